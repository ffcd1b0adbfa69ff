# Makes the four files of db-benchmark's join questions: Rscript join.R ROWS FOLDER.
# The seed and the order of the random calls are those of db-benchmark (github.com/duckdblabs/db-benchmark).
library(data.table)
rows <- commandArgs(TRUE)[1]
folder <- commandArgs(TRUE)[2]
n <- as.numeric(rows)

# Of n keys nine tenths are in both tables; each table has a tenth of its own.
split_keys <- function(n) {
  key <- sample.int(n * 1.1)
  list(left = key[1:n], right = key[c(1:(n * 0.9), seq.int(n + 1, n * 1.1))])
}
# Each key at least once, in random order.
all_of <- function(keys, size) sample(c(keys, sample(keys, size - length(keys), TRUE)))
values <- function(size) round(runif(size, max = 100), 6)
write_table <- function(ids, v, size) {
  names(ids) <- paste0("id", seq_along(ids))
  texts <- lapply(ids, function(id) sprintf("id%d", id))
  names(texts) <- paste0("id", seq_along(ids) + 3)
  fwrite(c(ids, texts, v), file.path(folder, sprintf("J1_%s_%s_0_0.csv", rows, size)), showProgress = FALSE)
}
size_name <- function(size) paste0("1e", round(log10(size)))

set.seed(108)
keys <- lapply(n / c(1e6, 1e3, 1), split_keys)
left <- lapply(keys, function(key) all_of(key$left, n))
write_table(left, list(v1 = values(n)), "NA")
rm(left)
for (tables in 1:3) {
  size <- n / c(1e6, 1e3, 1)[tables]
  right <- lapply(keys[1:tables], function(key) all_of(key$right, size))
  write_table(right, list(v2 = values(size)), size_name(size))
}

# Makes the file of db-benchmark's group-by questions: Rscript groupby.R ROWS FOLDER.
# The seed and the order of the random calls are those of db-benchmark (github.com/duckdblabs/db-benchmark), so its
# published check sums hold.
library(data.table)
rows <- commandArgs(TRUE)[1]
folder <- commandArgs(TRUE)[2]
n <- as.integer(rows)
k <- 100L
any_of <- function(values) sample(values, n, TRUE)
set.seed(108)
table <- list(
  id1 = any_of(sprintf("id%03d", 1:k)),
  id2 = any_of(sprintf("id%03d", 1:k)),
  id3 = any_of(sprintf("id%010d", 1:(n / k))),
  id4 = any_of(k),
  id5 = any_of(k),
  id6 = any_of(n / k),
  v1 = any_of(5),
  v2 = any_of(15),
  v3 = round(runif(n, max = 100), 6))
fwrite(table, file.path(folder, sprintf("G1_%s_1e2_0_0.csv", rows)), showProgress = FALSE)

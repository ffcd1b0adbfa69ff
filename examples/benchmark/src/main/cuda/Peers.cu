// What CUB and Thrust take for operations that `benchmark resident` times, on inputs of the same kinds: a table in
// Markdown with milliseconds a call. As there, a figure is the median of some rounds, and each round the mean of many
// calls that are queued one after the other, with one wait at the end. Memory for intermediate results is taken
// before. What has a result of unknown length waits for it in each call, as it does there.
//
//     nvcc -O3 -std=c++17 -arch=native -o peers examples/benchmark/src/main/cuda/Peers.cu && ./peers 1000000 67108864

#include <cub/cub.cuh>
#include <thrust/binary_search.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/gather.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>
#include <thrust/tabulate.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

using Ints = thrust::device_vector<int32_t>;
using Longs = thrust::device_vector<int64_t>;

static const int ROUNDS = 7;
static const double ROUND_MILLIS = 60;
static const int SEGMENT = 100;
static const int TENTH = 10;

static void check(bool right, const char* what) {
    if (!right) {
        std::fprintf(stderr, "%s: wrong\n", what);
        std::exit(1);
    }
}

static void check(cudaError_t status) {
    check(status == cudaSuccess, cudaGetErrorString(status));
}

// Keeps memory that Thrust gives back for its next call: cudaMalloc would take longer than many calls do.
struct Kept {
    using value_type = char;
    std::multimap<std::ptrdiff_t, char*> idle;
    std::map<char*, std::ptrdiff_t> sizes;

    char* allocate(std::ptrdiff_t bytes) {
        auto found = idle.lower_bound(bytes);
        if (found != idle.end()) {
            char* memory = found->second;
            idle.erase(found);
            return memory;
        }
        char* memory = nullptr;
        check(cudaMalloc(&memory, bytes));
        sizes[memory] = bytes;
        return memory;
    }

    void deallocate(char* memory, std::size_t) {
        idle.emplace(sizes[memory], memory);
    }

    ~Kept() {
        for (auto& each : sizes) {
            cudaFree(each.first);
        }
    }
};

static double millisOf(const std::function<void()>& call, int many) {
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < many; i++) {
        call();
    }
    check(cudaDeviceSynchronize());
    std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count() / many;
}

static void row(const char* name, const char* peer, const std::function<void()>& call) {
    millisOf(call, 3);
    int many = std::max(2, std::min(1000, (int) (ROUND_MILLIS / millisOf(call, 2))));
    std::vector<double> millis;
    for (int round = 0; round < ROUNDS; round++) {
        millis.push_back(millisOf(call, many));
    }
    std::sort(millis.begin(), millis.end());
    std::printf("| %s | %s | %.3f |\n", name, peer, millis[ROUNDS / 2]);
    std::fflush(stdout);
}

// A row of CUB: the first call asks for the memory that the others use.
template<class Call>
static void cubRow(const char* name, const char* peer, Call call) {
    std::size_t bytes = 0;
    check(call(nullptr, bytes));
    thrust::device_vector<char> memory(bytes);
    row(name, peer, [&] { check(call(thrust::raw_pointer_cast(memory.data()), bytes)); });
}

// The 64 bits of splitmix64 (Steele, Lea and Flood, 2014) for a number.
struct Random {
    uint64_t seed;

    __host__ __device__ uint64_t operator()(uint64_t i) const {
        uint64_t z = (seed + i) * 0x9e3779b97f4a7c15ull;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }
};

// Random integers from 0 on, less than a bound; all integers if the bound is 0.
template<class T>
struct Below {
    Random random;
    uint64_t bound;

    __host__ __device__ T operator()(uint64_t i) const {
        return (T) (bound == 0 ? random(i) : random(i) % bound);
    }
};

struct Less {
    template<class T>
    __host__ __device__ bool operator()(const T& x, const T& y) const {
        return x < y;
    }
};

template<class T>
static thrust::device_vector<T> randoms(std::size_t n, uint64_t bound, uint64_t seed) {
    thrust::device_vector<T> made(n);
    thrust::tabulate(made.begin(), made.end(), Below<T>{Random{seed << 40}, bound});
    return made;
}

static Ints sortedHalf(const Ints& keys, bool second) {
    std::size_t half = keys.size() / 2;
    Ints made(keys.begin() + (second ? half : 0), second ? keys.end() : keys.begin() + half);
    thrust::sort(made.begin(), made.end());
    return made;
}

template<class V>
static auto raw(V& vector) {
    return thrust::raw_pointer_cast(vector.data());
}

static void table(int n) {
    Kept kept;
    auto queue = thrust::cuda::par_nosync(kept);
    Ints keys = randoms<int32_t>(n, 0, 1);
    Ints made(n);
    Ints indices(n);
    thrust::sequence(indices.begin(), indices.end());
    Longs wide = randoms<int64_t>(n, 0, 2);
    Longs wideMade(n);
    std::printf("\n%d elements\n\n| operation | peer | ms |\n|---|---|---|\n", n);

    cubRow("sort int", "radix", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortKeys(memory, bytes, raw(keys), raw(made), n);
    });
    check(thrust::is_sorted(made.begin(), made.end()), "radix");
    cubRow("sort int", "merge", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceMergeSort::SortKeysCopy(memory, bytes, raw(keys), raw(made), n, Less{});
    });
    check(thrust::is_sorted(made.begin(), made.end()), "merge sort");
    cubRow("sort long", "radix", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortKeys(memory, bytes, raw(wide), raw(wideMade), n);
    });
    cubRow("sort long", "merge", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceMergeSort::SortKeysCopy(memory, bytes, raw(wide), raw(wideMade), n, Less{});
    });
    check(thrust::is_sorted(wideMade.begin(), wideMade.end()), "merge sort of longs");
    Ints order(n);
    cubRow("argsort int", "radix pairs", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortPairs(memory, bytes, raw(keys), raw(made), raw(indices), raw(order), n);
    });
    cubRow("inclusive int", "scan", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceScan::InclusiveSum(memory, bytes, raw(keys), raw(made), n);
    });
    row("reduce int", "Thrust", [&] { thrust::reduce(queue, keys.begin(), keys.end()); });

    Ints a = sortedHalf(keys, false);
    Ints b = sortedHalf(keys, true);
    cubRow("merge int", "merge", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceMerge::MergeKeys(memory, bytes, raw(a), (int) a.size(), raw(b), (int) b.size(), raw(made));
    });
    check(thrust::is_sorted(made.begin(), made.end()), "merge");
    Ints few = randoms<int32_t>(n, n, 3);
    a = sortedHalf(few, false);
    b = sortedHalf(few, true);
    row("union int", "Thrust", [&] {
        thrust::set_union(queue, a.begin(), a.end(), b.begin(), b.end(), made.begin());
    });
    row("intersection int", "Thrust", [&] {
        thrust::set_intersection(queue, a.begin(), a.end(), b.begin(), b.end(), made.begin());
    });

    Ints sorted = keys;
    thrust::sort(sorted.begin(), sorted.end());
    thrust::device_vector<int64_t> length(1);
    std::function<int64_t()> lengthOf = [&] { return (int64_t) length[0]; };
    cubRow("unique int", "select", [&](void* memory, std::size_t& bytes) {
        cudaError_t status = cub::DeviceSelect::Unique(memory, bytes, raw(sorted), raw(made), raw(length), n);
        return memory == nullptr || lengthOf() > 0 ? status : cudaErrorUnknown;
    });
    Ints needles = randoms<int32_t>(n / TENTH, 0, 4);
    row("lower-bounds int", "Thrust", [&] {
        thrust::lower_bound(queue, sorted.begin(), sorted.end(), needles.begin(), needles.end(), made.begin());
    });
    Ints places = randoms<int32_t>(n, n, 5);
    row("take int", "Thrust", [&] {
        thrust::gather(queue, places.begin(), places.end(), keys.begin(), made.begin());
    });

    int segments = (n + SEGMENT - 1) / SEGMENT;
    Ints offsets(segments + 1);
    thrust::sequence(offsets.begin(), offsets.end(), 0, SEGMENT);
    offsets[segments] = n;
    cubRow("sort-segments int", "segmented sort", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceSegmentedSort::SortKeys(memory, bytes, raw(keys), raw(made), n, segments, raw(offsets),
                raw(offsets) + 1);
    });
    cubRow("sum-segments int", "segmented reduce", [&](void* memory, std::size_t& bytes) {
        return cub::DeviceSegmentedReduce::Sum(memory, bytes, raw(keys), raw(made), segments, raw(offsets),
                raw(offsets) + 1);
    });

    // Of 10 rows a group: a sort brings each group together, and then it is folded.
    Ints groupsOf = randoms<int32_t>(n, std::max(1, n / TENTH), 6);
    Ints groups(n);
    thrust::device_vector<char> memory;
    std::size_t bytes = 0;
    check(cub::DeviceRadixSort::SortPairs(nullptr, bytes, raw(groupsOf), raw(groups), raw(wide), raw(wideMade), n));
    memory.resize(bytes);
    Longs sums(n);
    row("sum-by-key int", "radix pairs, Thrust", [&] {
        std::size_t room = bytes;
        check(cub::DeviceRadixSort::SortPairs(raw(memory), room, raw(groupsOf), raw(groups), raw(wide), raw(wideMade),
                n));
        thrust::reduce_by_key(queue, groups.begin(), groups.end(), wideMade.begin(), made.begin(), sums.begin());
    });
    check(cub::DeviceRadixSort::SortPairs(nullptr, bytes, raw(groupsOf), raw(groups), raw(keys), raw(order), n));
    memory.resize(std::max(bytes, memory.size()));
    Ints intSums(n);
    row("sum-by-key int, values int", "radix pairs, Thrust", [&] {
        std::size_t room = memory.size();
        check(cub::DeviceRadixSort::SortPairs(raw(memory), room, raw(groupsOf), raw(groups), raw(keys), raw(order), n));
        thrust::reduce_by_key(queue, groups.begin(), groups.end(), order.begin(), made.begin(), intSums.begin());
    });
    bytes = memory.size();
    row("counts int", "radix, Thrust", [&] {
        std::size_t room = bytes;
        check(cub::DeviceRadixSort::SortKeys(raw(memory), room, raw(groupsOf), raw(groups), n));
        thrust::reduce_by_key(queue, groups.begin(), groups.end(), thrust::constant_iterator<int>(1), made.begin(),
                order.begin());
    });
}

int main(int count, char** arguments) {
    cudaDeviceProp device;
    check(cudaGetDeviceProperties(&device, 0));
    std::printf("%s, CUDA %d.%d, CUB %d.%d.%d\n", device.name, CUDART_VERSION / 1000, CUDART_VERSION % 1000 / 10,
            CUB_MAJOR_VERSION, CUB_MINOR_VERSION, CUB_SUBMINOR_VERSION);
    for (int i = 1; i < count; i++) {
        table(std::atoi(arguments[i]));
    }
    return count > 1 ? 0 : 2;
}

/// Times of repeated work, in nanoseconds.
struct Times: Codable, Sendable {
  let median: Double
  let shortest: Double

  /// Summarizes the times of at least one run.
  init(_ times: [Double]) {
    let sorted = times.sorted()
    median = sorted[sorted.count / 2]
    shortest = sorted[0]
  }
}

/// The results of one engine on one workload.
struct Figures: Codable, Sendable {
  /// The times to build and lay out the tree.
  let build: Times
  /// The times of a layout after all leaves have changed.
  let layout: Times
  /// The times of invalidating one leaf and of the next layout.
  let relayout: Times
  /// The heap memory per node after the first layout, in bytes.
  let bytesPerNode: Double
}

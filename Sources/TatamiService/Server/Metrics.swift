import Foundation
import Synchronization

/// The numbers of a service, in the text format of Prometheus.
///
/// A class, because event loops share it.
final class Metrics: Sendable {
  /// Numbers that are read when they are asked for.
  struct Gauges {
    var cachedPictures = 0
    var cachedBytes = 0
    var rendering = 0
    var workers = 0
    var workerRestarts = 0
    var residentBytes = 0
  }

  private struct State {
    var requests: [Int: Int] = [:]
    var hits = 0
    var misses = 0
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
    var count = 0
    var seconds = 0.0
  }

  /// The upper bounds of the histogram, in seconds.
  private static let bounds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private let state = Mutex(State())

  /// Counts an answer.
  func count(_ response: ServiceResponse, _ duration: Duration) {
    let seconds = duration / .seconds(1)
    state.withLock { state in
      state.requests[response.status, default: 0] += 1
      if let isCached = response.isCached {
        if isCached { state.hits += 1 } else { state.misses += 1 }
      }
      state.count += 1
      state.seconds += seconds
      for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
        state.buckets[index] += 1
      }
    }
  }

  /// Returns all numbers.
  func text(_ gauges: Gauges) -> String {
    let state = state.withLock { $0 }
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ values: [(String, String)]) {
      text += "# HELP tatami_\(name) \(help)\n# TYPE tatami_\(name) \(type)\n"
      for (label, value) in values { text += "tatami_\(name)\(label) \(value)\n" }
    }
    add(
      "requests_total",
      "counter",
      "Answers by status code.",
      state.requests.sorted { $0.key < $1.key }.map { (#"{code="\#($0.key)"}"#, "\($0.value)") }
    )
    let buckets = zip(Self.bounds, state.buckets).map { (#"_bucket{le="\#($0)"}"#, "\($1)") }
    add(
      "request_seconds",
      "histogram",
      "The time from the request to the answer.",
      buckets + [
        (#"_bucket{le="+Inf"}"#, "\(state.count)"), ("_sum", "\(state.seconds)"),
        ("_count", "\(state.count)"),
      ]
    )
    add("cache_hits_total", "counter", "Pictures from memory.", [("", "\(state.hits)")])
    add("cache_misses_total", "counter", "Pictures that were drawn.", [("", "\(state.misses)")])
    for (name, type, help, value) in Self.rows(gauges) { add(name, type, help, [("", "\(value)")]) }
    return text
  }

  private static func rows(_ gauges: Gauges) -> [(String, String, String, Int)] {
    [
      ("cache_pictures", "gauge", "Pictures in memory.", gauges.cachedPictures),
      ("cache_bytes", "gauge", "The size of the pictures in memory.", gauges.cachedBytes),
      ("rendering", "gauge", "Pictures that are drawn or wait for it.", gauges.rendering),
      ("workers", "gauge", "Pictures that can be drawn at once.", gauges.workers),
      ("worker_restarts_total", "counter", "Workers that were replaced.", gauges.workerRestarts),
      ("resident_bytes", "gauge", "The memory of the server's process.", gauges.residentBytes),
    ]
  }
}

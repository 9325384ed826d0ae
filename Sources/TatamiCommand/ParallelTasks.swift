import Foundation
import Synchronization

/// Work that is distributed among several threads.
enum ParallelTasks {
  /// Returns the results of a closure for all elements, in order.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads, at least 1; the system may use fewer.
  ///   - progress: Called on the caller's thread with the number of finished elements.
  ///   - work: Called on any thread.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int,
    progress: (Int) -> Void,
    _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    let jobs = max(1, jobs)
    var results: [Result] = []
    while results.count < elements.count {
      let start = results.count
      // Batches contain a few elements per thread, so that progress is reported between them.
      let batch = Array(elements[start..<min(elements.count, start + 4 * jobs)])
      let found = Mutex<[Int: Result]>([:])
      DispatchQueue.concurrentPerform(iterations: min(jobs, batch.count)) { job in
        for index in stride(from: job, to: batch.count, by: jobs) {
          let result = work(batch[index])
          found.withLock { $0[index] = result }
        }
      }
      results += found.withLock { found in batch.indices.compactMap { found[$0] } }
      progress(results.count)
    }
    return results
  }
}

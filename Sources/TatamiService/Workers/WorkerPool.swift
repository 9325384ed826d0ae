import Foundation
import Synchronization
import TatamiJSON

/// Processes that answer jobs, each one job at a time; one that ends or takes too long is replaced.
///
/// ```swift
/// let program = WorkerProgram(
///   path: "/usr/bin/tatami",
///   arguments: ["render", "--worker", "--jobs", "1"]
/// )
/// let pool = WorkerPool(program, count: 4)
/// let end = WorkerLoop().run(pool)
/// pool.stop()
/// ```
///
/// A class, because it owns processes and their threads.
public final class WorkerPool: Sendable {
  /// A line that waits for a worker.
  private struct Waiting {
    let line: [UInt8]
    let completion: @Sendable (Result<String, JobError>) -> Void
  }

  private struct State {
    var waiting: [Waiting] = []
    var isEnding = false
    var restarts = 0
  }

  /// The number of workers.
  public let count: Int
  private let program: WorkerProgram
  private let duration: Duration
  private let condition = NSCondition()
  // The condition guards the state.
  private nonisolated(unsafe) var state = State()
  private let threads = DispatchGroup()

  /// The last member of the answer of a worker that is to be replaced.
  private static let recycling = #","recycle":true}"#
  /// The time for a worker's start, which comes in addition to that of its first job.
  private static let startingTime = Duration.seconds(10)

  /// Starts workers.
  ///
  /// - Parameters:
  ///   - program: The program of the workers and its arguments.
  ///   - count: The number of processes, at least 1.
  ///   - duration: The time of a job, after which its worker is ended.
  public init(_ program: WorkerProgram, count: Int, duration: Duration = .seconds(10)) {
    (self.program, self.count, self.duration) = (program, max(1, count), duration)
    for _ in 0..<self.count {
      threads.enter()
      let thread = Thread { [self] in
        work()
        threads.leave()
      }
      thread.start()
    }
  }

  /// The number of workers that were replaced, and of lines that wait for a worker.
  var numbers: (restarts: Int, waiting: Int) {
    condition.withLock { (state.restarts, state.waiting.count) }
  }

  /// Passes a job to the next free worker.
  ///
  /// - Parameters:
  ///   - line: A JSON object without a line feed.
  ///   - completion: Called on a thread of the pool with the answer, a JSON object.
  func submit(
    _ line: [UInt8],
    _ completion: @escaping @Sendable (Result<String, JobError>) -> Void
  ) {
    let isEnding = condition.withLock {
      if !state.isEnding { state.waiting.append(Waiting(line: line, completion: completion)) }
      condition.signal()
      return state.isEnding
    }
    if isEnding { completion(.failure(JobError(.internal, "the workers are ending"))) }
  }

  /// Stops the workers after the jobs that wait, and waits for the end of their processes.
  public func stop() {
    condition.withLock {
      state.isEnding = true
      condition.broadcast()
    }
    threads.wait()
  }

  private func next() -> Waiting? {
    condition.withLock {
      while state.waiting.isEmpty && !state.isEnding { condition.wait() }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  private func work() {
    var waiting: Waiting?
    while let first = waiting ?? next() {
      waiting = nil
      guard let worker = WorkerProcess(program) else {
        first.completion(.failure(JobError(.internal, "a worker could not be started")))
        continue
      }
      var duration = duration + Self.startingTime
      var job: Waiting? = first
      while let current = job {
        let (result, isUsable) = Self.answer(to: current.line, worker, within: duration)
        if !isUsable { condition.withLock { state.restarts += 1 } }
        current.completion(result)
        guard isUsable else { break }
        duration = self.duration
        job = next()
        // A worker that has ended while it was idle fails no job.
        if job != nil, worker.hasEnded {
          condition.withLock { state.restarts += 1 }
          (waiting, job) = (job, nil)
        }
      }
    }
  }

  /// Returns the answer of a worker, and whether it can take another job.
  private static func answer(
    to line: [UInt8],
    _ worker: borrowing WorkerProcess,
    within duration: Duration
  ) -> (Result<String, JobError>, Bool) {
    do throws(WorkerProcess.Failure) {
      var text = String(decoding: try worker.answer(to: line, within: duration), as: UTF8.self)
      let isUsable = !text.hasSuffix(recycling)
      if !isUsable { text = text.dropLast(recycling.count) + "}" }
      return (.success(text), isUsable)
    } catch {
      switch error {
      case .timeout:
        return (
          .failure(JobError(.timeout, "the time of the job was over; its worker was ended")), false
        )
      case .ended:
        return (.failure(JobError(.internal, "the worker has ended during the job")), false)
      }
    }
  }
}

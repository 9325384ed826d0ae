internal import Foundation

/// Work on threads whose stacks are large enough for the deepest syntax that the parser accepts.
enum DeepStack {
  private static let size = 512 << 20
  /// The maximum number of threads at a time.
  private static let maxThreads = 8

  /// A thread and its result; `@unchecked Sendable`, because the semaphore orders the accesses.
  private final class Job<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private let finished = DispatchSemaphore(value: 0)
    private var value: Value?

    /// Starts the work.
    init(_ work: @escaping @Sendable () -> Value) {
      self.work = work
      let thread = Thread { [self] in
        value = work()
        finished.signal()
      }
      thread.stackSize = DeepStack.size
      thread.start()
    }

    /// Waits for the result; called once.
    func result() -> Value {
      finished.wait()
      return value ?? work()
    }
  }

  /// Returns the result of the work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    Job(work).result()
  }

  /// Returns the results for some values, in their order; the work is divided among threads.
  static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Value
  ) -> [Value] {
    let count = min(elements.count, ProcessInfo.processInfo.activeProcessorCount, maxThreads)
    let jobs = (0..<count).map { number in
      let part =
        elements[(number * elements.count / count)..<((number + 1) * elements.count / count)]
      return Job { part.map(transform) }
    }
    return jobs.flatMap { $0.result() }
  }
}

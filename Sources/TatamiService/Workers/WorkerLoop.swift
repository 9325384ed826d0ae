public import Foundation
import Synchronization
import TatamiJSON
import TatamiPicture

/// Reads jobs, one in a line, and writes an answer in a line for each, in their order.
///
/// ```swift
/// let end = WorkerLoop().run(JobRunner())
/// ```
public struct WorkerLoop: Sendable {
  /// The maximum length of a job, in bytes: 16 MiB.
  public static let lineLimit = 16 << 20

  /// The reason for the end of a loop.
  public enum End: Sendable {
    /// The input has ended, or a job or the program has asked for the end.
    case finished
    /// An answer could not be written.
    case outputClosed
  }

  private let input: Int32
  private let output: Int32
  private let isStopped: @Sendable () -> Bool

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - input: The descriptor of the jobs.
  ///   - output: The descriptor of the answers, each of which is written at once.
  ///   - isStopped: Whether to end after the jobs that have begun, as after a signal.
  public init(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.input, self.output, self.isStopped) = (input, output, isStopped)
  }

  /// Answers jobs in this process, on the main actor.
  @MainActor
  public func run(_ runner: JobRunner) -> End {
    var end = End.finished
    forEachLine { item, number in
      let (text, isLast) = answer(runner, item, number)
      if !write(text) { end = .outputClosed }
      return !isLast && end == .finished
    }
    return end
  }

  /// Answers jobs by the workers of a pool; at most two jobs per worker are read ahead.
  public func run(_ pool: WorkerPool) -> End {
    let answers = OrderedAnswers(window: 2 * pool.count) { write($0) }
    forEachLine { item, number in
      answers.waitForSpace()
      answers.expect(number)
      switch item {
      case .line(let line):
        pool.submit(line) { result in
          switch result {
          case .success(let text): answers.add(Self.numbered(text, number), number)
          case .failure(let error):
            answers.add(JobRunner.text(of: error, line: line, number: number), number)
          }
        }
        return answers.isOpen && !Self.asksForEnd(line)
      case .tooLong, .end:
        answers.add(Self.tooLong(number), number)
        return answers.isOpen
      }
    }
    answers.waitForAll()
    return answers.isOpen ? .finished : .outputClosed
  }

  /// Calls a closure with each line and its number, until it returns false; skips empty lines.
  private func forEachLine(_ body: (LineReader.Item, Int) -> Bool) {
    var reader = LineReader(input, limit: Self.lineLimit, isStopped: isStopped)
    var number = 0
    while true {
      let item = reader.next()
      if item == .end { return }
      number += 1
      if case .line(let line) = item, line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      guard body(item, number) else { return }
    }
  }

  @MainActor
  private func answer(_ runner: JobRunner, _ item: LineReader.Item, _ number: Int) -> (String, Bool)
  {
    guard case .line(let line) = item else { return (Self.tooLong(number), false) }
    let answer = runner.answer(to: line, number: number)
    return (answer.text, answer.isLast)
  }

  /// Returns an answer with the number of its line among all lines, not among those of its worker.
  private static func numbered(_ text: String, _ number: Int) -> String {
    let beginning = #"{"id":null,"line":"#
    guard text.hasPrefix(beginning) else { return text }
    return beginning + "\(number)" + text.dropFirst(beginning.count).drop { $0.isNumber }
  }

  private static func tooLong(_ number: Int) -> String {
    let error = JobError(.limit, "the line has more than \(lineLimit >> 20) MiB")
    return JobRunner.text(of: error, line: [], number: number)
  }

  /// Whether a job asks for the end of its worker.
  private static func asksForEnd(_ line: [UInt8]) -> Bool {
    guard line.count < 1_000, line.firstRange(of: Array(#""quit""#.utf8)) != nil,
      case .object(let members) = try? JSONReader.value(of: line)
    else { return false }
    return members["op"] == .string("quit")
  }

  private func write(_ text: String) -> Bool {
    var text = text + "\n"
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(output, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

/// Answers of several workers, written in the order of the lines.
///
/// A class, because the threads of the workers share it.
private final class OrderedAnswers: Sendable {
  private struct State {
    /// The answers that wait for one before them.
    var waiting: [Int: String] = [:]
    /// The numbers of the lines without an answer, in order.
    var numbers: [Int] = []
    var isOpen = true
  }

  private let state = Mutex(State())
  private let space: DispatchSemaphore
  private let window: Int
  private let write: @Sendable (String) -> Bool

  init(window: Int, write: @escaping @Sendable (String) -> Bool) {
    self.window = window
    self.write = write
    space = DispatchSemaphore(value: window)
  }

  /// Whether all answers could be written.
  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Waits until fewer lines than the window lack answers.
  func waitForSpace() { space.wait() }

  /// Waits until all lines have answers.
  func waitForAll() {
    for _ in 0..<window { space.wait() }
    for _ in 0..<window { space.signal() }
  }

  /// Announces a line.
  func expect(_ number: Int) { state.withLock { $0.numbers.append(number) } }

  /// Adds the answer to a line, and writes those that are next.
  func add(_ text: String, _ number: Int) {
    let written = state.withLock { state in
      var written = 0
      state.waiting[number] = text
      while let next = state.numbers.first, let text = state.waiting.removeValue(forKey: next) {
        state.numbers.removeFirst()
        if state.isOpen { state.isOpen = write(text) }
        written += 1
      }
      return written
    }
    for _ in 0..<written { space.signal() }
  }
}

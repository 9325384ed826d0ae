public import Foundation
import OrderedCollections
import TatamiJSON
public import TatamiPicture

/// Answers the jobs of a worker, each independent of those before it.
///
/// ```swift
/// let runner = JobRunner()
/// let answer = runner.answer(to: Array(#"{"id": 1, "op": "ping"}"#.utf8), number: 1)
/// ```
@MainActor
public final class JobRunner {
  /// The resources that the jobs of a worker can use.
  ///
  /// ```swift
  /// var options = JobRunner.Options()
  /// options.root = URL(filePath: "scenes")
  /// options.limits.duration = .seconds(2)
  /// let runner = JobRunner(options)
  /// ```
  public struct Options: Sendable {
    /// The folder of documents and images; nil for jobs without files.
    public var root: URL?
    /// The folder of outputs; nil for jobs whose answers have the bytes.
    public var outputRoot: URL?
    /// The limits, which jobs can lower.
    public var limits = RenderLimits()
    /// Writes a file completely or not at all; throws an error that describes why it cannot.
    public var write: @Sendable (Data, String) throws -> Void = { data, path in
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Creates the options of jobs without files.
    public init() {}
  }

  /// The answer to a line.
  public struct Answer {
    /// A JSON object without a line feed.
    public let text: String
    /// Whether the line asks for the end of the worker.
    public let isLast: Bool
  }

  /// The memory after which a worker asks to be replaced, in bytes.
  private static let recyclingMemory = 512 << 20

  private let options: Options
  private let reader: JobReader
  private var jobCount = 0
  private var errorCount = 0

  /// Creates a runner.
  public init(_ options: Options = Options()) {
    self.options = options
    reader = JobReader(root: options.root, limits: options.limits)
  }

  /// Returns the answer to a line; errors are answers.
  ///
  /// - Parameters:
  ///   - line: The line without its end, in UTF-8.
  ///   - number: The number of the line, counted from 1.
  public func answer(to line: [UInt8], number: Int) -> Answer {
    let start = ContinuousClock.now
    jobCount += 1
    var isLast = false
    var id: JSONValue?
    var members: OrderedDictionary<String, JSONValue>
    do throws(JobError) {
      let value = try Self.value(of: line)
      id = Self.id(of: value)
      let job = try reader.job(value)
      isLast = job.operation == .quit
      members = try perform(job)
      members["ms"] = .number(Self.milliseconds(since: start))
    } catch {
      errorCount += 1
      members = ["error": error.json]
    }
    if ProcessUsage.residentBytes > Self.recyclingMemory { members["recycle"] = .bool(true) }
    return Answer(text: Self.text(id, number, members), isLast: isLast)
  }

  /// Returns the answer to a line that was not read, or whose worker ended.
  nonisolated static func text(of error: JobError, line: [UInt8], number: Int) -> String {
    text((try? value(of: line)).flatMap(id), number, ["error": error.json])
  }

  private nonisolated static func text(
    _ id: JSONValue?,
    _ number: Int,
    _ members: OrderedDictionary<String, JSONValue>
  ) -> String {
    var answer: OrderedDictionary<String, JSONValue> = ["id": id ?? .null]
    if id == nil { answer["line"] = .number(number) }
    answer["ok"] = .bool(members["error"] == nil)
    answer.merge(members) { first, _ in first }
    return JSONWriter.text(of: .object(answer))
  }

  private nonisolated static func value(of line: [UInt8]) throws(JobError) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.value(of: line, valueLimit: JobReader.valueLimit)
    } catch {
      throw JobError(.json, "\(error)")
    }
  }

  /// Returns the scalar that identifies a job; nil without one.
  private nonisolated static func id(of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value, let id = members["id"], id != .null else { return nil }
    switch id {
    case .array, .object: return nil
    default: return id
    }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let microseconds = ((ContinuousClock.now - start) / .microseconds(1)).rounded()
    return microseconds / 1_000
  }
}

extension JobRunner {
  private func perform(
    _ job: RenderJob
  ) throws(JobError) -> OrderedDictionary<String, JSONValue> {
    switch job.operation {
    case .render: return try render(job)
    case .check: return try check(job)
    case .frames: return ["frames": try frames(job)]
    case .ping, .quit: return [:]
    case .stats:
      return [
        "jobs": .number(jobCount), "errors": .number(errorCount),
        "memory": .number(ProcessUsage.residentBytes),
      ]
    }
  }

  private func render(
    _ job: RenderJob
  ) throws(JobError) -> OrderedDictionary<String, JSONValue> {
    let target = try job.output.map { (path) throws(JobError) in
      try OutputTarget.path(path, below: options.outputRoot)
    }
    let request = try reader.request(of: job)
    let rendered: RenderedPicture
    do throws(RenderError) {
      rendered = try PictureRenderer(limits: job.limits).renderOnMainActor(request)
    } catch {
      throw JobError(error)
    }
    let picture = JobPicture(rendered)
    var members: OrderedDictionary<String, JSONValue> = [
      "width": .number(picture.width), "height": .number(picture.height),
      "format": .string(request.format.rawValue),
    ]
    if let target, let output = job.output {
      try write(picture.data, to: target, named: output)
      members["output"] = .string(output)
    } else {
      members["bytes"] = .string(picture.data.base64EncodedString())
    }
    members["sha256"] = .string(picture.digest)
    members["notes"] = .array(picture.notes.map(JSONValue.string))
    if !picture.imagePaths.isEmpty {
      members["images"] = .array(picture.imagePaths.map(JSONValue.string))
    }
    return members
  }

  private func check(
    _ job: RenderJob
  ) throws(JobError) -> OrderedDictionary<String, JSONValue> {
    let request = try reader.request(of: job)
    do throws(RenderError) {
      let picture = try PictureRenderer(limits: job.limits).layOut(request)
      return [
        "width": .number(Double(picture.size.width)),
        "height": .number(Double(picture.size.height)),
        "notes": .array(picture.notes.map(JSONValue.string)),
      ]
    } catch {
      throw JobError(error)
    }
  }

  private func frames(_ job: RenderJob) throws(JobError) -> JSONValue {
    guard case .scene(let document, _) = try reader.request(of: job).content else {
      throw JobError(.request, "frames are those of geometry documents, not of tournaments")
    }
    do throws(SceneError) {
      return try SceneLayout.read(document).frames()
    } catch {
      throw JobError(error)
    }
  }

  private func write(_ data: Data, to path: String, named name: String) throws(JobError) {
    do {
      try options.write(data, path)
    } catch {
      throw JobError(.write, "cannot write \(quoted: name): \(OutputTarget.reason(error))")
    }
  }
}

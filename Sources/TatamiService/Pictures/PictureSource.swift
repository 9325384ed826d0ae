public import Foundation
import TatamiDocuments
public import TatamiJSON
public import TatamiPicture

/// A type that draws the pictures of a service.
public protocol PictureSource: Sendable {
  /// The number of pictures that are drawn at the same time.
  var concurrency: Int { get }

  /// Returns the picture of a job, which is described as for `tatami render --worker`.
  func picture(of job: JSONValue) async -> Result<JobPicture, JobError>
}

/// Draws in this process: layout on the main actor, one picture at a time.
///
/// ```swift
/// let source = LocalPictures(root: URL(filePath: "templates"))
/// let server = try await PictureServer.start(options, source: source, port: 8080)
/// ```
///
/// The main actor must be free, as it is in a program with an asynchronous `main`.
public struct LocalPictures: PictureSource {
  /// One: layouts take place one after another.
  public let concurrency = 1
  private let reader: JobReader

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - root: The folder of documents and images; nil for jobs without files.
  ///   - limits: The limits of each picture, which jobs can lower.
  public init(root: URL? = nil, limits: RenderLimits = RenderLimits()) {
    reader = JobReader(root: root, limits: limits)
  }

  /// Returns the picture of a job.
  public func picture(of job: JSONValue) async -> Result<JobPicture, JobError> {
    let request: PictureRequest
    let limits: RenderLimits
    do throws(JobError) {
      let job = try reader.job(job)
      (request, limits) = (try reader.request(of: job), job.limits)
    } catch {
      return .failure(error)
    }
    do throws(RenderError) {
      return .success(JobPicture(try await PictureRenderer(limits: limits).render(request)))
    } catch {
      return .failure(JobError(error))
    }
  }
}

extension WorkerPool: PictureSource {
  /// The number of workers.
  public var concurrency: Int { count }

  /// Returns the picture of a job.
  public func picture(of job: JSONValue) async -> Result<JobPicture, JobError> {
    let answer = await withCheckedContinuation { continuation in
      submit(Array(JSONWriter.text(of: job).utf8)) { continuation.resume(returning: $0) }
    }
    switch answer {
    case .failure(let error): return .failure(error)
    case .success(let text): return Self.picture(answer: text)
    }
  }

  private static func picture(answer text: String) -> Result<JobPicture, JobError> {
    guard case .object(let members) = try? JSONReader.value(of: Array(text.utf8)) else {
      return .failure(JobError(.internal, "the worker's answer is not JSON"))
    }
    guard members["ok"] == .bool(true) else {
      return .failure(JobError(json: members["error"]))
    }
    return JobPicture(answer: members).map(Result.success)
      ?? .failure(JobError(.internal, "the worker's answer has no picture"))
  }
}

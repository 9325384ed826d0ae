import Foundation
import TatamiDocuments
import TatamiDrawing
import TatamiJSON
import TatamiPicture

/// Reads jobs, and the files that they name.
struct JobReader: Sendable {
  /// The folder of documents and images; nil for jobs without files.
  let root: URL?
  /// The limits, which jobs can lower.
  let limits: RenderLimits

  /// The maximum number of values in a job or in a document.
  static let valueLimit = 1_000_000
  /// The maximum size of a document of `path`, in bytes.
  private static let documentLimit = 16 << 20

  /// Returns the job of a line.
  func job(_ value: JSONValue) throws(JobError) -> RenderJob {
    do throws(SceneError) {
      return try RenderJob(value, limits: limits)
    } catch {
      throw JobError(error, code: .request)
    }
  }

  /// Returns the request of a job, after reading its files.
  func request(of job: RenderJob) throws(JobError) -> PictureRequest {
    var request = job.form
    request.folder = root
    switch job.source {
    case .tournament(let text): request.content = .tournament(Array(text.utf8))
    case .path(let path):
      let (document, folder) = try document(at: path)
      request.content = .scene(document, data: try data(of: job, document))
      request.folder = folder
    case .scene(let document):
      request.content = .scene(document, data: try data(of: job, document))
    case nil: break
    }
    return request
  }

  private func data(
    of job: RenderJob,
    _ document: SceneValue
  ) throws(JobError) -> SceneData? {
    do throws(SceneError) {
      guard let texts = job.texts else {
        return try job.data.map { (data) throws(SceneError) in try SceneData(data) }
      }
      guard case .object(let members) = document else { return nil }
      return try SceneData(texts: texts, replacing: job.data ?? members["data"])
    } catch {
      throw JobError(error)
    }
  }

  /// Reads a document below the root; its images are relative to its folder.
  private func document(at path: String) throws(JobError) -> (SceneValue, URL) {
    switch SceneFolders(root).search(path) {
    case .missing: throw JobError(.missing, "cannot read \(quoted: path): no such file")
    case .outside: throw JobError(.missing, "\(quoted: path) is not below the root of the worker")
    case .file(let file):
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try RegularFile(file, maxSize: Self.documentLimit).bytes()
      } catch {
        throw JobError(.missing, "cannot read \(quoted: path): \(error)")
      }
      return (try Self.parse(bytes), URL(fileURLWithPath: file).deletingLastPathComponent())
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(JobError) -> SceneValue {
    do throws(SceneError) {
      return try SceneDocument.parse(bytes, valueLimit: valueLimit)
    } catch {
      throw JobError(error)
    }
  }
}

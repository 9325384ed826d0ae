import OrderedCollections
import TatamiDocuments
import TatamiJSON
import TatamiPicture

/// A job of a worker, as its line states it.
struct RenderJob {
  /// The operation that a job requests.
  enum Operation: String, CaseIterable {
    /// A picture.
    case render
    /// Whether a document can be drawn, and its notes.
    case check
    /// The frames of a geometry document.
    case frames
    /// An answer.
    case ping
    /// The numbers of jobs and errors, and the memory of the worker.
    case stats
    /// The end of the worker, after the answer.
    case quit
  }

  /// The origin of a document.
  enum Source {
    /// A scene in the job.
    case scene(SceneValue)
    /// A file below the worker's root.
    case path(String)
    /// A match list in the job.
    case tournament(String)
  }

  /// The members of a job, in the order of the documentation.
  static let keys = [
    "id", "op", "scene", "path", "tournament", "data", "texts", "format", "scale", "theme",
    "direction", "title", "output", "limits",
  ]

  var operation = Operation.render
  /// The document; nil for operations without one.
  var source: Source?
  /// The values of the document's references.
  var data: SceneValue?
  /// Texts that replace values of the data, as of a query or a row of a CSV file.
  var texts: OrderedDictionary<String, String>?
  /// The form of the file; its content is empty.
  var form = PictureRequest(.scene(.null))
  /// The path of the file, relative to the folder for outputs; nil for bytes in the answer.
  var output: String?
  var limits: RenderLimits

  /// Reads the job of a line.
  ///
  /// - Parameter limits: The limits that the job can lower.
  /// - Throws: `SceneError.document`.
  init(_ value: SceneValue, limits: RenderLimits) throws(SceneError) {
    let job = try DocumentReader<SceneError>(value).object(Self.keys)
    self.limits = limits
    if let reader = job["op"] { operation = try reader.choice(Operation.self) }
    if let reader = job["limits"] { self.limits = try Self.limits(reader, limits) }
    data = job["data"]?.value
    texts = try job["texts"].map { (reader) throws(SceneError) in try Self.texts(reader) }
    form = try Self.form(job)
    if let reader = job["output"] { output = try reader.string() }
    switch operation {
    case .render, .check, .frames: source = try Self.source(job)
    case .ping, .stats, .quit: break
    }
  }

  private static func source(
    _ job: DocumentObject<SceneError>
  ) throws(SceneError) -> Source {
    let names = ["scene", "path", "tournament"]
    let given = names.filter { job[$0] != nil }
    guard given.count < 2 else {
      throw .impossible(reason: "the job has '\(given[0])' and '\(given[1])'", at: job.path)
    }
    if let reader = job["path"] { return .path(try reader.string()) }
    if let reader = job["tournament"] { return .tournament(try reader.string()) }
    guard let scene = job["scene"] else {
      throw .impossible(
        reason: "a document is missing; allowed: 'scene', 'path', 'tournament'",
        at: job.path
      )
    }
    return .scene(try .object(scene.object().members))
  }

  private static func form(
    _ job: DocumentObject<SceneError>
  ) throws(SceneError) -> PictureRequest {
    var form = PictureRequest(.scene(.null))
    if let reader = job["format"] { form.format = try reader.choice(PictureFormat.self) }
    if let reader = job["scale"] {
      form.scale = try reader.number(in: PictureRequest.allowedScales)
    }
    if let reader = job["theme"] { form.theme = try reader.choice(PictureTheme.self) }
    if let reader = job["direction"] { form.direction = try reader.choice(ReadingDirection.self) }
    if let reader = job["title"] { form.title = try reader.string() }
    return form
  }

  private static func texts(
    _ reader: DocumentReader<SceneError>
  ) throws(SceneError) -> OrderedDictionary<String, String> {
    var texts: OrderedDictionary<String, String> = [:]
    for (name, value) in try reader.members() {
      texts[name] = value.isNull ? "" : try value.string()
    }
    return texts
  }

  private static func limits(
    _ reader: DocumentReader<SceneError>,
    _ highest: RenderLimits
  ) throws(SceneError) -> RenderLimits {
    let object = try reader.object(["ms", "pixels", "nodes", "bytes", "levels"])
    var limits = highest
    let range = 1...1_000_000_000
    if let value = object["ms"] { limits.duration = .milliseconds(try value.integer(in: range)) }
    if let value = object["pixels"] { limits.pixels = try value.integer(in: range) }
    if let value = object["nodes"] { limits.nodes = try value.integer(in: range) }
    if let value = object["bytes"] { limits.bytes = try value.integer(in: range) }
    if let value = object["levels"] { limits.levels = try value.integer(in: range) }
    return limits.lowered(to: highest)
  }
}

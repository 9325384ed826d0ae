import OrderedCollections
import TatamiDocuments
import TatamiJSON
import TatamiPicture

/// A scene whose references are replaced by the parameters of a request, or the results of a
/// tournament.
struct Template: Sendable {
  /// The document.
  enum Content: Sendable {
    case scene(SceneValue)
    case tournament(String)
  }

  /// The name in URLs.
  let name: String
  /// The name of the file.
  let file: String
  let content: Content
  /// The SHA-256 of the file.
  let digest: String
  /// The values of the document's own data, by the names of parameters.
  let defaults: OrderedDictionary<String, JSONValue>
  /// The names of the parameters, those of the document's own data first.
  let parameters: [String]
  /// All names that a request can give.
  private let allowed: Set<String>

  /// The parameters that every template has, which its data cannot use.
  static let reserved = ["theme", "direction", "v", "sig", "exp"]

  /// Reads a file.
  static func read(
    _ bytes: [UInt8],
    file: String,
    name: String
  ) -> Result<Template, TemplateFolder.Failure> {
    if file.hasSuffix(".csv") {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .failure(.invalid(JobError(.scene, "the results are not UTF-8"), file: file))
      }
      return .success(Template(name, file, .tournament(text), bytes))
    }
    let document: SceneValue
    do throws(SceneError) {
      document = try SceneDocument.parse(bytes, valueLimit: JobReader.valueLimit)
    } catch {
      var failure = JobError(error)
      failure.line = failure.line ?? SceneErrors(error).line(of: error, in: bytes)
      return .failure(.invalid(failure, file: file))
    }
    let template = Template(name, file, .scene(document), bytes)
    if let name = template.parameters.first(where: reserved.contains) {
      let names = reserved.joined(separator: ", ")
      let error = JobError(
        .scene,
        "the parameter '\(name)' needs another name; every template has the parameters \(names)"
      )
      return .failure(.invalid(error, file: file))
    }
    return .success(template)
  }

  private init(_ name: String, _ file: String, _ content: Content, _ bytes: [UInt8]) {
    (self.name, self.file, self.content) = (name, file, content)
    digest = Digest.sha256(bytes)
    guard case .scene(let document) = content else {
      (defaults, parameters, allowed) = ([:], ["title"], ["title"])
      return
    }
    var defaults: OrderedDictionary<String, JSONValue> = [:]
    if case .object(let members) = document, case .object(let data) = members["data"] {
      defaults = data
    }
    let found = SceneParameters(of: document)
    self.defaults = defaults
    parameters = Array(OrderedSet(defaults.keys).union(found.names))
    allowed = Set(parameters).union(found.itemNames)
  }

  /// Checks the names that a request gives.
  ///
  /// - Throws: A `JobError` with the most similar name and those that are allowed.
  func check(_ names: some Sequence<String>) throws(JobError) {
    guard let unknown = names.first(where: { !allowed.contains($0) }) else { return }
    let hint = SpellingSuggestion.hint(for: unknown, among: parameters)
    var error = JobError(
      .request,
      "unknown parameter \(quoted: unknown)\(hint)\(parameters.isEmpty ? "; the template has none" : "; allowed: \(parameters.joined(separator: ", "))")"
    )
    (error.found, error.allowed) = (unknown, parameters)
    throw error
  }
}

import OrderedCollections
import TatamiDocuments
import TatamiJSON
public import TatamiPicture

/// The reason a job has no picture.
public struct JobError: Error, Equatable, Sendable {
  /// The kind of an error.
  public enum Code: String, Sendable, CaseIterable {
    /// The line is not JSON.
    case json
    /// A member of the job is missing, unknown or invalid.
    case request
    /// The document or its data are invalid.
    case scene
    /// A file does not exist or cannot be read, or no font is installed.
    case missing
    /// The job exceeds a limit.
    case limit
    /// The time of the job is over.
    case timeout
    /// The output cannot be written.
    case write
    /// The worker ended, or an error that should be reported.
    case `internal`
  }

  /// The kind of the error.
  public var code: Code
  /// The value found and the values allowed.
  public var message: String
  /// The path of the value in the document, such as `$.view.children[0]`.
  public var path: String?
  /// The line of the value in a document that is a file, counted from 1.
  public var line: Int?
  /// The value found.
  public var found: String?
  /// The allowed values, empty unless they can be listed.
  public var allowed: [String] = []

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  /// Creates the error of a document.
  init(_ error: SceneError, code: Code = .scene) {
    self.init(code, RenderError.scene(error).description)
    path = error.path.map { "\($0)" }
    switch error {
    case .document(.unknownKey(let key, _, let names)): (found, allowed) = (key, names)
    case .document(.unknownValue(let value, _, let names)): (found, allowed) = (value, names)
    case .document(.unexpected(let value, let expected, _)):
      (found, allowed) = (value, [expected])
    case .syntax(_, let position), .duplicateKey(_, let position), .tooDeep(_, let position):
      line = position.line
    default: break
    }
  }

  /// Creates the error of a renderer.
  public init(_ error: RenderError) {
    switch error {
    case .scene(let error): self.init(error)
    case .tournament: self.init(.scene, "\(error)")
    case .scale: self.init(.request, "\(error)")
    case .limit, .picture: self.init(.limit, "\(error)")
    case .timeout, .canceled: self.init(.timeout, "\(error)")
    case .fonts: self.init(.missing, "\(error)")
    }
  }
}

extension JobError {
  /// The error as the member `error` of an answer.
  var json: JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "code": .string(code.rawValue), "message": .string(message),
    ]
    if let path { members["path"] = .string(path) }
    if let line { members["line"] = .number(line) }
    if let found { members["found"] = .string(found.escaped()) }
    if !allowed.isEmpty { members["allowed"] = .array(allowed.map(JSONValue.string)) }
    return .object(members)
  }

  /// Reads the member `error` of an answer.
  init(json: JSONValue?) {
    guard case .object(let members) = json, case .string(let message) = members["message"] else {
      self.init(.internal, "the worker's answer has no error")
      return
    }
    func text(_ name: String) -> String? {
      if case .string(let text) = members[name] { text } else { nil }
    }
    self.init(text("code").flatMap(Code.init) ?? .internal, message)
    (path, found, line) = (text("path"), text("found"), members["line"]?.wholeNumber)
    guard case .array(let names) = members["allowed"] else { return }
    allowed = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }
}

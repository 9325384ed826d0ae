public import TatamiDocuments
public import TatamiJSON
public import TatamiTournament

/// An error in a scene document, with its path.
///
/// Every case is an error in the document, for which the command exits with code 65.
public enum SceneError: DocumentReadingError, Equatable, Sendable, CustomStringConvertible {
  /// The text is neither JSON nor YAML.
  case syntax(reason: String, at: TextPosition)
  /// An object contains a key twice; the position is that of one of the occurrences.
  case duplicateKey(String, at: TextPosition)
  /// Objects and lists are nested more deeply than the limit.
  case tooDeep(limit: Int, at: TextPosition)
  /// The bytes are not UTF-8; the offset of the first invalid byte is counted from 0.
  case notUTF8(offset: Int)
  /// The document contains more values than the limit.
  case tooLarge(limit: Int)
  /// The answer would list more items than the limit; `asked` is the number of items up to the
  /// path.
  case tooManyItems(asked: Int, limit: Int, at: DocumentPath)
  /// The answer would be larger than the limit; `bytes` is the size up to the path.
  case answerTooLarge(bytes: Int, limit: Int, at: DocumentPath)
  /// A template whose references are replaced by data is larger than the limit, in bytes, of which
  /// each value and each name takes `valueSize` and its text.
  case templateTooLarge(limit: Int, valueSize: Int, at: DocumentPath)
  /// An image file is outside of the folders whose files may be read, that of the document first.
  case fileOutsideFolders(String, folders: [String], at: DocumentPath)
  /// A key or a value is not allowed.
  case document(DocumentError)
  /// A template refers to a member of the items of a list outside of them.
  case memberOfItems(String, list: String, at: DocumentPath)
  /// A tournament, or a stage of one, is invalid.
  case tournament(BracketsModelError, at: DocumentPath)
  /// Each value is valid, but their combination is not.
  case impossible(reason: String, at: DocumentPath)

  /// The path, the value found there, and the allowed values.
  public var description: String {
    switch self {
    case .syntax(let reason, let position):
      "not a JSON or YAML document: \(position): \(reason.escaped(limit: 400))"
    case .duplicateKey(let key, let position):
      "\(position): the key \(quoted: key) occurs twice in one object"
    case .tooDeep(let limit, let position):
      "\(position): more than \(limit) levels of objects and lists"
    case .notUTF8(let offset):
      "not UTF-8: byte \(offset) is not part of a character; save the file as UTF-8"
    case .tooLarge(let limit):
      "more than \(limit) values in one document"
    case .tooManyItems(let asked, let limit, let path):
      "\(path): the output would list at least \(asked) items; allowed are up to \(limit) in one"
        + " document; request some of them with 'probe' or smaller 'queries'"
    case .answerTooLarge(let bytes, let limit, let path):
      "\(path): the output could have \(bytes) bytes or more; allowed are up to \(limit) in one"
        + " document; divide the document"
    case .templateTooLarge(let limit, let valueSize, let path):
      "\(path): with its data the document has more than \(limit >> 20) MiB, counting"
        + " \(valueSize) bytes and the text of each value and name; repeat fewer items"
    case .fileOutsideFolders(let file, let folders, let path):
      "\(path): \(quoted: file) is not in the document's folder"
        + folders.prefix(1).map { " \(quoted: $0)" }.joined()
        + "; --allow-path FOLDER allows the files of another folder"
    case .document(let error):
      error.description
    case .memberOfItems(let name, let list, let path):
      "\(path): \(quoted: name) is a member of the items of \(quoted: list); repeat a node for each"
        + " of them with '$each', or draw one picture for each with -o FOLDER/"
    case .tournament(let error, let path):
      error.description.hasPrefix("$") ? error.description : "\(path): \(error)"
    case .impossible(let reason, let path):
      "\(path): \(reason)"
    }
  }
}

extension SceneError {
  /// The path of the value that is wrong; nil for an error of the text.
  package var path: DocumentPath? {
    switch self {
    case .syntax, .duplicateKey, .tooDeep, .notUTF8, .tooLarge: nil
    case .tooManyItems(_, _, let path), .answerTooLarge(_, _, let path),
      .templateTooLarge(_, _, let path), .fileOutsideFolders(_, _, let path),
      .memberOfItems(_, _, let path), .tournament(_, let path), .impossible(_, let path):
      path
    case .document(.unknownKey(let key, let path, _)): path[key]
    case .document(.missingKey(_, let path)), .document(.unexpected(_, _, let path)),
      .document(.unknownValue(_, let path, _)):
      path
    }
  }
  /// Calls a closure; an error of it becomes an error with a path of the document.
  static func rethrowing<Result, Failure: Error>(
    at path: @autoclosure () -> DocumentPath,
    _ make: () throws(Failure) -> Result
  ) throws(SceneError) -> Result {
    do throws(Failure) {
      return try make()
    } catch {
      throw .impossible(reason: "\(error)", at: path())
    }
  }
}

public import TatamiDocuments
public import TatamiJSON

extension Tournament {
  /// Reads a database of the brackets model: an object of the lists `participant`, `stage`,
  /// `group`, `round`, `match` and `match_game`.
  ///
  /// Identifiers are whole numbers or strings. Unknown members are kept. Later rounds may be
  /// missing from a database.
  ///
  /// - Throws: `BracketsModelError`, with paths that begin with `path`.
  /// - Complexity: O(*n* log *n*) in the records.
  public init(
    bracketsModel value: JSONValue,
    at path: DocumentPath = .root
  ) throws(BracketsModelError) {
    var builder = JSONBuilder()
    builder.add(value)
    try self.init(builder.document, at: path)
  }

  /// Reads a database of the brackets model from JSON text in UTF-8.
  ///
  /// - Throws: `BracketsModelError`.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public init(bracketsModel bytes: [UInt8]) throws(BracketsModelError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONReader.document(of: bytes)
    } catch {
      throw .json(error)
    }
    try self.init(document, at: .root)
  }

  private init(_ document: JSONDocument, at path: DocumentPath) throws(BracketsModelError) {
    self = try document.withRoot { root throws(BracketsModelError) in
      try BracketsModelReader(root, at: path).tournament
    }
  }

  /// Returns the tournament as a database of the brackets model.
  ///
  /// - Complexity: O(*n*) in the records.
  public func bracketsModel() -> JSONValue { BracketsModelWriter.document(of: self).value }

  /// Returns the JSON text of the tournament as a database of the brackets model, on one line.
  ///
  /// The text equals that of `bracketsModel()`, which takes longer.
  ///
  /// - Complexity: O(*n*) in the records.
  public func bracketsModelText() -> String {
    JSONWriter.text(of: BracketsModelWriter.document(of: self))
  }
}

extension TournamentID {
  /// The identifier as JSON.
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

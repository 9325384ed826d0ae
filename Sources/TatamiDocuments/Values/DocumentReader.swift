package import TatamiJSON

/// A value of a document with its path, and methods that read the value or throw an error with the
/// path.
package struct DocumentReader<Failure: DocumentReadingError>: Sendable {
  /// The value.
  package let value: JSONValue
  /// The path of the object or list that contains the value; without a step that of the value.
  @usableFromInline let base: DocumentPath
  @usableFromInline let step: Step?

  /// The step from an object or list to a value, which allocates nothing unless its path is needed.
  @usableFromInline enum Step {
    case member(String)
    case element(Int)
  }

  /// Creates the reader of a value, by default of a whole document.
  @inlinable
  package init(_ value: JSONValue, at path: DocumentPath = .root) {
    self.value = value
    base = path
    step = nil
  }

  /// Creates the reader of a member of an object.
  @inlinable
  init(_ value: JSONValue, key: String, of object: DocumentPath) {
    self.value = value
    base = object
    step = .member(key)
  }

  /// Creates the reader of an element of a list.
  @inlinable
  init(_ value: JSONValue, index: Int, of list: DocumentPath) {
    self.value = value
    base = list
    step = .element(index)
  }

  /// The path of the value.
  @inlinable
  package var path: DocumentPath {
    switch step {
    case nil: base
    case .member(let name): base[name]
    case .element(let index): base[index]
    }
  }

  /// Whether the value is null.
  @inlinable
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// Returns the error for a value that has the wrong type or is out of range.
  package func unexpected(_ expected: String) -> Failure {
    .document(.unexpected(found: value.kind, expected: expected, at: path))
  }

  /// Returns the error for a string that is not one of the allowed values.
  package func unknownValue(_ text: String, allowed: [String]) -> Failure {
    .document(.unknownValue(text, at: path, allowed: allowed))
  }
}

extension DocumentReader {
  /// Reads a finite number.
  @inlinable
  package func number() throws(Failure) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw unexpected("a number") }
    return number
  }

  /// Reads a finite number within a range.
  package func number(in range: ClosedRange<Double>) throws(Failure) -> Double {
    let number = try number()
    guard range.contains(number) else { throw unexpected("a number \(Self.text(of: range))") }
    return number
  }

  /// Reads a whole number up to 2^53.
  package func integer() throws(Failure) -> Int {
    guard let whole = value.wholeNumber else { throw unexpected("a whole number") }
    return whole
  }

  /// Reads a whole number within a range.
  package func integer(in range: ClosedRange<Int>) throws(Failure) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number),
      range.contains(whole)
    else {
      throw unexpected("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// Reads true or false.
  @inlinable
  package func bool() throws(Failure) -> Bool {
    guard case .bool(let flag) = value else { throw unexpected("true or false") }
    return flag
  }

  /// Reads a string.
  @inlinable
  package func string() throws(Failure) -> String {
    guard case .string(let text) = value else { throw unexpected("a string") }
    return text
  }

  /// Reads a string that is one of the allowed values.
  package func choice<Choice>(
    _ choices: KeyValuePairs<String, Choice>
  ) throws(Failure) -> Choice {
    let text = try string()
    guard let index = choices.firstIndex(where: { $0.key == text }) else {
      throw unknownValue(text, allowed: choices.map(\.key))
    }
    return choices[index].value
  }

  /// Reads a string that is the name of a case.
  @inlinable
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type = Choice.self
  ) throws(Failure) -> Choice {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw unknownValue(text, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Returns the bounds of a range in words, such as `from 0 to 1`.
  package static func text(of range: ClosedRange<Double>) -> String {
    let lower = JSONWriter.text(of: range.lowerBound)
    return range.upperBound == .greatestFiniteMagnitude
      ? "of at least \(lower)" : "from \(lower) to \(JSONWriter.text(of: range.upperBound))"
  }
}

extension DocumentReader {
  /// Reads a list, optionally of an exact length.
  @inlinable
  package func array(count: Int? = nil) throws(Failure) -> [DocumentReader] {
    guard case .array(let values) = value, count.map({ $0 == values.count }) ?? true else {
      throw unexpected(count.map { "a list of \($0)" } ?? "a list")
    }
    let path = path
    return values.enumerated().map { DocumentReader($1, index: $0, of: path) }
  }

  /// Reads a list of numbers, optionally of an exact length.
  package func numbers(count: Int? = nil) throws(Failure) -> [Double] {
    var numbers: [Double] = []
    for element in try array(count: count) {
      numbers.append(try element.number())
    }
    return numbers
  }

  /// Reads an object.
  @inlinable
  package func object() throws(Failure) -> DocumentObject<Failure> {
    guard case .object(let members) = value else { throw unexpected("an object") }
    return DocumentObject(members: members, path: path)
  }

  /// Reads an object and checks that all its keys are known.
  package func object(_ known: [String]) throws(Failure) -> DocumentObject<Failure> {
    let object = try object()
    for key in object.members.keys where !known.contains(key) {
      throw .document(.unknownKey(key, at: path, allowed: known))
    }
    return object
  }

  /// Reads an object with any keys.
  package func members() throws(Failure) -> [(name: String, value: DocumentReader)] {
    let object = try object()
    return object.members.map { name, value in
      (name, DocumentReader(value, key: name, of: object.path))
    }
  }
}

extension JSONValue {
  /// The number if it is a whole number that a double represents exactly, otherwise nil.
  package var wholeNumber: Int? {
    guard case .number(let number) = self, number.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: number)
  }
}

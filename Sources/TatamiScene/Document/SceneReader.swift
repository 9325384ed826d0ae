import TatamiJSON
import TatamiGeometry

/// A value with its path in the document, and methods that read the value or throw a `SceneError`.
public struct SceneReader: Sendable {
  /// The value.
  public let value: SceneValue
  /// The path of the value.
  public let path: ScenePath

  /// Creates the reader of a value, by default of a whole document.
  public init(_ value: SceneValue, at path: ScenePath = .root) {
    self.value = value
    self.path = path
  }

  /// Whether the value is null.
  var isNull: Bool { value == .null }

  /// Returns the error for a value that has the wrong type or is out of range.
  func unexpected(_ expected: String) -> SceneError {
    .unexpected(found: value.kind, expected: expected, at: path)
  }

  /// Returns the error for an invalid combination of values.
  func impossible(_ reason: String) -> SceneError {
    .impossible(reason: reason, at: path)
  }
}

extension SceneReader {
  /// Reads a finite number within a range.
  func number(
    in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  ) throws(SceneError) -> Double {
    guard case .number(let number) = value else { throw unexpected("a number") }
    guard range.contains(number) else { throw unexpected("a number \(Self.text(of: range))") }
    return number
  }

  /// Reads a whole number within a range.
  func integer(in range: ClosedRange<Int> = 0...Int(Int32.max)) throws(SceneError) -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number) = value, let whole = Int(exactly: number),
      range.contains(whole)
    else { throw unexpected(expected) }
    return whole
  }

  /// Reads true or false.
  func bool() throws(SceneError) -> Bool {
    guard case .bool(let flag) = value else { throw unexpected("true or false") }
    return flag
  }

  /// Reads a string.
  func string() throws(SceneError) -> String {
    guard case .string(let text) = value else { throw unexpected("a string") }
    return text
  }

  /// Reads a string that is one of the allowed values.
  func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(SceneError) -> Choice {
    let text = try string()
    for (name, choice) in choices where name == text {
      return choice
    }
    throw .unknownChoice(text, at: path, allowed: choices.map(\.key))
  }

  /// Reads a list, optionally of an exact length.
  func array(count: Int? = nil) throws(SceneError) -> [SceneReader] {
    let expected = count.map { "a list of \($0)" } ?? "a list"
    guard case .array(let values) = value, count.map({ $0 == values.count }) ?? true else {
      throw unexpected(expected)
    }
    return values.enumerated().map { index, value in
      SceneReader(value, at: .element(of: path, index: index))
    }
  }

  /// Reads a list of numbers, optionally of an exact length.
  func numbers(count: Int? = nil) throws(SceneError) -> [Double] {
    var numbers: [Double] = []
    for element in try array(count: count) {
      numbers.append(try element.number())
    }
    return numbers
  }

  /// Reads an object and checks that all its keys are known.
  func object(_ known: [String]) throws(SceneError) -> SceneObject {
    guard case .object(let members) = value else { throw unexpected("an object") }
    for key in members.keys where !known.contains(key) {
      throw .unknownKey(key, at: path, allowed: known)
    }
    return SceneObject(members: members, path: path)
  }

  /// Reads an object with any keys.
  func members() throws(SceneError) -> [(name: String, value: SceneReader)] {
    guard case .object(let members) = value else { throw unexpected("an object") }
    return members.map { name, value in
      (name, SceneReader(value, at: .member(of: path, name: name)))
    }
  }

  /// Reads `[width, height]`; both are at least 0.
  func size() throws(SceneError) -> Size {
    let lengths = try array(count: 2)
    let range = 0...Double.greatestFiniteMagnitude
    return Size(
      width: try lengths[0].number(in: range),
      height: try lengths[1].number(in: range)
    )
  }

  /// Reads `[x, y, width, height]`.
  func rect() throws(SceneError) -> Rect {
    let numbers = try numbers(count: 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads `[top, left, bottom, right]`.
  func insets() throws(SceneError) -> Insets {
    let numbers = try numbers(count: 4)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the bounds of a range in words, such as `from 0 to 1`.
  static func text(of range: ClosedRange<Double>) -> String {
    let lower = JSONWriter.text(of: range.lowerBound)
    return range.upperBound == .greatestFiniteMagnitude
      ? "of at least \(lower)" : "from \(lower) to \(JSONWriter.text(of: range.upperBound))"
  }
}

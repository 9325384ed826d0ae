import OrderedCollections
import TatamiJSON

/// An object of a database with its path, and methods that read its members.
struct ModelObject {
  let members: OrderedDictionary<String, JSONValue>
  /// The table, or the root of the document.
  let root: String
  /// The index of the record in its table.
  let index: Int?
  /// The key of an object in a record.
  let inner: String?

  init(
    _ value: JSONValue,
    root: String,
    index: Int? = nil,
    inner: String? = nil
  ) throws(BracketsModelError) {
    self.root = root
    self.index = index
    self.inner = inner
    guard case .object(let members) = value else {
      self.members = [:]
      throw .unexpected(found: value.kind, expected: "an object", at: path)
    }
    self.members = members
  }

  /// The path, such as `$.match[3].opponent1`.
  var path: String {
    root + (index.map { "[\($0)]" } ?? "") + (inner.map { ".\($0)" } ?? "")
  }

  func path(of key: String) -> String { "\(path).\(key)" }

  /// The value of a key, nil if it is absent or null.
  subscript(key: String) -> JSONValue? {
    guard let value = members[key], value != .null else { return nil }
    return value
  }

  func object(_ key: String) throws(BracketsModelError) -> ModelObject? {
    guard let value = self[key] else { return nil }
    return try ModelObject(
      value,
      root: root,
      index: index,
      inner: inner.map { "\($0).\(key)" } ?? key
    )
  }

  func unexpected(_ value: JSONValue, _ expected: String, at key: String) -> BracketsModelError {
    .unexpected(found: value.kind, expected: expected, at: path(of: key))
  }

  func required<Value>(_ value: Value?, _ key: String) throws(BracketsModelError) -> Value {
    guard let value else { throw .missingKey(key, at: path) }
    return value
  }

  func id(_ key: String) throws(BracketsModelError) -> TournamentID? {
    guard let value = self[key] else { return nil }
    return try id(value, at: key)
  }

  func id(_ value: JSONValue, at key: String) throws(BracketsModelError) -> TournamentID {
    switch value {
    case .string(let text): return .text(text)
    case .number(let number):
      if let whole = Self.whole(number) { return .number(whole) }
    default: break
    }
    throw unexpected(value, "an id: a whole number or a string", at: key)
  }

  func integer(_ key: String) throws(BracketsModelError) -> Int? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value, let whole = Self.whole(number) else {
      throw unexpected(value, "a whole number", at: key)
    }
    return whole
  }

  /// Returns a whole number if a double represents it exactly.
  static func whole(_ number: Double) -> Int? {
    number.magnitude <= 0x1p53 ? Int(exactly: number) : nil
  }

  func number(_ key: String) throws(BracketsModelError) -> Double? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value, number.isFinite else {
      throw unexpected(value, "a number", at: key)
    }
    return number
  }

  func string(_ key: String) throws(BracketsModelError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value else { throw unexpected(value, "a string", at: key) }
    return text
  }

  func bool(_ key: String) throws(BracketsModelError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let flag) = value else {
      throw unexpected(value, "true or false", at: key)
    }
    return flag
  }

  func array(_ key: String) throws(BracketsModelError) -> [JSONValue]? {
    guard let value = self[key] else { return nil }
    guard case .array(let values) = value else { throw unexpected(value, "a list", at: key) }
    return values
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String,
    _ type: Choice.Type = Choice.self
  ) throws(BracketsModelError) -> Choice? {
    guard let text = try string(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .unknownValue(text, allowed: Choice.allCases.map(\.rawValue), at: path(of: key))
    }
    return choice
  }

  /// Returns the members that the model does not interpret: unknown keys, and known ones whose
  /// value is null.
  func extra(besides known: Set<String>) -> [ExtraField] {
    guard members.count > known.count || members.contains(where: { isExtra($0, known) }) else {
      return []
    }
    return members.filter { isExtra($0, known) }.map { ExtraField(name: $0.key, value: $0.value) }
  }

  private func isExtra(_ member: (key: String, value: JSONValue), _ known: Set<String>) -> Bool {
    member.value == .null || !known.contains(member.key)
  }
}

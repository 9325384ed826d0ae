import TatamiDocuments
import TatamiJSON

/// A record of a table, or an opponent in it.
///
/// A database has many of them. They are therefore read without the generic readers and without paths,
/// both of which serve the errors only; and each key is read near the place that it usually has among
/// the members.
struct ModelRecord {
  /// The members.
  let members: RecordMembers
  private let table: DocumentPath
  private let index: Int
  private let member: String?

  /// Creates the record at an index of a table.
  ///
  /// - Throws: An error if the value is not an object.
  init(
    _ value: JSONValue,
    index: Int,
    of table: DocumentPath
  ) throws(BracketsModelError) {
    guard case .object(let members) = value else {
      throw ModelReader(value, at: table[index]).unexpected("an object")
    }
    self.members = members
    (self.table, self.index, member) = (table, index, nil)
  }

  private init(_ members: RecordMembers, _ key: String, of record: ModelRecord) {
    self.members = members
    (table, index, member) = (record.table, record.index, key)
  }

  /// The path of the record in the database.
  var path: DocumentPath {
    member.map { table[index][$0] } ?? table[index]
  }

  /// The reader of all other values, and of those that are errors.
  var object: ModelObject { ModelObject(members: members, path: path) }

  /// Returns the record of a member, nil if it is null.
  ///
  /// - Throws: An error if the key is missing or its value is not an object.
  func record(_ key: String, near place: Int) throws(BracketsModelError) -> ModelRecord? {
    switch members.value(key, near: place) {
    case nil: throw .document(.missingKey(key, at: path))
    case .null?: return nil
    case .object(let members)?: return ModelRecord(members, key, of: self)
    case let value?: throw reader(value, key).unexpected("an object")
    }
  }

  /// Throws an error if a key is missing or its value is null.
  func require(_ key: String, near place: Int) throws(BracketsModelError) {
    guard self[key, near: place] != nil else { throw .document(.missingKey(key, at: path)) }
  }

  private func reader(_ value: JSONValue, _ key: String) -> ModelReader {
    ModelReader(value, at: path[key])
  }

  /// The value of a key, nil if it is absent or null.
  private subscript(key: String, near place: Int) -> JSONValue? {
    guard let value = members.value(key, near: place) else { return nil }
    if case .null = value { return nil }
    return value
  }
}

extension ModelRecord {
  /// Reads an identifier, nil if it is absent or null.
  func id(_ key: String, near place: Int) throws(BracketsModelError) -> TournamentID? {
    guard let value = self[key, near: place] else { return nil }
    if let id = TournamentID(value) { return id }
    return try reader(value, key).id()
  }

  /// Reads a whole number, nil if it is absent or null.
  func integer(_ key: String, near place: Int) throws(BracketsModelError) -> Int? {
    guard let value = self[key, near: place] else { return nil }
    if let whole = value.wholeNumber { return whole }
    return try reader(value, key).integer()
  }

  /// Reads a finite number, nil if it is absent or null.
  func number(_ key: String, near place: Int) throws(BracketsModelError) -> Double? {
    guard let value = self[key, near: place] else { return nil }
    if case .number(let number) = value, number.isFinite { return number }
    return try reader(value, key).number()
  }

  /// Reads a result, nil if it is absent or null.
  func outcome(_ key: String, near place: Int) throws(BracketsModelError) -> Tournament.Outcome? {
    guard let value = self[key, near: place] else { return nil }
    if case .string(let text) = value, let outcome = Tournament.Outcome(rawValue: text) {
      return outcome
    }
    return try reader(value, key).choice()
  }

  /// Reads true or false, false if it is absent or null.
  func bool(_ key: String, near place: Int) throws(BracketsModelError) -> Bool {
    guard let value = self[key, near: place] else { return false }
    if case .bool(let flag) = value { return flag }
    return try reader(value, key).bool()
  }

  /// Reads a required identifier.
  func requiredID(_ key: String, near place: Int) throws(BracketsModelError) -> TournamentID {
    guard let id = try id(key, near: place) else { throw .document(.missingKey(key, at: path)) }
    return id
  }

  /// Reads a required whole number.
  func requiredInteger(_ key: String, near place: Int) throws(BracketsModelError) -> Int {
    guard let number = try integer(key, near: place) else {
      throw .document(.missingKey(key, at: path))
    }
    return number
  }

  /// Reads a required text.
  func requiredString(_ key: String, near place: Int) throws(BracketsModelError) -> String {
    guard let value = self[key, near: place] else { throw .document(.missingKey(key, at: path)) }
    if case .string(let text) = value { return text }
    return try reader(value, key).string()
  }

  /// Reads the required status of a match.
  func requiredStatus(_ key: String, near place: Int) throws(BracketsModelError)
    -> Tournament.Status
  {
    guard let value = self[key, near: place] else { throw .document(.missingKey(key, at: path)) }
    if let number = value.wholeNumber, let status = Tournament.Status(rawValue: number) {
      return status
    }
    return try reader(value, key).status()
  }
}

extension ModelRecord {
  /// Reads the index of the record of a table that a key refers to; nil without the key.
  func reference(
    _ key: String,
    near place: Int,
    to table: String,
    in records: IDIndex
  ) throws(BracketsModelError) -> Int? {
    guard let id = try id(key, near: place) else { return nil }
    guard let found = records[id] else {
      throw .danglingReference(id, table: table, at: path[key])
    }
    return found
  }

  /// Reads the index of the record of a table that a required key refers to.
  func requiredReference(
    _ key: String,
    near place: Int,
    to table: String,
    in records: IDIndex
  ) throws(BracketsModelError) -> Int {
    guard let found = try reference(key, near: place, to: table, in: records) else {
      throw .document(.missingKey(key, at: path))
    }
    return found
  }
}

extension TournamentID {
  /// Creates an identifier of a whole number or a text, nil for any other value.
  init?(_ value: JSONValue) {
    if case .string(let text) = value {
      self = .text(text)
    } else if let whole = value.wholeNumber {
      self = .number(whole)
    } else {
      return nil
    }
  }
}

import TatamiDocuments
import TatamiJSON

/// A record of a table, or an opponent in it.
///
/// A database has many records. They are therefore read without the generic readers and without paths,
/// which only errors need. Reading the keys in the order in which they are usually written is fastest.
struct ModelRecord {
  private var members: JSONMembers
  /// The number of members that have been read.
  private var readCount = 0
  private let table: DocumentPath
  private let index: Int
  private let member: StaticString?

  /// Creates the record at an index of a table.
  ///
  /// - Throws: An error if the value is not an object.
  init(
    _ node: JSONNode,
    index: Int,
    of table: DocumentPath
  ) throws(BracketsModelError) {
    guard let members = node.members else {
      throw ModelReader(node.value, at: table[index]).unexpected("an object")
    }
    self.members = members
    (self.table, self.index, member) = (table, index, nil)
  }

  private init(_ members: JSONMembers, _ key: StaticString, of record: ModelRecord) {
    self.members = members
    (table, index, member) = (record.table, record.index, key)
  }

  /// The path of the record in the database.
  var path: DocumentPath {
    member.map { table[index][$0.description] } ?? table[index]
  }

  /// Returns the reader of all values.
  func object() throws(BracketsModelError) -> ModelObject {
    try ModelReader(members.object.value, at: path).object()
  }

  /// Returns the record of a member, nil if it is null.
  ///
  /// - Throws: An error if the key is missing or its value is not an object.
  mutating func record(_ key: StaticString) throws(BracketsModelError) -> ModelRecord? {
    guard let node = members.value(key) else { throw missing(key) }
    readCount += 1
    if node.isNull { return nil }
    guard let members = node.members else {
      throw reader(node, key).unexpected("an object")
    }
    return ModelRecord(members, key, of: self)
  }

  /// Returns whether a key exists; null is then not an unknown field.
  mutating func accept(_ key: StaticString) -> Bool {
    var members = members
    guard let node = members.value(key) else { return false }
    if node.isNull { readCount += 1 }
    return true
  }

  /// Throws an error if a key is missing or its value is null.
  func require(_ key: StaticString) throws(BracketsModelError) {
    var members = members
    guard let node = members.value(key), !node.isNull else { throw missing(key) }
  }

  /// Returns the error for a key that is missing.
  func missing(_ key: StaticString) -> BracketsModelError {
    .document(.missingKey(key.description, at: path))
  }

  private func reader(_ node: JSONNode, _ key: StaticString) -> ModelReader {
    ModelReader(node.value, at: path[key.description])
  }

  /// Returns the value of a key, nil if it is absent or null.
  private mutating func value(_ key: StaticString) -> JSONNode? {
    guard let node = members.value(key), !node.isNull else { return nil }
    readCount += 1
    return node
  }

  /// Returns the members that the model does not interpret: unknown keys, and known ones whose
  /// value is null.
  ///
  /// - Parameter known: The known keys, best in their usual order; all of them have been read once.
  func extra(besides known: [StaticString]) -> [ExtraField] {
    guard readCount < members.count, var all = members.object.members else { return [] }
    var fields: [ExtraField] = []
    // The index of the known key that usually follows.
    var next = 0
    while let (name, value) = all.next() {
      let isNext = next < known.count && name.isText(known[next])
      let found = isNext ? next : known.firstIndex(where: name.isText)
      next = found.map { $0 + 1 } ?? next
      guard found == nil || value.isNull else { continue }
      fields.append(ExtraField(name: name.string ?? "", value: value.value))
    }
    return fields
  }
}

extension ModelRecord {
  /// Reads an identifier, nil if it is absent or null.
  mutating func id(_ key: StaticString) throws(BracketsModelError) -> TournamentID? {
    guard let node = value(key) else { return nil }
    if let whole = node.wholeNumber { return .number(whole) }
    if let text = node.string { return .text(text) }
    return try reader(node, key).id()
  }

  /// Reads a whole number, nil if it is absent or null.
  mutating func integer(_ key: StaticString) throws(BracketsModelError) -> Int? {
    guard let node = value(key) else { return nil }
    if let whole = node.wholeNumber { return whole }
    return try reader(node, key).integer()
  }

  /// Reads a finite number, nil if it is absent or null.
  mutating func number(_ key: StaticString) throws(BracketsModelError) -> Double? {
    guard let node = value(key) else { return nil }
    if let number = node.number, number.isFinite { return number }
    return try reader(node, key).number()
  }

  /// Reads a result, nil if it is absent or null.
  mutating func outcome(_ key: StaticString) throws(BracketsModelError) -> Tournament.Outcome? {
    guard let node = value(key) else { return nil }
    if node.isText("win") { return .win }
    if node.isText("loss") { return .loss }
    if node.isText("draw") { return .draw }
    return try reader(node, key).choice()
  }

  /// Reads true or false, nil if it is absent or null.
  mutating func bool(_ key: StaticString) throws(BracketsModelError) -> Bool? {
    guard let node = value(key) else { return nil }
    if let flag = node.bool { return flag }
    return try reader(node, key).bool()
  }

  /// Reads a required identifier.
  mutating func requiredID(_ key: StaticString) throws(BracketsModelError) -> TournamentID {
    guard let id = try id(key) else { throw missing(key) }
    return id
  }

  /// Reads a required whole number.
  mutating func requiredInteger(_ key: StaticString) throws(BracketsModelError) -> Int {
    guard let number = try integer(key) else { throw missing(key) }
    return number
  }

  /// Reads a required text.
  mutating func requiredString(_ key: StaticString) throws(BracketsModelError) -> String {
    guard let node = value(key) else { throw missing(key) }
    if let text = node.string { return text }
    return try reader(node, key).string()
  }

  /// Reads the required status of a match.
  mutating func requiredStatus(
    _ key: StaticString
  ) throws(BracketsModelError) -> Tournament.Status {
    guard let node = value(key) else { throw missing(key) }
    if let status = node.wholeNumber.flatMap(Tournament.Status.init) { return status }
    return try reader(node, key).status()
  }
}

extension ModelRecord {
  /// Reads the index of the record of a table that a key refers to; nil without the key.
  mutating func reference(
    _ key: StaticString,
    to table: String,
    in records: IDIndex
  ) throws(BracketsModelError) -> Int? {
    guard let id = try id(key) else { return nil }
    guard let found = records[id] else {
      throw .danglingReference(id, table: table, at: path[key.description])
    }
    return found
  }

  /// Reads the index of the record of a table that a required key refers to.
  mutating func requiredReference(
    _ key: StaticString,
    to table: String,
    in records: IDIndex
  ) throws(BracketsModelError) -> Int {
    guard let found = try reference(key, to: table, in: records) else {
      throw missing(key)
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

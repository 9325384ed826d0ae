/// Parses JSON as RFC 8259 defines it; objects with a duplicate key are rejected as well.
///
/// A list of open containers replaces recursion.
public struct JSONReader {
  /// The maximum number of objects and lists that contain each other.
  public static let levelLimit = 512

  /// The maximum number of values in a document, unless another one is given.
  public static let valueLimit = 8_000_000

  /// An array or an object that is not complete yet.
  private struct Container {
    var isObject = false
    /// The index of its entry.
    var entry = 0
    /// The number of complete elements or members.
    var count = 0
    /// The index of the last name.
    var name = 0
    /// The offset of the last name in the bytes.
    var nameStart = 0
    /// The names of an earlier object that may follow, as long as all names have repeated those before
    /// them; they are unique, and so are the names that repeat them.
    var repeated = 0..<0
    var isRepeating = false
    /// Whether the names are in a set.
    var hasNameSet = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// The texts that have escapes in the bytes.
  var unescaped: [UInt8] = []
  /// The values and names so far.
  var entries: [JSONEntry] = []
  private let valueLimit: Int
  private var valueCount = 0
  /// The innermost container.
  private var container = Container()
  /// The containers around the innermost one, and a first one around the document.
  private var outer: [Container] = []
  /// The entries of the last complete objects, by the number of containers around them.
  private var lastObjects: [Range<Int>] = []
  /// The names of the open objects with many names, outermost object first.
  private var nameSets: [Set<String>] = []

  /// The number of names that are compared with each other; more of them are added to a set.
  private static let comparedNames = 16

  private init(_ bytes: UnsafeBufferPointer<UInt8>, valueLimit: Int) {
    self.bytes = bytes
    self.valueLimit = valueLimit
    entries.reserveCapacity(min(bytes.count / 4, 2 * min(valueLimit, Self.valueLimit)))
  }

  /// Parses a document in UTF-8; a byte order mark before it is allowed.
  ///
  /// Numbers become doubles, which hold whole numbers up to 2^53 exactly.
  ///
  /// - Throws: `JSONError`.
  /// - Complexity: O(*n*) in the bytes.
  public static func value(
    of bytes: [UInt8],
    valueLimit: Int = JSONReader.valueLimit
  ) throws(JSONError) -> JSONValue {
    try document(of: bytes, valueLimit: valueLimit).value
  }

  /// Parses a document in UTF-8 into a list of its values.
  package static func document(
    of bytes: [UInt8],
    valueLimit: Int = JSONReader.valueLimit
  ) throws(JSONError) -> JSONDocument {
    let content = bytes.withoutByteOrderMark
    if !content.isASCII { _ = try text(of: content) }
    return try document(ofValidated: content, valueLimit: valueLimit)
  }

  /// Parses a document in valid UTF-8.
  package static func value(
    ofValidated bytes: ArraySlice<UInt8>,
    valueLimit: Int
  ) throws(JSONError) -> JSONValue {
    try document(ofValidated: bytes, valueLimit: valueLimit).value
  }

  private static func document(
    ofValidated bytes: ArraySlice<UInt8>,
    valueLimit: Int
  ) throws(JSONError) -> JSONDocument {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      var reader = JSONReader(buffer, valueLimit: valueLimit)
      try reader.readDocument()
      return JSONDocument(bytes: bytes, unescaped: reader.unescaped, entries: reader.entries)
    }
  }

  /// Returns the text of UTF-8 bytes.
  package static func text(of content: ArraySlice<UInt8>) throws(JSONError) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).utf8
    let firstInvalid = zip(valid, content).prefix { $0 == $1 }.count
    throw .notUTF8(offset: content.startIndex + firstInvalid)
  }

  private mutating func readDocument() throws(JSONError) {
    repeat {
      // A new container begins with a value.
      guard try readValue() else { continue }
      while !outer.isEmpty, try endsContainer() {}
    } while !outer.isEmpty
    guard nextByte() == 0, index == bytes.count else { throw unexpected("nothing more") }
  }

  /// Reads and stores a value without elements, or reads the start of a container and returns false.
  private mutating func readValue() throws(JSONError) -> Bool {
    guard valueCount < valueLimit else { throw .tooLarge(limit: valueLimit) }
    valueCount += 1
    switch nextByte() {
    case UInt8(ascii: "{"): return try begin(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try begin(.array, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): entries.append(try text(isName: false))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      entries.append(JSONEntry(try number()))
    case UInt8(ascii: "t"): try readLiteral("true", .true)
    case UInt8(ascii: "f"): try readLiteral("false", .false)
    case UInt8(ascii: "n"): try readLiteral("null", .null)
    default: throw unexpected("a value")
    }
    try endValue()
    return true
  }

  /// Reads the start of an array or object and the first name; returns whether it is empty.
  private mutating func begin(_ kind: JSONEntry.Kind, end: UInt8) throws(JSONError) -> Bool {
    guard outer.count < Self.levelLimit else {
      throw .tooDeep(limit: Self.levelLimit, at: position(of: index))
    }
    index += 1
    entries.append(JSONEntry(kind))
    guard nextByte() != end else {
      index += 1
      try endValue()
      return true
    }
    outer.append(container)
    container = Container(isObject: kind == .object, entry: entries.count - 1)
    if container.isObject {
      while lastObjects.count < outer.count { lastObjects.append(0..<0) }
      container.repeated = lastObjects[outer.count - 1].dropFirst()
      container.isRepeating = true
      try readName()
    }
    return false
  }

  /// Reads what follows a value: the end of the innermost container, or a comma and the next name.
  private mutating func endsContainer() throws(JSONError) -> Bool {
    let isObject = container.isObject
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let byte = nextByte()
    if byte == end {
      index += 1
      try endContainer()
      return true
    }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
    }
    let comma = index
    index += 1
    guard nextByte() != end else {
      throw error("a comma before the closing bracket; remove it", at: comma)
    }
    if isObject { try readName() }
    return false
  }

  /// Ends the innermost container, which is a value of the one around it.
  private mutating func endContainer() throws(JSONError) {
    let range = container.entry..<entries.count
    entries[range.lowerBound].close(span: range.count, count: container.count)
    if container.isObject { lastObjects[outer.count - 1] = range }
    if container.hasNameSet { nameSets.removeLast() }
    container = outer.removeLast()
    try endValue()
  }

  /// Adds a complete value to the innermost container.
  @inline(__always)
  private mutating func endValue() throws(JSONError) {
    if container.isObject, !container.isRepeating { try checkLastName() }
    container.count += 1
  }

  private mutating func readLiteral(
    _ text: StaticString,
    _ kind: JSONEntry.Kind
  ) throws(JSONError) {
    let start = index
    for offset in 0..<text.utf8CodeUnitCount {
      guard byte == text.utf8Start[offset] else {
        index = start
        throw unexpected("a value")
      }
      index += 1
    }
    entries.append(JSONEntry(kind))
  }
}

// MARK: - Names

extension JSONReader {
  /// Reads the innermost object's next name and the colon after it.
  private mutating func readName() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    container.nameStart = index
    container.name = entries.count
    if !readRepeatedName() {
      container.isRepeating = false
      entries.append(try text(isName: true))
    }
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
  }

  /// Reads the next name if it repeats that of an earlier object.
  @inline(__always)
  private mutating func readRepeatedName() -> Bool {
    let repeated = container.repeated
    guard container.isRepeating, let name = repeated.first, entries[name].kind != .unescaped else {
      return false
    }
    let count = entries[name].byteCount
    let end = index + 1 + count
    guard end < bytes.count, bytes.repeats(entries[name].offset, at: index + 1, count: count + 1)
    else { return false }
    entries.append(entries[name])
    index = end + 1
    container.repeated = name + 1 + entries[name + 1].span..<repeated.upperBound
    return true
  }

  /// Throws an error if the last name of the innermost object occurs before.
  private mutating func checkLastName() throws(JSONError) {
    let isRepeated = container.count < Self.comparedNames ? repeatsName() : !addLastName()
    guard isRepeated else { return }
    let key = string(entries[container.name])
    throw .duplicateKey(key, at: position(of: container.nameStart))
  }

  private func repeatsName() -> Bool {
    let last = entries[container.name]
    var name = container.entry + 1
    while name < container.name {
      if areEqual(entries[name], last) { return true }
      name += 1 + entries[name + 1].span
    }
    return false
  }

  /// Adds the last name to the set of the innermost object; returns whether it is new.
  private mutating func addLastName() -> Bool {
    if !container.hasNameSet {
      container.hasNameSet = true
      nameSets.append([])
      var name = container.entry + 1
      while name < container.name {
        nameSets[nameSets.count - 1].insert(string(entries[name]))
        name += 1 + entries[name + 1].span
      }
    }
    return nameSets[nameSets.count - 1].insert(string(entries[container.name])).inserted
  }

  private func string(_ name: JSONEntry) -> String {
    unescaped.withUnsafeBufferPointer { JSONTexts(bytes: bytes, unescaped: $0).string(name) }
  }

  private func areEqual(_ name: JSONEntry, _ other: JSONEntry) -> Bool {
    unescaped.withUnsafeBufferPointer {
      JSONTexts(bytes: bytes, unescaped: $0).areEqual(name, other)
    }
  }
}

extension [UInt8] {
  /// The bytes after a byte order mark of UTF-8, or all bytes.
  package var withoutByteOrderMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? self[mark.count...] : self[...]
  }
}

extension ArraySlice<UInt8> {
  /// Whether all bytes are ASCII characters; without an early end, the loop handles many at once.
  fileprivate var isASCII: Bool { reduce(0, |) < 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether bytes, at least one, repeat those from an earlier offset on.
  @inline(__always)
  fileprivate func repeats(_ offset: Int, at start: Int, count: Int) -> Bool {
    let raw = UnsafeRawBufferPointer(self)
    guard count <= 8, self.count - start >= 8 else {
      let earlier = Self(rebasing: self[offset..<offset + count])
      return Self(rebasing: self[start..<start + count]).hasSameBytes(as: earlier)
    }
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    let other = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return (word ^ other) << (64 - 8 * UInt64(count)) == 0
  }
}

import OrderedCollections

/// Parses JSON as RFC 8259 defines it; objects with a duplicate key are rejected as well.
///
/// A list of open containers replaces recursion.
public struct JSONReader {
  /// The maximum number of objects and lists that contain each other.
  public static let levelLimit = 512

  /// The maximum number of values in a document, unless another one is given.
  public static let valueLimit = 8_000_000

  /// The maximum number of members for which memory is reserved before they are read.
  private static let reservationLimit = 15

  /// An array or an object that is not complete yet.
  private struct Container {
    var elements: [JSONValue] = []
    var members: OrderedDictionary<String, JSONValue> = [:]
    /// The key of the member that follows, nil in an array.
    var key: String?
    /// The offset of the key.
    var keyStart = 0

    var value: JSONValue { key == nil ? .array(elements) : .object(members) }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private let valueLimit: Int
  private var values = 0
  private var open: [Container] = []
  /// The numbers of members of the last objects, by the number of containers around them; objects of
  /// one level are often alike.
  private var memberCounts: [Int] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>, valueLimit: Int) {
    self.bytes = bytes
    self.valueLimit = valueLimit
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
    let content = bytes.withoutByteOrderMark
    _ = try text(of: content)
    return try value(ofValidated: content, valueLimit: valueLimit)
  }

  /// Parses a document in valid UTF-8.
  package static func value(
    ofValidated bytes: ArraySlice<UInt8>,
    valueLimit: Int
  ) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      var reader = JSONReader(buffer, valueLimit: valueLimit)
      return try reader.document()
    }
  }

  /// Returns the text of UTF-8 bytes.
  package static func text(of content: ArraySlice<UInt8>) throws(JSONError) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).utf8
    let firstInvalid = zip(valid, content).prefix { $0 == $1 }.count
    throw .notUTF8(offset: content.startIndex + firstInvalid)
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    while true {
      var complete = try beginValue()
      while let value = complete {
        guard !open.isEmpty else {
          guard nextByte() == 0, index == bytes.count else { throw unexpected("nothing more") }
          return value
        }
        complete = try add(value)
      }
    }
  }

  /// Reads a value without elements, or the start of a container and returns nil.
  private mutating func beginValue() throws(JSONError) -> JSONValue? {
    guard values < valueLimit else { throw .tooLarge(limit: valueLimit) }
    values += 1
    switch nextByte() {
    case UInt8(ascii: "{"): return try beginObject()
    case UInt8(ascii: "["): return try beginArray()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func beginObject() throws(JSONError) -> JSONValue? {
    try beginContainer()
    guard nextByte() != UInt8(ascii: "}") else {
      index += 1
      return .object([:])
    }
    open.append(Container())
    if open.count <= memberCounts.count {
      open[open.count - 1].members.reserveCapacity(memberCounts[open.count - 1])
    }
    try readKey()
    return nil
  }

  private mutating func beginArray() throws(JSONError) -> JSONValue? {
    try beginContainer()
    guard nextByte() != UInt8(ascii: "]") else {
      index += 1
      return .array([])
    }
    open.append(Container())
    return nil
  }

  private mutating func beginContainer() throws(JSONError) {
    guard open.count < Self.levelLimit else {
      throw .tooDeep(limit: Self.levelLimit, at: position(of: index))
    }
    index += 1
  }

  /// Adds a value to the innermost container; returns the container if it ends, nil if another
  /// value follows.
  private mutating func add(_ value: JSONValue) throws(JSONError) -> JSONValue? {
    let isObject = try store(value)
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let byte = nextByte()
    if byte == end {
      index += 1
      if isObject { noteMemberCount() }
      return open.removeLast().value
    }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
    }
    let comma = index
    index += 1
    guard nextByte() != end else {
      throw error("a comma before the closing bracket; remove it", at: comma)
    }
    if isObject { try readKey() }
    return nil
  }

  /// Notes the number of members of the innermost container for the next object of its level.
  private mutating func noteMemberCount() {
    let level = open.count - 1
    while memberCounts.count <= level { memberCounts.append(0) }
    memberCounts[level] = min(open[level].members.count, Self.reservationLimit)
  }

  /// Appends a value to the innermost container; returns whether that is an object.
  private mutating func store(_ value: JSONValue) throws(JSONError) -> Bool {
    let last = open.count - 1
    guard let key = open[last].key else {
      open[last].elements.append(value)
      return false
    }
    guard open[last].members.updateValue(value, forKey: key) == nil else {
      throw .duplicateKey(key, at: position(of: open[last].keyStart))
    }
    return true
  }

  /// Reads the innermost object's next key and the colon after it.
  private mutating func readKey() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    open[open.count - 1].keyStart = index
    open[open.count - 1].key = try string()
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
  }

  private mutating func literal(
    _ text: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let start = index
    for offset in 0..<text.utf8CodeUnitCount {
      guard byte == text.utf8Start[offset] else {
        index = start
        throw unexpected("a value")
      }
      index += 1
    }
    return value
  }
}

extension [UInt8] {
  /// The bytes after a byte order mark of UTF-8, or all bytes.
  package var withoutByteOrderMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? self[mark.count...] : self[...]
  }
}

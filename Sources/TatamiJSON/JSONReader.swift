import OrderedCollections

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
    let isObject: Bool
    var elements: [JSONValue] = []
    /// The members; as long as the names are those of a shape, all of its names, those that have not
    /// been read with null.
    var members: OrderedDictionary<String, JSONValue> = [:]
    /// The number of members that have been read, while they are those of the shape; else nil.
    var shapedCount: Int?
    /// The key of the member that follows, while the members are not those of the shape.
    var key = ""
    /// The offset of the key.
    var keyStart = 0
    /// The number of names before those of this object.
    var nameStart = 0

    var value: JSONValue { isObject ? .object(members) : .array(elements) }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private let valueLimit: Int
  private var values = 0
  private var open: [Container] = []
  /// The names of the last objects, by the number of containers around them.
  private var shapes: [ObjectShape] = []
  /// The offsets of the names of open objects that differ from their shapes, outermost object first.
  private var names: [Range<Int>] = []

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
    while shapes.count <= open.count { shapes.append(ObjectShape()) }
    let members = shapes[open.count].members
    open.append(
      Container(isObject: true, members: members, shapedCount: 0, nameStart: names.count)
    )
    try readKey()
    return nil
  }

  private mutating func beginArray() throws(JSONError) -> JSONValue? {
    try beginContainer()
    guard nextByte() != UInt8(ascii: "]") else {
      index += 1
      return .array([])
    }
    open.append(Container(isObject: false))
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
      if isObject { endObject() }
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

  /// Appends a value to the innermost container; returns whether that is an object.
  private mutating func store(_ value: JSONValue) throws(JSONError) -> Bool {
    let last = open.count - 1
    guard open[last].isObject else {
      open[last].elements.append(value)
      return false
    }
    if let count = open[last].shapedCount {
      open[last].members.values[count] = value
      open[last].shapedCount = count + 1
      return true
    }
    let key = open[last].key
    guard open[last].members.updateValue(value, forKey: key) == nil else {
      throw .duplicateKey(key, at: position(of: open[last].keyStart))
    }
    return true
  }

  /// Reads the innermost object's next key and the colon after it.
  private mutating func readKey() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let last = open.count - 1
    open[last].keyStart = index
    if let count = open[last].shapedCount {
      if let end = shapes[last].end(ofName: count, at: index, in: bytes) {
        index = end
      } else {
        leaveShape(after: count)
        try readName()
      }
    } else {
      try readName()
    }
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
  }

  private mutating func readName() throws(JSONError) {
    let start = index
    open[open.count - 1].key = try string()
    names.append(start..<index)
  }

  /// Goes on with the innermost object as one whose names are not those of the shape.
  private mutating func leaveShape(after count: Int) {
    let last = open.count - 1
    open[last].shapedCount = nil
    names += shapes[last].texts.prefix(count)
    guard count > 0 else {
      open[last].members = [:]
      open[last].members.reserveCapacity(shapes[last].texts.count)
      return
    }
    open[last].members.removeLast(open[last].members.count - count)
  }

  /// Notes the names of the innermost object for the next object of its level.
  private mutating func endObject() {
    let last = open.count - 1
    guard let count = open[last].shapedCount else {
      let start = open[last].nameStart
      shapes[last].take(open[last].members, texts: names[start...])
      names.removeSubrange(start...)
      return
    }
    guard count < shapes[last].texts.count else { return }
    shapes[last].keepFirst(count)
    open[last].members.removeLast(open[last].members.count - count)
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

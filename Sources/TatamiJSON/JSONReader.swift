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
    enum Kind {
      case array
      /// An object whose names are so far those of the shape.
      case shapedObject
      case object
    }

    var kind = Kind.array
    /// The number of values before those of this array or shaped object.
    var valueStart = 0
    /// The number of names before those of this object.
    var nameStart = 0
    /// The offset of the key of the member that follows.
    var keyStart = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private let valueLimit: Int
  private var valueCount = 0
  /// The innermost container.
  private var container = Container()
  /// The containers around the innermost one, and a first one around the document.
  private var outer: [Container] = []
  /// The values of open arrays and shaped objects, those of the outermost container first.
  private var values: [JSONValue] = []
  /// The names of the last objects, by the number of containers around them.
  private var shapes: [ObjectShape] = []
  /// The members of open objects whose names differ from their shapes, outermost object first.
  private var objects: [OrderedDictionary<String, JSONValue>] = []
  /// For each of these objects, the key whose value is read next.
  private var keys: [String] = []
  /// The offsets of the member names of these objects.
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
    repeat {
      // A new container begins with a value.
      guard try readValue() else { continue }
      while !outer.isEmpty, try endsContainer() {}
    } while !outer.isEmpty
    guard nextByte() == 0, index == bytes.count else { throw unexpected("nothing more") }
    return values[0]
  }

  /// Reads and stores a value without elements, or reads the start of a container and returns false.
  private mutating func readValue() throws(JSONError) -> Bool {
    guard valueCount < valueLimit else { throw .tooLarge(limit: valueLimit) }
    valueCount += 1
    switch nextByte() {
    case UInt8(ascii: "{"): return try beginObject()
    case UInt8(ascii: "["): return try beginArray()
    case UInt8(ascii: "\""): try store(.string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try store(.number(try number()))
    case UInt8(ascii: "t"): try store(try literal("true", .bool(true)))
    case UInt8(ascii: "f"): try store(try literal("false", .bool(false)))
    case UInt8(ascii: "n"): try store(try literal("null", .null))
    default: throw unexpected("a value")
    }
    return true
  }

  private mutating func beginObject() throws(JSONError) -> Bool {
    try skipOpeningBracket()
    guard nextByte() != UInt8(ascii: "}") else {
      index += 1
      try store(.object([:]))
      return true
    }
    begin(.shapedObject)
    while shapes.count < outer.count { shapes.append(ObjectShape()) }
    try readKey()
    return false
  }

  private mutating func beginArray() throws(JSONError) -> Bool {
    try skipOpeningBracket()
    guard nextByte() != UInt8(ascii: "]") else {
      index += 1
      try store(.array([]))
      return true
    }
    begin(.array)
    return false
  }

  private mutating func skipOpeningBracket() throws(JSONError) {
    guard outer.count < Self.levelLimit else {
      throw .tooDeep(limit: Self.levelLimit, at: position(of: index))
    }
    index += 1
  }

  private mutating func begin(_ kind: Container.Kind) {
    outer.append(container)
    container = Container(kind: kind, valueStart: values.count, nameStart: names.count)
  }

  /// Reads what follows a value: the end of the innermost container, or a comma and the next key.
  private mutating func endsContainer() throws(JSONError) -> Bool {
    let isObject = container.kind != .array
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
    if isObject { try readKey() }
    return false
  }

  /// Adds a value to the innermost container.
  private mutating func store(_ value: consuming JSONValue) throws(JSONError) {
    guard container.kind == .object else { return values.append(value) }
    let key = keys.removeLast()
    guard objects[objects.count - 1].updateValue(value, forKey: key) == nil else {
      throw .duplicateKey(key, at: position(of: container.keyStart))
    }
  }

  /// Reads the innermost object's next key and the colon after it.
  private mutating func readKey() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    container.keyStart = index
    if container.kind == .shapedObject {
      let count = values.count - container.valueStart
      if let end = shapes[outer.count - 1].end(ofName: count, at: index, in: bytes) {
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
    keys.append(try string())
    names.append(start..<index)
  }

  /// Goes on with the innermost object as one whose names are not those of the shape.
  private mutating func leaveShape(after count: Int) {
    let shape = shapes[outer.count - 1]
    container.kind = .object
    names += shape.texts.prefix(count)
    var members: OrderedDictionary<String, JSONValue> = [:]
    members.reserveCapacity(shape.texts.count)
    for index in 0..<count {
      members[shape.names.keys[index]] = values[container.valueStart + index]
    }
    values.removeLast(count)
    objects.append(members)
  }

  /// Ends the innermost container, and adds it to the one around it.
  private mutating func endContainer() throws(JSONError) {
    let value: JSONValue =
      switch container.kind {
      case .array: .array(Array(values[container.valueStart...]))
      case .shapedObject: .object(shapedObject())
      case .object: .object(object())
      }
    values.removeLast(values.count - container.valueStart)
    container = outer.removeLast()
    try store(value)
  }

  /// Returns the members of the innermost object, whose names are the first ones of the shape.
  private mutating func shapedObject() -> OrderedDictionary<String, JSONValue> {
    let last = outer.count - 1
    shapes[last].keepFirst(values.count - container.valueStart)
    return shapes[last].members(values[container.valueStart...])
  }

  /// Returns the members of the innermost object, whose names become the shape of its level.
  private mutating func object() -> OrderedDictionary<String, JSONValue> {
    let members = objects.removeLast()
    shapes[outer.count - 1].take(members, texts: names[container.nameStart...])
    names.removeSubrange(container.nameStart...)
    return members
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

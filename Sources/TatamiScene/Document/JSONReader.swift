import OrderedCollections

/// Parses JSON as RFC 8259 defines it; objects with a duplicate key are rejected as well.
///
/// A list of open containers replaces recursion.
struct JSONReader {
  /// An array or an object that is not complete yet.
  private struct Container {
    var elements: [SceneValue] = []
    var members: OrderedDictionary<String, SceneValue> = [:]
    /// The key of the member that follows, nil in an array.
    var key: String?
    /// The offset of the key.
    var keyStart = 0

    var value: SceneValue { key == nil ? .array(elements) : .object(members) }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var counter: ValueCounter
  private var open: [Container] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>, counter: ValueCounter) {
    self.bytes = bytes
    self.counter = counter
  }

  /// Parses a document in valid UTF-8.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func value(
    of bytes: ArraySlice<UInt8>,
    counter: ValueCounter
  ) throws(SceneError) -> SceneValue {
    try bytes.withUnsafeBufferPointer { buffer throws(SceneError) in
      var reader = JSONReader(buffer, counter: counter)
      return try reader.document()
    }
  }

  private mutating func document() throws(SceneError) -> SceneValue {
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
  private mutating func beginValue() throws(SceneError) -> SceneValue? {
    try counter.add()
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

  private mutating func beginObject() throws(SceneError) -> SceneValue? {
    try beginContainer()
    guard nextByte() != UInt8(ascii: "}") else {
      index += 1
      return .object([:])
    }
    open.append(Container())
    try readKey()
    return nil
  }

  private mutating func beginArray() throws(SceneError) -> SceneValue? {
    try beginContainer()
    guard nextByte() != UInt8(ascii: "]") else {
      index += 1
      return .array([])
    }
    open.append(Container())
    return nil
  }

  private mutating func beginContainer() throws(SceneError) {
    guard open.count < SceneDocument.levelLimit else {
      throw .tooDeep(limit: SceneDocument.levelLimit, at: position(of: index))
    }
    index += 1
  }

  /// Adds a value to the innermost container; returns the container if it ends, nil if another
  /// value follows.
  private mutating func add(_ value: SceneValue) throws(SceneError) -> SceneValue? {
    let isObject = try store(value)
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let byte = nextByte()
    if byte == end {
      index += 1
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
  private mutating func store(_ value: SceneValue) throws(SceneError) -> Bool {
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
  private mutating func readKey() throws(SceneError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    open[open.count - 1].keyStart = index
    open[open.count - 1].key = try string()
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected("':'") }
    index += 1
  }

  private mutating func literal(
    _ text: StaticString,
    _ value: SceneValue
  ) throws(SceneError) -> SceneValue {
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

import OrderedCollections

/// The text of a value so far, in UTF-8.
///
/// Own memory, because an array checks for every byte whether it is shared.
struct JSONBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 256)
  private var count = 0

  deinit {
    bytes.deallocate()
  }

  var text: String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values): write(values)
    case .object(let members): write(members)
    }
  }

  /// Writes a value of a document; a list of open containers replaces recursion.
  mutating func write(_ root: JSONNode) {
    var open: [(end: Int, bracket: UInt8)] = []
    var isFirst = true
    for index in 0..<root.entry.pointee.span {
      while let last = open.last, last.end == index {
        append(last.bracket)
        open.removeLast()
        isFirst = false
      }
      if !isFirst { append(UInt8(ascii: ",")) }
      let node = root.advanced(by: index)
      let entry = node.entry.pointee
      isFirst = entry.isName || entry.kind.isContainer
      write(entry, node.texts)
      if entry.isName { append(UInt8(ascii: ":")) }
      if entry.kind.isContainer {
        let bracket = entry.kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
        open.append((index + entry.span, bracket))
      }
    }
    for container in open.reversed() { append(container.bracket) }
  }

  /// Writes a value without elements, a name, or the start of an array or object.
  private mutating func write(_ entry: JSONEntry, _ texts: UnsafePointer<JSONTexts>) {
    switch entry.kind {
    case .null: append("null")
    case .false: append("false")
    case .true: append("true")
    case .number: write(entry.number)
    case .ascii, .text, .unescaped: write(texts.pointee.bytes(of: entry))
    case .array: append(UInt8(ascii: "["))
    case .object: append(UInt8(ascii: "{"))
    }
  }

  private mutating func write(_ number: Double) {
    guard let whole = JSONWriter.wholeNumber(number) else {
      return append(JSONWriter.text(of: number))
    }
    if whole < 0 { append(UInt8(ascii: "-")) }
    var digitCount = 1
    var rest = whole.magnitude
    while rest >= 10 {
      digitCount += 1
      rest /= 10
    }
    reserve(digitCount)
    rest = whole.magnitude
    for index in (count..<count + digitCount).reversed() {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digitCount
  }

  private mutating func write(_ values: [JSONValue]) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for value in values {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      write(value)
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: OrderedDictionary<String, JSONValue>) {
    append(UInt8(ascii: "{"))
    for index in members.keys.indices {
      if index > 0 { append(UInt8(ascii: ",")) }
      write(members.keys[index])
      append(UInt8(ascii: ":"))
      write(members.values[index])
    }
    append(UInt8(ascii: "}"))
  }

  private mutating func write(_ string: String) {
    if string.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil {
      Array(string.utf8).withUnsafeBufferPointer { write($0) }
    }
  }

  private mutating func write(_ characters: UnsafeBufferPointer<UInt8>) {
    reserve(characters.count + 2)
    append(UInt8(ascii: "\""))
    for byte in characters[copyPlain(characters)...] { writeEscaped(byte) }
    append(UInt8(ascii: "\""))
  }

  /// Writes the bytes before the first special one; returns their number.
  ///
  /// - Precondition: There is room for all bytes.
  @inline(__always)
  private mutating func copyPlain(_ characters: UnsafeBufferPointer<UInt8>) -> Int {
    let source = UnsafeRawBufferPointer(characters)
    let target = UnsafeMutableRawBufferPointer(bytes)
    var done = 0
    while characters.count - done >= 8 {
      let word = source.loadUnaligned(fromByteOffset: done, as: UInt64.self)
      if TextScan.special(in: word) != 0 { break }
      target.storeBytes(of: word, toByteOffset: count + done, as: UInt64.self)
      done += 8
    }
    while done < characters.count, !TextScan.isSpecial(characters[done]) {
      bytes[count + done] = characters[done]
      done += 1
    }
    count += done
    return done
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x10: append("\\u000" + String(byte, radix: 16))
    case 0x10..<0x20: append("\\u00" + String(byte, radix: 16))
    default: append(byte)
    }
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  /// Makes room for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if bytes.count - count < more { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * bytes.count, count + more)
    )
    _ = larger.initialize(fromContentsOf: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }
}

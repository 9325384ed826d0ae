package import TatamiJSON

/// The text of a valid JSON document, in which values are found by their paths.
package struct JSONText {
  /// A member of an object.
  package struct Member {
    /// The name without escapes.
    package let name: String
    /// The offsets of the name's quotes.
    package let key: Range<Int>
    /// The offsets of the value.
    package let value: Range<Int>
  }

  /// The document in UTF-8.
  package let bytes: [UInt8]

  /// Creates the text of a document that has been parsed without an error.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the offsets of the value at a path, or of the innermost value around it that exists.
  ///
  /// - Complexity: O(*n*) in the bytes, times the depth of the value.
  package func range(of path: DocumentPath) -> (range: Range<Int>, isFound: Bool) {
    let start = skipSpace(from: bytes.withoutByteOrderMark.startIndex)
    var range = start..<end(ofValueAt: start)
    for step in path.steps {
      let next: Range<Int>?
      switch step {
      case .member(let name): next = members(of: range.lowerBound).last { $0.name == name }?.value
      case .element(let index):
        let elements = elements(of: range.lowerBound)
        next = elements.indices.contains(index) ? elements[index] : nil
      }
      guard let next else { return (range, false) }
      range = next
    }
    return (range, true)
  }

  /// Returns the position of a byte.
  package func position(of offset: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0) }
  }

  /// Returns the members of the object that begins at an offset; none for other values.
  package func members(of start: Int) -> [Member] {
    guard byte(start) == UInt8(ascii: "{") else { return [] }
    var members: [Member] = []
    var index = skipSpace(from: start + 1)
    while byte(index) == UInt8(ascii: "\"") {
      let key = index..<end(ofValueAt: index)
      let value = skipSpace(from: skipSpace(from: key.upperBound) + 1)
      let end = end(ofValueAt: value)
      members.append(Member(name: text(key), key: key, value: value..<end))
      index = skipSpace(from: end)
      if byte(index) == UInt8(ascii: ",") { index = skipSpace(from: index + 1) }
    }
    return members
  }

  private func elements(of start: Int) -> [Range<Int>] {
    guard byte(start) == UInt8(ascii: "[") else { return [] }
    var elements: [Range<Int>] = []
    var index = skipSpace(from: start + 1)
    while index < bytes.count, byte(index) != UInt8(ascii: "]") {
      let end = end(ofValueAt: index)
      elements.append(index..<end)
      index = skipSpace(from: end)
      if byte(index) == UInt8(ascii: ",") { index = skipSpace(from: index + 1) }
    }
    return elements
  }

  /// The byte at an offset; 0 after the end.
  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte(index)) { index += 1 }
    return index
  }

  /// Returns the offset after the value that begins at an offset.
  private func end(ofValueAt start: Int) -> Int {
    var (index, depth) = (start, 0)
    repeat {
      switch byte(index) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): index = lastIndex(ofStringAt: index)
      default:
        guard depth == 0 else { break }
        while isLiteral(byte(index + 1)) { index += 1 }
      }
      index += 1
    } while depth > 0 && index < bytes.count
    return min(index, bytes.count)
  }

  private func lastIndex(ofStringAt start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// Whether a byte is part of a number, `true`, `false` or `null`.
  private func isLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func text(_ key: Range<Int>) -> String {
    guard case .string(let text) = try? JSONReader.value(of: Array(bytes[key])) else { return "" }
    return text
  }
}

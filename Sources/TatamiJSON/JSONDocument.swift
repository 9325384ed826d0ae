/// The values of a document in one list.
///
/// Unlike a `JSONValue`, it needs no memory for each array, object and text.
package struct JSONDocument: Sendable {
  private let bytes: ArraySlice<UInt8>
  /// The texts that have escapes in the bytes.
  private let unescaped: [UInt8]
  private let entries: [JSONEntry]

  /// Creates a document.
  ///
  /// - Precondition: There is a value, and texts are valid UTF-8.
  init(bytes: ArraySlice<UInt8>, unescaped: [UInt8], entries: [JSONEntry]) {
    self.bytes = bytes
    self.unescaped = unescaped
    self.entries = entries
  }

  /// Calls a closure with the outermost value, which is valid only during the call.
  package func withRoot<Result, Failure: Error>(
    _ body: (JSONNode) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withTexts { texts throws(Failure) in
      try withUnsafePointer(to: texts) { texts throws(Failure) in
        try entries.withUnsafeBufferPointer { entries throws(Failure) in
          try body(JSONNode(texts: texts, entry: root(of: entries)))
        }
      }
    }
  }

  private func root(of entries: UnsafeBufferPointer<JSONEntry>) -> UnsafePointer<JSONEntry> {
    guard let first = entries.baseAddress, !entries.isEmpty else {
      preconditionFailure("A document has a value.")
    }
    return first
  }

  private func withTexts<Result, Failure: Error>(
    _ body: (JSONTexts) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try unescaped.withUnsafeBufferPointer { unescaped throws(Failure) in
        try body(JSONTexts(bytes: bytes, unescaped: unescaped))
      }
    }
  }

  /// The document as a value that owns its parts.
  package var value: JSONValue { withRoot { $0.value } }
}

/// The memory of the texts of a document.
struct JSONTexts {
  let bytes: UnsafeBufferPointer<UInt8>
  let unescaped: UnsafeBufferPointer<UInt8>

  /// The bytes of a text.
  @inline(__always)
  func bytes(of entry: JSONEntry) -> UnsafeBufferPointer<UInt8> {
    let buffer = entry.kind == .unescaped ? unescaped : bytes
    let range = entry.offset..<entry.offset + entry.byteCount
    return UnsafeBufferPointer(rebasing: buffer[range])
  }

  func string(_ entry: JSONEntry) -> String { String(decoding: bytes(of: entry), as: UTF8.self) }

  /// Whether two texts are equal.
  func areEqual(_ first: JSONEntry, _ second: JSONEntry) -> Bool {
    if first.kind == .ascii, second.kind == .ascii {
      return bytes(of: first).hasSameBytes(as: bytes(of: second))
    }
    return string(first) == string(second)
  }

  /// Whether two texts have the same bytes; the entry of a repeated name often is that of the first.
  @inline(__always)
  func areIdentical(_ first: JSONEntry, _ second: JSONEntry) -> Bool {
    first == second || bytes(of: first).hasSameBytes(as: bytes(of: second))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of another buffer, compared four at a time.
  @inline(__always)
  func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    guard count >= 4 else {
      for index in indices where self[index] != other[index] { return false }
      return true
    }
    var offset = 0
    while true {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let other = right.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      if word != other || offset >= count - 4 { return word == other }
      offset = Swift.min(offset + 4, count - 4)
    }
  }
}

/// A position in a text, printed as `line 3, column 5`.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as `line 3, column 5`.
  public var description: String { "line \(line), column \(column)" }
}

extension TextPosition {
  /// Creates the position of a byte in UTF-8.
  ///
  /// - Complexity: O(*n*) in the offset.
  package init(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var (line, column) = (1, 1)
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let isFirstOfTwo = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isFirstOfTwo {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }
}

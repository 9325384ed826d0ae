import TatamiJSON

/// Reads CSV text row by row, without copying the file.
///
/// SwiftCSV is not used: it iterates over characters, so that a combining accent hides a preceding
/// comma; it accepts unclosed quotes, reports errors without line numbers and cannot stop early.
/// This reader works on bytes, like RFC 4180, and counts lines and offsets.
package struct CSVReader {
  /// A field as a range of bytes, without its quotes.
  package struct Field {
    package let bytes: Range<Int>
    /// Whether the field contains doubled quotes.
    fileprivate(set) var hasDoubledQuotes = false
  }

  package let file: String
  private let bytes: [UInt8]
  /// The byte that separates fields.
  package let delimiter: UInt8
  /// The maximum number of columns, unless another one is set.
  package static let columnLimit = 256
  /// The maximum number of fields of a row.
  package var fieldLimit = CSVReader.columnLimit
  private var position: Int
  /// The line in which the next row begins, counted from 1.
  private var line: Int

  /// Whether the first line names the delimiter.
  package let hasNamedDelimiter: Bool

  /// The bytes that can separate fields.
  package static let delimiters = [Byte.comma, Byte.semicolon, Byte.tab, Byte.pipe]

  /// Starts after the byte order mark and detects the delimiter.
  ///
  /// A first line such as `sep=;` names the delimiter and is skipped. Otherwise the delimiter is
  /// the most frequent candidate in the first line that contains any, unless it is given.
  ///
  /// - Parameter firstLine: The number of the first line, in messages.
  package init(bytes: [UInt8], file: String, delimiter given: UInt8? = nil, firstLine: Int = 1) {
    line = firstLine
    self.file = file
    self.bytes = bytes
    let start = bytes.withoutByteOrderMark.startIndex
    let named = CSVReader.namedDelimiter(in: bytes, from: start)
    hasNamedDelimiter = named != nil
    delimiter = named ?? given ?? CSVReader.guessDelimiter(in: bytes, from: start)
    position = start
    if named != nil {
      position += CSVReader.separatorLine
      skipLineEnd()
    }
  }

  /// Reads the next row that is not blank.
  ///
  /// - Parameter fields: Replaced by the row's fields.
  /// - Returns: The line in which the row begins, nil at the end of the file.
  /// - Complexity: O(*n*) in the bytes of the row.
  package mutating func readRow(into fields: inout [Field]) throws(CSVError) -> Int? {
    while position < bytes.count {
      if Byte.isLineEnd(bytes[position]) {
        skipLineEnd()
        continue
      }
      let (start, startLine) = (position, line)
      fields.removeAll(keepingCapacity: true)
      repeat { try readField(into: &fields, rowLine: startLine) } while skipDelimiter()
      try checkText(start..<position, line: startLine)
      skipLineEnd()
      if fields.contains(where: { !$0.bytes.isEmpty }) { return startLine }
    }
    return nil
  }

  /// The text of a field, trimmed and unquoted.
  package func text(of field: Field) -> String {
    guard field.hasDoubledQuotes else { return String(decoding: bytes[field.bytes], as: UTF8.self) }
    var plain: [UInt8] = []
    var index = field.bytes.lowerBound
    while index < field.bytes.upperBound {
      plain.append(bytes[index])
      index += bytes[index] == Byte.quote ? 2 : 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Reads one field up to its delimiter, the end of the line or the end of the file.
  private mutating func readField(
    into fields: inout [Field],
    rowLine: Int
  ) throws(CSVError) {
    guard fields.count < fieldLimit else {
      throw .tooManyFields(SourceLocation(file: file, line: rowLine), limit: fieldLimit)
    }
    skipSpaces()
    if position < bytes.count, bytes[position] == Byte.quote {
      fields.append(try readQuoted())
    } else {
      let start = position
      while position < bytes.count, !endsField(bytes[position]) { position += 1 }
      fields.append(Field(bytes: trimmed(start..<position)))
    }
  }

  /// Reads a quoted field, which can contain line ends.
  private mutating func readQuoted() throws(CSVError) -> Field {
    let opened = SourceLocation(file: file, line: line)
    let start = position + 1
    var doubled = false
    position = start
    while position < bytes.count {
      if bytes[position] == Byte.quote {
        guard position + 1 < bytes.count, bytes[position + 1] == Byte.quote else { break }
        doubled = true
        position += 2
      } else if Byte.isLineEnd(bytes[position]) {
        skipLineEnd()
      } else {
        position += 1
      }
    }
    guard position < bytes.count else { throw .unbalancedQuote(opened) }
    let field = Field(bytes: trimmed(start..<position), hasDoubledQuotes: doubled)
    position += 1
    skipSpaces()
    guard position == bytes.count || endsField(bytes[position]) else {
      throw .textAfterQuote(SourceLocation(file: file, line: line))
    }
    return field
  }

  /// Rejects zero bytes and invalid UTF-8.
  private func checkText(_ range: Range<Int>, line: Int) throws(CSVError) {
    var currentLine = line
    var index = range.lowerBound
    while index < range.upperBound {
      let length = Byte.sequenceLength(in: bytes, at: index)
      if length == 0 || bytes[index] == 0 {
        let location = SourceLocation(file: file, line: currentLine)
        throw length == 0 ? .notUTF8(location, offset: index) : .zeroByte(location, offset: index)
      }
      if Byte.endsLine(in: bytes, at: index) { currentLine += 1 }
      index += length
    }
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == delimiter || Byte.isLineEnd(byte)
  }

  private mutating func skipDelimiter() -> Bool {
    guard position < bytes.count, bytes[position] == delimiter else { return false }
    position += 1
    return true
  }

  /// Skips one line end of any kind and counts it.
  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    if bytes[position] == Byte.carriageReturn, position + 1 < bytes.count,
      bytes[position + 1] == Byte.lineFeed
    {
      position += 1
    }
    position += 1
    line += 1
  }

  private mutating func skipSpaces() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) || Byte.isLineEnd(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) || Byte.isLineEnd(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || (byte == Byte.tab && delimiter != Byte.tab)
  }

  /// The length of `sep=;` with any delimiter.
  private static let separatorLine = 5

  /// The delimiter named by a first line such as `sep=;`, nil if there is no such line.
  private static func namedDelimiter(in bytes: [UInt8], from start: Int) -> UInt8? {
    let line = bytes[start...].prefix { !Byte.isLineEnd($0) }
    guard line.count == separatorLine, let last = line.last, delimiters.contains(last),
      String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return last
  }

  /// The most frequent candidate in the first line that contains any; a comma if no line does.
  private static func guessDelimiter(in bytes: [UInt8], from start: Int) -> UInt8 {
    var counts = delimiters.map { _ in 0 }
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == Byte.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if Byte.isLineEnd(byte), counts.contains(where: { $0 > 0 }) { break }
      if let index = delimiters.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return delimiters[counts.firstIndex(of: most) ?? 0]
  }
}

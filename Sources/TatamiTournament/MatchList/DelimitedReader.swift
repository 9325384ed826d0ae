/// Reads delimited text row by row from bytes, without a copy of the file.
///
/// Written here because the usual library walks whole characters (a combining accent after a comma
/// swallows the comma), accepts an unclosed quote in silence, reports no line with its errors and
/// cannot stop early. This reader works on bytes, as RFC 4180 does, and knows lines and offsets.
struct DelimitedReader {
  /// A field as a range of bytes, without its quotes.
  struct Field {
    var bytes: Range<Int>
    /// Whether quotes inside stand doubled.
    var hasDoubledQuotes = false
  }

  let file: String
  let bytes: [UInt8]
  /// The byte between fields.
  let delimiter: UInt8
  /// Most fields a row may have.
  var fieldLimit = ResultsLimits.columns
  private var position: Int
  /// The line the next row begins in, counted from 1.
  private var line = 1

  private static let delimiters = [Byte.comma, Byte.semicolon, Byte.tab, Byte.pipe]

  /// Starts behind the byte order mark, with the delimiter the first line names or uses most.
  ///
  /// A first line such as `sep=;` only names the delimiter and is passed over.
  init(bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let named = DelimitedReader.namedDelimiter(in: bytes, from: start)
    delimiter = named ?? DelimitedReader.guessDelimiter(in: bytes, from: start)
    position = start
    if named != nil {
      position += DelimitedReader.separatorLine
      skipLineEnd()
    }
  }

  /// Reads the next row that is not blank.
  ///
  /// - Parameter fields: Replaced by the row's fields.
  /// - Returns: The line the row begins in, nil at the end.
  /// - Complexity: O(*n*) in the bytes of the row.
  mutating func readRow(into fields: inout [Field]) throws(ResultsError) -> Int? {
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

  /// The text of a field, trimmed and with its quotes resolved.
  func text(of field: Field) -> String {
    guard field.hasDoubledQuotes else { return String(decoding: bytes[field.bytes], as: UTF8.self) }
    var plain: [UInt8] = []
    var index = field.bytes.lowerBound
    while index < field.bytes.upperBound {
      plain.append(bytes[index])
      index += bytes[index] == Byte.quote ? 2 : 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Reads one field up to its delimiter, its line's end or the file's end.
  private mutating func readField(
    into fields: inout [Field],
    rowLine: Int
  ) throws(ResultsError) {
    guard fields.count < fieldLimit else {
      throw .tooManyFields(ResultsPlace(file: file, line: rowLine), limit: fieldLimit)
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

  /// Reads a field in quotes, whose line ends belong to it.
  private mutating func readQuoted() throws(ResultsError) -> Field {
    let opened = ResultsPlace(file: file, line: line)
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
      throw .textAfterQuote(ResultsPlace(file: file, line: line))
    }
    return field
  }

  /// Refuses zero bytes and anything that is not UTF-8.
  private func checkText(_ range: Range<Int>, line: Int) throws(ResultsError) {
    var lineNow = line
    var index = range.lowerBound
    while index < range.upperBound {
      let length = Byte.sequenceLength(in: bytes, at: index)
      if length == 0 || bytes[index] == 0 {
        let place = ResultsPlace(file: file, line: lineNow)
        throw length == 0 ? .notUTF8(place, offset: index) : .zeroByte(place, offset: index)
      }
      if Byte.endsLine(in: bytes, at: index) { lineNow += 1 }
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

  /// Steps over one line end of any kind and counts it.
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

  /// The length of `sep=;`, whatever the delimiter.
  private static let separatorLine = 5

  /// The delimiter that a first line such as `sep=;` names, nil if it is no such line.
  private static func namedDelimiter(in bytes: [UInt8], from start: Int) -> UInt8? {
    let line = bytes[start...].prefix { !Byte.isLineEnd($0) }
    guard line.count == separatorLine, let last = line.last, delimiters.contains(last),
      String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return last
  }

  /// The candidate that stands most often in the first line that holds any; a comma if none does.
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

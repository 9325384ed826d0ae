/// A table of Markdown: rows of cells between pipes, and a rule such as `| --- | :---: |` below the header.
///
/// The rules that terminals draw around the results of queries, `+-----+-----+`, are read, too.
enum MarkdownTable {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let pipe = UInt8(ascii: "|")
  private static let quote = UInt8(ascii: "\"")
  private static let ruleBytes = Set("|+-: \t\r".utf8)

  /// Returns a text whose tables are rows separated by pipes, each in its line; the text itself if it
  /// has no such table.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func plainText(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(pipe) else { return text }
    let lines = text.split(separator: lineFeed, omittingEmptySubsequences: false)
    guard lines.indices.contains(where: { isHeader($0, of: lines) }) else { return text }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var width: Int?
    for (index, line) in lines.enumerated() {
      if index > 0 { plain.append(lineFeed) }
      if isHeader(index, of: lines) { width = cells(of: line).count }
      guard !isRule(line) else { continue }
      if let width, line.contains(pipe) {
        plain += row(cells(of: line, width: width), width: width)
      } else {
        width = nil
        plain += heading(line)
      }
    }
    return plain
  }

  /// Whether a line has as many cells as the rule below it.
  private static func isHeader(_ index: Int, of lines: [ArraySlice<UInt8>]) -> Bool {
    guard index + 1 < lines.count, isRule(lines[index + 1]), lines[index].contains(pipe),
      !isRule(lines[index])
    else { return false }
    let rule = lines[index + 1].map { $0 == UInt8(ascii: "+") ? pipe : $0 }
    let count = cells(of: rule[...]).count
    return count > 1 && cells(of: lines[index]).count == count
  }

  /// Whether a line has several cells of dashes, with colons for their alignment.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.allSatisfy(ruleBytes.contains) else { return false }
    let parts = line.split { $0 == pipe || $0 == UInt8(ascii: "+") }
      .map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty }
    return parts.count > 1 && parts.allSatisfy { $0.contains("-") }
  }

  /// The cells between the pipes of a line, without the empty ones outside of the outer pipes.
  private static func cells(of line: ArraySlice<UInt8>, width: Int? = nil) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      index += 1
      if byte == quote, isBlank(cells[cells.count - 1]), let end = quotedEnd(line[index...]) {
        let inner = String(decoding: line[index..<end], as: UTF8.self)
        cells[cells.count - 1] = Array(inner.replacing("\"\"", with: "\"").utf8)
        index = end + 1
      } else if byte == pipe, !isEscaped {
        cells.append([])
      } else {
        if byte == pipe { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    var texts = cells.map { plainCell(String(decoding: $0, as: UTF8.self)) }
    let hasOuterPipe = texts.count > 1 && texts[0].isEmpty
    if hasOuterPipe { texts.removeFirst() }
    if texts.count > 1, texts.last == "", hasOuterPipe || texts.count > width ?? 0 {
      texts.removeLast()
    }
    return texts
  }

  /// The position of the mark that ends a quoted cell with pipes; nil if there is none.
  private static func quotedEnd(_ text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    while let end = text[index...].firstIndex(of: quote) {
      index = end + 1
      if text[index...].first == quote {
        index += 1
        continue
      }
      let next = text[index...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
      return next ?? pipe == pipe && text[..<end].contains(pipe) ? end : nil
    }
    return nil
  }

  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// A cell without the marks of bold, italic, struck or code text around all of it.
  private static func plainCell(_ text: String) -> String {
    var cell = trimmed(text[...])
    for mark in ["**", "__", "~~", "*", "_", "`"] {
      guard cell.count > 2 * mark.count, cell.hasPrefix(mark), cell.hasSuffix(mark) else {
        continue
      }
      let inner = cell.dropFirst(mark.count).dropLast(mark.count)
      if !inner.contains(mark) { cell = trimmed(inner) }
    }
    return String(cell)
  }

  /// The text of a heading, without its number signs and marks.
  private static func heading(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = trimmed(String(decoding: line, as: UTF8.self)[...])
    guard text.hasPrefix("#") || text.hasPrefix("*") else { return Array(line) }
    return Array(plainCell(String(text.drop { $0 == "#" })).utf8)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// A row separated by pipes; missing cells are empty.
  private static func row(_ cells: [String], width: Int) -> [UInt8] {
    let all = cells + Array(repeating: "", count: max(0, width - cells.count))
    let quoted = all.map { cell in
      cell.contains { $0 == "|" || $0 == "\"" } ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
    }
    return Array(quoted.joined(separator: "|").utf8)
  }
}

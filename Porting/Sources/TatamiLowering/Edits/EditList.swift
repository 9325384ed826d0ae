internal import SwiftSyntax

/// Edits of a source, in any order.
///
/// Line breaks are never added or removed.
struct EditList {
  private enum Kind: Int {
    /// Text after an expression; of equal positions, the last one recorded comes first, because it
    /// belongs to the innermost expression.
    case suffix
    /// Text before an expression.
    case prefix
    /// Text in place of a range.
    case replacement
  }

  private struct Edit {
    let start: Int
    let end: Int
    let kind: Kind
    let number: Int
    let text: String
  }

  private var edits: [Edit] = []

  /// Inserts text before what begins at a position.
  mutating func insert(_ text: String, before position: AbsolutePosition) {
    record(position.utf8Offset..<position.utf8Offset, .prefix, text)
  }

  /// Inserts text after what ends at a position.
  mutating func insert(_ text: String, after position: AbsolutePosition) {
    record(position.utf8Offset..<position.utf8Offset, .suffix, text)
  }

  /// Replaces a range that contains no line break.
  mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
    record(range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, .replacement, text)
  }

  /// Replaces a node; its line breaks are moved behind the text.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let breaks = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
    replace(node.trimmedRange, with: text + String(repeating: "\n", count: breaks))
  }

  /// Removes a node and the blanks behind it.
  mutating func remove(_ node: some SyntaxProtocol) {
    let breaks = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
    let blanks = node.trailingTrivia.prefix { piece in
      if case .spaces = piece { true } else if case .tabs = piece { true } else { false }
    }
    let end = node.endPositionBeforeTrailingTrivia.advanced(
      by: blanks.reduce(0) { $0 + $1.sourceLength.utf8Length }
    )
    replace(
      node.positionAfterSkippingLeadingTrivia..<end,
      with: String(repeating: "\n", count: breaks)
    )
  }

  /// Replaces a node by its line breaks.
  mutating func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

  private mutating func record(_ range: Range<Int>, _ kind: Kind, _ text: String) {
    edits.append(
      Edit(
        start: range.lowerBound,
        end: range.upperBound,
        kind: kind,
        number: edits.count,
        text: text
      )
    )
  }

  /// Returns a text with the edits applied.
  ///
  /// An edit inside a replaced range is left out, because its text is gone.
  ///
  /// - Complexity: O(n + m log m) for n bytes and m edits.
  func applied(to text: String) -> String {
    guard !edits.isEmpty else { return text }
    let ordered = edits.sorted { first, second in
      if first.start != second.start { return first.start < second.start }
      if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
      return first.kind == .suffix
        ? first.number > second.number : first.number < second.number
    }
    var text = text
    return text.withUTF8 { source in
      var result: [UInt8] = []
      result.reserveCapacity(source.count + 64 * ordered.count)
      var position = 0
      for edit in ordered where edit.start >= position {
        result.append(contentsOf: source[position..<edit.start])
        result.append(contentsOf: edit.text.utf8)
        position = edit.end
      }
      result.append(contentsOf: source[position...])
      return String(decoding: result, as: UTF8.self)
    }
  }
}

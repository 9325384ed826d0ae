/// The nesting of brackets and conditions in a source, before it is parsed.
enum Nesting {
  /// The maximum nesting of a source; the parser needs a stack that grows with it.
  static let limit = 1_000

  /// The line, from 1, on which the nesting exceeds the limit; nil if it never does.
  ///
  /// Comments to the end of a line and texts on one line are left out. In other texts brackets
  /// count, which matters only for sources with more than a thousand open ones.
  static func firstLineBeyondLimit(in text: String) -> Int? {
    var brackets = 0
    var conditions = 0
    for (number, line) in text.utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if start.starts(with: "#if".utf8) { conditions += 1 }
      if start.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
      if scan(line, &brackets) || conditions > limit { return number + 1 }
    }
    return nil
  }

  /// Counts the brackets of a line; returns whether the limit was exceeded.
  private static func scan(_ line: Substring.UTF8View, _ depth: inout Int) -> Bool {
    var isInText = false
    var previous: UInt8 = 0
    for byte in line {
      defer { previous = byte }
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInText.toggle() }
      if isInText { continue }
      switch byte {
      case UInt8(ascii: "/") where previous == byte: return false
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      default: break
      }
      if depth > limit { return true }
    }
    return false
  }
}

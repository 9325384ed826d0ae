import TestSupport
import Testing

@testable import TatamiText

/// Searches for line terminators in words find those of a search byte by byte.
@Suite struct SeparatorTests {
  /// Returns the terminators that end in a range, each found without looking at words.
  private static func terminators(of text: String, in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for character in text {
      let end = start + character.utf8.count
      if character.isNewline, start >= range.lowerBound, end <= range.upperBound {
        found.append(start..<end)
      }
      start = end
    }
    return found
  }

  @Test func `the first and the last terminator are found among words of plain bytes`() {
    var random = SeededRandom(seed: 83)
    let terminators = ["\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<random.int(in: 0...3) {
        text += String(repeating: "a", count: random.int(in: 1...70))
        if random.chance(0.3) { text += "é" }
        text += terminators[random.int(in: 0...7)]
      }
      text += String(repeating: "\t", count: random.int(in: 1...40))
      text.makeContiguousUTF8()
      let found = Self.terminators(of: text, in: 0..<text.utf8.count)
      #expect(text.separator(in: 0..<text.utf8.count, .first) == found.first)
      #expect(text.separator(in: 0..<text.utf8.count, .last) == found.last)
      // A range that ends after a terminator, and one that starts after it.
      guard let middle = found.first?.upperBound else { continue }
      #expect(text.separator(in: 0..<middle, .last) == found.first)
      #expect(text.separator(in: middle..<text.utf8.count, .first) == found.dropFirst().first)
    }
  }
}

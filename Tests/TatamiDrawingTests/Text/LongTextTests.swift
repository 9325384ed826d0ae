import Foundation
import TestSupport
import Testing

@testable import TatamiDrawing

/// Long texts, above all long words, in every line break mode.
@Suite struct LongTextTests {
  private static let modes: [TextRequest.LineBreakMode] = [
    .wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
  ]

  /// The parts of texts without spaces, with spaces, and of short runs in both directions.
  private static let parts = [
    "abcdefghij", "AVToVA.,", "漢字仮名交じり文", "👨‍👩‍👧😀🇩🇪", "ab漢م😀e\u{301}", "abcאבג", "مرحبا",
    String(repeating: "w", count: 499) + " ",
  ]

  private static func text(_ part: String, _ length: Int) -> String {
    let scalars = Array(part.unicodeScalars)
    return String(String.UnicodeScalarView((0..<length).map { scalars[$0 % scalars.count] }))
  }

  private static func request(_ text: String, _ mode: TextRequest.LineBreakMode) -> TextRequest {
    let lines: Int =
      switch mode {
      case .truncateHead, .truncateMiddle: 1
      case .truncateTail: 3
      case .wordWrap, .charWrap, .clip: 0
      }
    return TextTests.request(text, width: 200, lines: lines, mode: mode)
  }

  /// Returns the processor time of this thread for a layout, in seconds: the shortest of three.
  private static func time(_ text: String, _ mode: TextRequest.LineBreakMode) -> Double {
    let shaper = PangoShaper()
    let request = request(text, mode)
    return (0..<3).map { _ in
      let start = clock()
      _ = shaper.uncachedLayout(request)
      return clock() - start
    }.min() ?? 0
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test(arguments: parts.indices)
  func `S219: the time for a layout grows with the length of the text`(part: Int) {
    let length = Thoroughness.cases(2_000, thorough: 12_500)
    // A letter in every mode, the other texts where lines are broken and where they are not.
    for mode in part == 0 ? Self.modes : [.wordWrap, .clip, .truncateMiddle] {
      let short = Self.time(Self.text(Self.parts[part], length), mode)
      let long = Self.time(Self.text(Self.parts[part], 4 * length), mode)
      // Quadratic time would be 16 times as long; a few milliseconds are not significant.
      #expect(long < 9 * max(short, 0.004), "\(mode): \(short) s, then \(long) s")
    }
  }

  @Test(arguments: modes)
  func `S219: the lines of a long word cover it and fit the width`(mode: TextRequest.LineBreakMode)
    throws
  {
    for part in Self.parts {
      let text = Self.text(part, 5_000)
      let layout = PangoShaper().uncachedLayout(Self.request(text, mode))
      let ends = [0] + layout.lines.map(\.range.upperBound)
      #expect(zip(ends, layout.lines).allSatisfy { $0 == $1.range.lowerBound })
      #expect(ends.last == text.utf8.count)
      if mode == .clip { continue }
      #expect(layout.lines.map(\.width).max() ?? 0 < 200.1, "\(part.prefix(20))")
    }
  }

  @Test func `S219: a long word after a short one starts a line`() throws {
    let word = String(repeating: "w", count: 605)
    let layout = PangoShaper().uncachedLayout(TextTests.request("ab \(word) cd", width: 200))
    let lines = layout.lines.map(TextTests.shown)
    #expect(lines.first == "ab ")
    #expect(lines.last?.hasSuffix(" cd") == true)
    #expect(lines.joined() == "ab \(word) cd")
    #expect(Set(lines.dropFirst().dropLast().map(\.count)).count == 1)
  }

  @Test func `S219: a word is broken alike by Pango and by its clusters`() {
    let word = String(repeating: "overflowing", count: 22)
    for mode in [TextRequest.LineBreakMode.wordWrap, .charWrap] {
      let short = PangoShaper().uncachedLayout(TextTests.request(word, width: 200, mode: mode))
      let long = PangoShaper()
        .uncachedLayout(TextTests.request("\(word)overflow", width: 200, mode: mode))
      #expect(word.utf8.count < 256)
      let ends = [short, long].map { $0.lines.dropLast().map(\.range.upperBound) }
      #expect(ends[1].starts(with: ends[0]))
    }
  }

  @Test func `S217: a long line of a right-to-left paragraph begins at its right`() throws {
    let text = Self.text("שלום ab ", 9_000)
    let layout = PangoShaper().uncachedLayout(TextTests.request(text, mode: .clip))
    let line = try #require(layout.lines.first)
    #expect(layout.lines.count == 1)
    #expect(line.isRightToLeft)
    let first = try #require(line.runs.max { $0.x < $1.x })
    #expect(first.range.lowerBound == 0)
    let edges = line.runs.sorted { $0.x < $1.x }
    #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 0.01 })
  }
}

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

  /// Returns a repeated part with a length in bytes; the last repetition may be incomplete.
  private static func text(_ part: String, _ length: Int) -> String {
    let scalars = Array(part.unicodeScalars)
    let count = length * scalars.count / part.utf8.count
    return String(String.UnicodeScalarView((0..<count).map { scalars[$0 % scalars.count] }))
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

  /// Returns the processor time of this thread for a layout, in seconds.
  private static func time(_ text: String, _ mode: TextRequest.LineBreakMode) -> Double {
    let shaper = PangoShaper()
    let start = clock()
    _ = shaper.uncachedLayout(request(text, mode))
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns how many times as long as a text the layout of the text of eight times its length takes.
  ///
  /// Linear time is 8 times as long, quadratic time 64 times. The measurement is repeated while the
  /// ratio is not that of linear time, because other processes slow down some of the layouts.
  private static func growth(
    _ part: String,
    _ mode: TextRequest.LineBreakMode,
    length: Int
  ) -> Double {
    let (short, long) = (text(part, length), text(part, 8 * length))
    var (shortest, longest) = (Double.infinity, Double.infinity)
    for _ in 0..<6 where longest >= 16 * shortest {
      shortest = min(shortest, time(short, mode))
      longest = min(longest, time(long, mode))
    }
    return longest / shortest
  }

  @Test(arguments: parts.indices)
  func `S219: the time for wrapped lines grows with the length of the text`(part: Int) {
    let length = Thoroughness.cases(1_000, thorough: 6_250)
    #expect(Self.growth(Self.parts[part], .wordWrap, length: length) < 24)
  }

  @Test(arguments: modes)
  func `S219: the time for a long word grows with its length`(mode: TextRequest.LineBreakMode) {
    let length = Thoroughness.cases(1_000, thorough: 6_250)
    #expect(Self.growth("abcdefghij", mode, length: length) < 24)
  }

  /// Returns the result of a closure for a shaper and a text of short runs in many scripts.
  private static func withShaper<Result>(
    _ length: Int,
    _ body: (PangoParagraphShaper, ParagraphText, TextSource) -> Result
  ) -> Result {
    let source = TextSource(request(text("ab漢م😀e\u{301}", length), .clip).runs)
    return LibraryLock.withLock {
      let shaper = PangoParagraphShaper(fonts: PangoFonts())
      return body(shaper, ParagraphText(source, 0..<source.bytes.count), source)
    }
  }

  // A line of 400,000 bytes would take Pango minutes: the time grows with the square of the runs.
  @Test(arguments: [TextRequest.LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func `S218: Pango truncates only the ends of a long line`(mode: TextRequest.LineBreakMode) {
    for length in [40_000, 400_000] {
      let count = Self.withShaper(length) { shaper, text, source in
        let style = TextRequest.ParagraphStyle(lineBreakMode: mode)
        let request = ParagraphRequest(source: source, width: 200, style: style)
        return shaper.withoutHiddenPart(text, of: request, width: 200).text.bytes.count
      }
      #expect(count <= 4 * PangoBreaks.segmentLength)
    }
  }

  @Test func `S219: a long line is shaped in short segments`() {
    let segments = Self.withShaper(400_000) { shaper, text, _ in shaper.breaks(text).segments() }
    #expect(segments.count > 100)
    #expect(segments.allSatisfy { $0.count <= 2 * PangoBreaks.segmentLength })
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
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

  @Test(arguments: [TextRequest.LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func `S218: a long text is truncated like a shorter one`(mode: TextRequest.LineBreakMode) throws {
    for part in Self.parts + ["שלום ab "] {
      let ends = [3_000, 20_000].map { length in
        Self.text(part, length) + (mode == .truncateTail ? "" : Self.text(part, 800))
      }
      // The texts begin and end alike, and Pango reads all of the shorter one.
      let requests = ends.map { TextTests.request($0, width: 200, lines: 1, mode: mode) }
      let lines = try requests.map { request in
        try #require(PangoShaper().uncachedLayout(request).lines.first)
      }
      #expect(lines.map(\.range.count) == ends.map(\.utf8.count))
      #expect(TextTests.shown(lines[0]) == TextTests.shown(lines[1]), "\(part.prefix(20))")
      #expect(abs(lines[0].width - lines[1].width) < 0.5)
      let covered = lines[1].runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      #expect(zip(covered, covered.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(covered.first?.lowerBound == 0)
      #expect(covered.last?.upperBound == ends[1].utf8.count)
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

import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct TextTests {
  static let shapers: [any TextShaping] = [PangoShaper(), ArithmeticShaper()]
  static let attributes = TextAttributes(font: FontDescriptor(pointSize: 20))

  static func request(
    _ text: String,
    width: Double? = nil,
    lines: Int = 0,
    mode: TextRequest.LineBreakMode = .wordWrap
  ) -> TextRequest {
    TextRequest(
      text,
      attributes,
      widthLimit: width.map { .points($0) } ?? .unbounded,
      maxLines: lines,
      style: TextRequest.ParagraphStyle(lineBreakMode: mode)
    )
  }

  static func shown(_ line: TextLine) -> String { line.runs.map(\.text).joined() }

  @Test(arguments: [0, 1])
  func `S215 an empty text has no size`(shaper: Int) {
    #expect(Self.shapers[shaper].layout(Self.request("")) == .empty)
  }

  @Test(arguments: [0, 1])
  func `S216 n lines are n line heights tall`(shaper: Int) {
    let shaper = Self.shapers[shaper]
    let metrics = shaper.metrics(of: Self.attributes.font)
    let layout = shaper.layout(Self.request("a\nb\nc"))
    #expect(abs(layout.size.height - 3 * metrics.lineHeight) < 1e-9)
    #expect(metrics.ascender > 0)
    #expect(metrics.descender < 0)
    #expect(metrics.leading >= 0)
    #expect(metrics.capHeight > metrics.xHeight)
    #expect(metrics.xHeight > 0)
  }

  @Test(arguments: [0, 1])
  func `S218 the last allowed line has the ellipsis`(shaper: Int) throws {
    let shaper = Self.shapers[shaper]
    let text = "one two three four five six seven eight"
    let marks: [(TextRequest.LineBreakMode, (String) -> Bool)] = [
      (.truncateTail, { $0.hasSuffix("…") }),
      (.truncateHead, { $0.hasPrefix("…") }),
      (.truncateMiddle, { $0.dropFirst().dropLast().contains("…") }),
    ]
    for (mode, isMarked) in marks {
      for count in 1...2 {
        let layout = shaper.layout(Self.request(text, width: 120, lines: count, mode: mode))
        #expect(layout.lines.count == count)
        #expect(layout.isTruncated)
        let last = try #require(layout.lines.last)
        #expect(isMarked(Self.shown(last)), "\(mode) \(count): \(Self.shown(last))")
        #expect(last.width <= 120 + 0.01)
        #expect(last.runs.contains { $0.isEllipsis })
      }
    }
  }

  @Test(arguments: [0, 1])
  func `S218 an omitted paragraph is marked with an ellipsis too`(shaper: Int) {
    let layout = Self.shapers[shaper].layout(
      Self.request("a\nb\nc", width: 100, lines: 2, mode: .truncateTail)
    )
    #expect(layout.lines.map(Self.shown) == ["a", "b…"])
    #expect(layout.isTruncated)
  }

  @Test(arguments: [0, 1])
  func `S218 clipping modes have no ellipsis`(shaper: Int) {
    for mode in [TextRequest.LineBreakMode.wordWrap, .clip] {
      let layout = Self.shapers[shaper].layout(
        Self.request("one two\nthree four", width: 60, lines: 1, mode: mode)
      )
      #expect(layout.lines.count == 1)
      #expect(layout.isTruncated)
      #expect(!layout.lines.map(Self.shown).joined().contains("…"))
    }
  }

  @Test(arguments: [0, 1])
  func `S218 lines that do not fit the height are omitted except for the first`(shaper: Int) {
    var request = Self.request("a\nb\nc", mode: .truncateTail)
    let height = Self.shapers[shaper].metrics(of: Self.attributes.font).lineHeight
    request.heightLimit = .points(2 * height)
    #expect(Self.shapers[shaper].layout(request).lines.map(Self.shown) == ["a", "b…"])
    request.heightLimit = .points(0)
    #expect(Self.shapers[shaper].layout(request).lines.map(Self.shown) == ["a…"])
  }

  @Test(arguments: [0, 1])
  func `S219 trailing spaces stay out of a wrapped line's width`(index: Int) throws {
    let shaper = Self.shapers[index]
    let word = shaper.layout(Self.request("hello")).size.width
    for spaces in 1...6 {
      let text = "hello" + String(repeating: " ", count: spaces) + "hello"
      let layout = shaper.layout(Self.request(text, width: word + 1))
      #expect(layout.lines.count == 2, "\(spaces) spaces")
      let first = try #require(layout.lines.first)
      #expect(abs(first.width - word) < 0.01, "\(spaces) spaces: \(first.width) for \(word)")
    }
  }

  @Test(arguments: [0, 1])
  func `S219 all kinds of spaces hang over the end of a line`(shaper: Int) {
    let shaper = Self.shapers[shaper]
    let width = shaper.layout(Self.request("aa bbbb")).size.width + 1
    for gap in ["  ", "    ", "\t", "\t\t", " \t ", "\u{3000}\u{3000}", " \u{3000}"] {
      let layout = shaper.layout(Self.request("aa bbbb\(gap)cccc", width: width))
      #expect(layout.lines.map(Self.shown) == ["aa bbbb\(gap)", "cccc"])
      #expect(layout.size.width < width)
    }
  }

  @Test(arguments: [0, 1])
  func `S219 trailing spaces and lines of spaces add no line`(shaper: Int) throws {
    let shaper = Self.shapers[shaper]
    let width = shaper.layout(Self.request("word")).size.width + 1
    for text in ["word ", "word     ", " ", "               ", "  \t  \t  ", "\t\t\t"] {
      let layout = shaper.layout(Self.request(text, width: width))
      #expect(layout.lines.count == 1, "\(text.debugDescription)")
      #expect(layout.size.width <= width)
      #expect(layout.lines.first?.range == 0..<text.utf8.count)
    }
  }

  @Test(arguments: [0, 1])
  func `S219 no line of many spaces and tabs is wider than allowed`(shaper: Int) {
    var random = SeededRandom(seed: 219)
    for _ in 0..<200 {
      let text = (0..<60).map { _ in
        ["a", "b", "word", " ", "  ", "\t", "-", "é", "שלום", "決"].randomElement(using: &random)
          ?? ""
      }
      .joined()
      let width = Double.random(in: 70...200, using: &random)
      let layout = Self.shapers[shaper].layout(Self.request(text, width: width))
      #expect(layout.size.width <= width + 0.05, "\(text.debugDescription) \(width)")
      #expect(layout.lines.map(Self.shown).joined().utf8.count == text.utf8.count)
    }
  }

  @Test func `S219 lines with adjacent spaces are justified too`() throws {
    var request = Self.request("one  two three   four five  six seven", width: 150)
    request.style.alignment = .justified
    let lines = PangoShaper().layout(request).lines
    #expect(lines.count > 1)
    for line in lines.dropLast() { #expect(abs(line.width - 150) < 0.1) }
    #expect(lines.last.map { $0.width < 149 } == true)
    #expect(lines.map(\.range.count).reduce(0, +) == 37)
  }

  @Test(arguments: [0, 1])
  func `S219 a word longer than the line is broken by characters`(shaper: Int) {
    let layout = Self.shapers[shaper].layout(Self.request("abcdefghijklmnop", width: 50))
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.width <= 50.01 })
    #expect(layout.lines.map(Self.shown).joined() == "abcdefghijklmnop")
  }

  @Test(arguments: [0, 1])
  func `S219 a new line at the end adds an empty line`(shaper: Int) {
    let layout = Self.shapers[shaper].layout(Self.request("決\n勝\n"))
    #expect(layout.lines.count == 3)
    #expect(layout.lines.last?.width == 0)
    #expect(layout.lines.last?.range == 8..<8)
  }

  @Test(arguments: [0, 1])
  func `control characters and lone marks are laid out safely`(shaper: Int) {
    let shaper = Self.shapers[shaper]
    for text in ["a\0b", "\0", "\n", "\r\n", "\r", "\u{1}\u{2}\u{7f}", "\u{2028}x", "\u{301}"] {
      let layout = shaper.layout(Self.request(text, width: 30, lines: 1, mode: .truncateTail))
      #expect(layout.lines.count == 1)
      #expect(layout.size.width.isFinite)
      #expect(layout.size.height.isFinite)
    }
    let plain = shaper.layout(Self.request("ab")).size.width
    #expect(abs(shaper.layout(Self.request("a\0b")).size.width - plain) < 0.5)
  }

  @Test(arguments: [0, 1])
  func `grapheme clusters are never divided`(shaper: Int) {
    let family = "👨‍👩‍👧‍👦e\u{301}"
    let text = String(repeating: family, count: 6)
    let layout = Self.shapers[shaper].layout(Self.request(text, width: 1))
    let shown = layout.lines.map(Self.shown)
    #expect(shown.joined() == text)
    for line in shown where shaper == 1 { #expect(line.count == 1) }
  }

  @Test(arguments: [0, 1])
  func `the ranges of lines cover the text`(shaper: Int) {
    let text = "The quick brown fox\njumps over  the lazy dog"
    for width in stride(from: 10.0, through: 400, by: 30) {
      let layout = Self.shapers[shaper].layout(Self.request(text, width: width))
      var next = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == next || line.range.lowerBound == next + 1)
        next = line.range.upperBound
      }
      #expect(next == text.utf8.count)
    }
  }

  @Test(arguments: [0, 1])
  func `extreme numbers give finite layouts`(shaper: Int) {
    for number in [Double.nan, .infinity, -.infinity, -5, 0, 1e300] {
      var request = Self.request("one two three", width: number, lines: 2, mode: .truncateTail)
      request.runs[0].attributes.font.pointSize = number
      request.runs[0].attributes.kern = number
      request.style.lineSpacing = number
      request.style.lineHeightMultiple = number
      let size = Self.shapers[shaper].layout(request).size
      #expect(size.width.isFinite, "\(number)")
      #expect(size.height.isFinite, "\(number)")
    }
  }

  @Test(arguments: [0, 1])
  func `alignment places lines between the edges`(shaper: Int) throws {
    var request = Self.request("abc", width: 200)
    request.style.alignment = .right
    let right = try #require(Self.shapers[shaper].layout(request).lines.first)
    #expect(abs(right.origin.x + right.width - 200) < 1e-9)
    request.style.alignment = .center
    let center = try #require(Self.shapers[shaper].layout(request).lines.first)
    #expect(abs(center.origin.x + center.width / 2 - 100) < 1e-9)
  }

  @Test func `the arithmetic shaper is exact`() {
    let layout = ArithmeticShaper().layout(Self.request("one two", width: 40))
    #expect(layout.lines.map(\.width) == [30, 30])
    #expect(layout.size == Size(width: 30, height: 48))
  }

  @Test func `right-to-left text is aligned right naturally and its runs are right to left`() throws
  {
    let shaper = PangoShaper()
    let layout = shaper.layout(Self.request("שלום עולם", width: 300))
    let line = try #require(layout.lines.first)
    #expect(abs(line.origin.x + line.width - 300) < 0.01)
    #expect(line.runs.allSatisfy { $0.isRightToLeft })
    let mixed = try #require(shaper.layout(Self.request("abc שלום def")).lines.first)
    #expect(mixed.runs.map(\.isRightToLeft).contains(true))
    #expect(mixed.runs.map(\.isRightToLeft).contains(false))
  }

  @Test func `spaces hang over the left end of a wrapped right-to-left line`() throws {
    let layout = PangoShaper().layout(Self.request("שלום   עולם", width: 60))
    let line = try #require(layout.lines.first)
    #expect(layout.lines.count == 2)
    let right = line.runs.map { $0.x + $0.width }.max() ?? 0
    #expect(abs(right - line.width) < 0.01)
  }

  @Test func `runs keep their attributes and kern adds to their width`() throws {
    let red = TextAttributes(font: Self.attributes.font, color: Drawing.red, kern: 2)
    let request = TextRequest(runs: [.init("ab", Self.attributes), .init("cd", red)])
    let line = try #require(PangoShaper().layout(request).lines.first)
    #expect(line.runs.map(\.text) == ["ab", "cd"])
    #expect(line.runs.map(\.attributes) == [Self.attributes, red])
    let plain = PangoShaper().layout(Self.request("cd")).size.width
    // Half of the kern is on each side of a character; the half at the line's end is omitted.
    #expect(abs(line.runs[1].width - plain - 3) < 0.01)
  }

  @Test(arguments: [0.5, 3, -1])
  func `text with a kern fits its own width`(kern: Double) {
    var spaced = Self.attributes
    spaced.kern = kern
    let lines = { (text: String, width: Double?) in
      let limit = width.map { TextRequest.Limit.points($0) } ?? .unbounded
      let layout = PangoShaper().layout(TextRequest(text, spaced, widthLimit: limit))
      return (layout.size.width, layout.lines.map(Self.shown))
    }
    let (width, _) = lines("two words", nil)
    #expect(lines("two words", width).1 == ["two words"])
    #expect(lines("two words", width - 1).1.count == 2)
    let (longest, wrapped) = lines("two words and more", width)
    #expect(lines("two words and more", longest).1 == wrapped)
  }

  @Test func `monospaced digits and weights change advances`() {
    let shaper = PangoShaper()
    var digits = Self.attributes
    digits.font.monospacedDigits = true
    let one = shaper.layout(TextRequest("1111", digits)).size.width
    #expect(abs(one - shaper.layout(TextRequest("0000", digits)).size.width) < 0.01)
    var bold = Self.attributes
    bold.font.weight = 700
    #expect(
      shaper.layout(TextRequest("bold", bold)).size != shaper.layout(Self.request("bold")).size
    )
  }

  @Test func `S221 known and unknown families are distinguished`() {
    let shaper = PangoShaper()
    #expect(shaper.hasFamily("dejavu sans"))
    #expect(!shaper.hasFamily("No Such Font"))
    #expect(shaper.familyNames() == shaper.familyNames().sorted())
  }

  @Test(arguments: [
    "No Such Font", "", ",", "\0", "Inter 99", "'\"<&>", String(repeating: "x", count: 5000),
  ])
  func `S221 a family that does not exist is replaced`(name: String) {
    let shaper = PangoShaper()
    let font = FontDescriptor(family: .named(name), pointSize: 20)
    let layout = shaper.layout(TextRequest("Tatami 決勝", TextAttributes(font: font)))
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 60)
    #expect(layout.size.width < 240)
    #expect(shaper.metrics(of: font).lineHeight > 15)
  }

  @Test func `a cached layout equals an uncached one and the cache is bounded`() {
    let shaper = PangoShaper(capacity: 4)
    for index in 0..<40 { _ = shaper.layout(Self.request("text \(index)")) }
    #expect(shaper.layout(Self.request("text 0")) == PangoShaper().layout(Self.request("text 0")))
    var cache = LayoutCache(capacity: 4)
    for index in 0..<40 { cache.insert(.empty, for: Self.request("\(index)")) }
    #expect(cache.count <= 8)
  }
}

import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// Compares long texts in chunks with the same texts in a single layout.
@MainActor @Suite struct TextFlowTests {
  static let attributes = AttributeSet([:])

  static func configuration(
    _ shaper: Int,
    _ axis: Axis = .vertical,
    width: Double = 300
  ) -> TextFlow.Configuration {
    let shapers: [any TextShaping] = [PangoShaper.shared, CachingShaper(ArithmeticShaper())]
    return TextFlow.Configuration(
      axis: axis,
      width: width,
      style: TextRequest.ParagraphStyle(),
      shaper: shapers[shaper],
      resolve: { _ in TextAttributes(font: FontDescriptor(pointSize: 20)) }
    )
  }

  static func flow(_ text: String, _ configuration: TextFlow.Configuration) -> TextFlow {
    TextFlow(
      text,
      attributeRuns: AttributeRuns(length: text.utf16.count, attributes: attributes),
      emptyTextAttributes: attributes,
      configuration: configuration
    )
  }

  /// Returns random words with a line break after every `breaks` words on average.
  static func longText(_ random: inout SeededRandom, words: Int, breaks: Int) -> String {
    let words = (0..<words).map { _ in
      ["word", "a", "longer-word", "e\u{301}té", "👨‍👩‍👧‍👦", "日本語", "שלום"]
        .randomElement(using: &random) ?? ""
    }
    return words.reduce(into: "") { text, word in
      text += word + (Int.random(in: 0..<breaks, using: &random) == 0 ? "\n" : " ")
    }
  }

  @Test func `short paragraphs share chunks until they are edited`() {
    let text = String(repeating: "ab\n", count: 4000)
    var flow = Self.flow(text, Self.configuration(1))
    let size = flow.size()
    #expect(flow.chunks.count < 10)
    let runs = AttributeRuns(length: text.utf16.count + 1, attributes: Self.attributes)
    flow.update("x" + text, attributeRuns: runs, replacing: 0..<0)
    #expect(flow.chunks.count > 20)
    #expect(flow.chunks.prefix(10).allSatisfy { $0.lineCount <= 33 })
    #expect(flow.size().height == size.height)
  }

  @Test func `a first letter of the other direction turns a long paragraph around`() {
    let digits = String(repeating: "12 345 ", count: 1500)
    var flow = Self.flow("a " + digits, Self.configuration(0))
    let count = flow.chunks.count
    #expect(count > 3)
    #expect(flow.chunks.allSatisfy { !$0.isRightToLeft })
    let text = "ש " + digits
    let runs = AttributeRuns(length: text.utf16.count, attributes: Self.attributes)
    flow.update(text, attributeRuns: runs, replacing: 0..<1)
    // The chunk with the edit is divided.
    #expect(flow.chunks.count == count + 1)
    #expect(flow.chunks.allSatisfy { $0.isRightToLeft })
  }

  @Test(arguments: [(0.0, 0.0), (40, 0), (0, 40)])
  func `only the first line of a long paragraph has its indent`(first: Double, other: Double) {
    var random = SeededRandom(seed: 5)
    var configuration = Self.configuration(1)
    configuration.style.firstLineHeadIndent = first
    configuration.style.headIndent = other
    var editor = TextEditor(Self.longText(&random, words: 1500, breaks: .max))
    var flow = Self.flow(editor.text, configuration)
    for index in 0..<40 {
      let offset = editor.text.characterBoundary(atOrBefore: 2000 + index / 10 * 300)
      editor.apply(TextEdit(range: offset..<offset, replacement: "x"))
      let runs = AttributeRuns(length: editor.text.utf16.count, attributes: Self.attributes)
      flow.update(editor.text, attributeRuns: runs, replacing: offset..<offset)
      let whole = TextGeometry(
        TextRequest(
          editor.text,
          configuration.resolve(Self.attributes),
          widthLimit: .points(300),
          style: configuration.style
        ),
        shaper: configuration.shaper
      )
      #expect(abs(flow.size().height - whole.layout.size.height) < 0.01)
      for start in flow.starts.dropFirst() {
        let caret = flow.caret(at: CaretPosition(start.units))
        let expected = whole.caret(at: CaretPosition(start.units))
        #expect(caret.minX == expected?.minX)
        #expect(abs(caret.minY - (expected?.minY ?? 0)) < 0.01)
      }
    }
  }

  @Test(arguments: [0, 1])
  func `chunks have the size and the carets of a single layout`(shaper: Int) throws {
    var random = SeededRandom(seed: 1)
    for breaks in [5, 50, 100_000] {
      // Hebrew words would share the space at a chunk's end with the next chunk's.
      let text = Self.longText(&random, words: 2500, breaks: breaks)
        .replacingOccurrences(of: "שלום", with: "salute")
      let configuration = Self.configuration(shaper)
      let flow = Self.flow(text, configuration)
      let whole = TextGeometry(
        TextRequest(text, configuration.resolve(Self.attributes), widthLimit: .points(300)),
        shaper: configuration.shaper
      )
      #expect(flow.chunks.count > 3)
      #expect(abs(flow.size().height - whole.layout.size.height) < 0.01)
      for offset in stride(from: 0, through: text.utf16.count, by: 97) {
        for affinity in [TextGeometry.Affinity.upstream, .downstream] {
          let position = CaretPosition(text.characterBoundary(atOrBefore: offset), affinity)
          // Pango hangs the space at the end of a wrapped line without giving it a width.
          if affinity == .upstream,
            flow.start(at: CaretPosition(position.offset)).units == position.offset
          {
            continue
          }
          let caret = flow.caret(at: position)
          let expected = try #require(whole.caret(at: position))
          #expect(abs(caret.minY - expected.minY) < 0.01, "\(offset)")
          #expect(abs(caret.minX - expected.minX) < 0.1, "\(offset)")
        }
      }
    }
  }

  @Test(arguments: [0, 1])
  func `random edits give the same flow as a new layout`(shaper: Int) {
    var random = SeededRandom(seed: 2)
    for (axis, breaks) in [(Axis.vertical, 6), (.vertical, 100_000), (.horizontal, 100_000)] {
      var editor = TextEditor(Self.longText(&random, words: 1500, breaks: breaks))
      let configuration = Self.configuration(shaper, axis)
      var flow = Self.flow(editor.text, configuration)
      for _ in 0..<20 {
        let count = editor.text.utf16.count
        let start = Int.random(in: 0...count, using: &random)
        let end = min(count, start + ([0, 0, 1, 3, 200, 5000].randomElement(using: &random) ?? 0))
        let range = editor.text.wholeCharacters(start..<end)
        let new =
          ["", "x", " ", "\n", "\r\n", "\n\n", "\u{301}", "e\u{301} ", "new words here "]
          .randomElement(using: &random) ?? ""
        editor.apply(TextEdit(range: range, replacement: axis == .vertical ? new : "x y"))
        let runs = AttributeRuns(
          length: editor.text.utf16.count,
          attributes: Self.attributes
        )
        flow.update(editor.text, attributeRuns: runs, replacing: range)
        let fresh = Self.flow(editor.text, configuration)
        let difference = abs(flow.size()[axis] - fresh.size()[axis])
        // Where a line is cut into chunks its letters are not kerned.
        #expect(difference < (axis == .vertical ? 0.01 : 20), "\(range) \(new.debugDescription)")
        #expect(flow.chunks.reduce(0) { $0 + $1.bytes } == editor.text.utf8.count)
        #expect(flow.chunks.reduce(0) { $0 + $1.units } == editor.text.utf16.count)
      }
    }
  }

  @Test(arguments: [("The quick brown fox jumps. ", 3000), ("ab\n", 30_000)])
  func `repeated edits lay out only the lines around them`(part: String, count: Int) {
    var editor = TextEditor(String(repeating: part, count: count))
    let shaper = CountingShaper()
    var configuration = Self.configuration(1)
    configuration.shaper = shaper
    var flow = Self.flow(editor.text, configuration)
    var byteCount = 0
    for offset in 45_000..<45_003 {
      editor.apply(TextEdit(range: offset..<offset, replacement: "x"))
      let runs = AttributeRuns(length: editor.text.utf16.count, attributes: Self.attributes)
      _ = shaper.takeCount()
      flow.update(editor.text, attributeRuns: runs, replacing: offset..<offset)
      byteCount = shaper.takeCount()
    }
    #expect(byteCount > 0)
    #expect(byteCount < 512)
    #expect(flow.size().height == Self.flow(editor.text, configuration).size().height)
  }

  @Test(arguments: [0, 1])
  func `positions are found from the locations of their carets`(shaper: Int) {
    var random = SeededRandom(seed: 3)
    let text = Self.longText(&random, words: 2000, breaks: 40)
    for axis in Axis.allCases {
      let flow = Self.flow(text, Self.configuration(shaper, axis))
      for _ in 0..<100 {
        let offset = text.characterBoundary(
          atOrBefore: Int.random(in: 0...text.utf16.count, using: &random)
        )
        let caret = flow.caret(at: CaretPosition(offset))
        let found = flow.position(nearest: Point(x: caret.minX, y: caret.midY))
        let again = flow.caret(at: found)
        #expect(abs(again.minX - caret.minX) < 0.01, "\(offset)")
        #expect(again.minY == caret.minY, "\(offset)")
      }
    }
  }

  @Test func `moving down by lines visits every line`() {
    var random = SeededRandom(seed: 4)
    let text = Self.longText(&random, words: 1500, breaks: 30)
    let flow = Self.flow(text, Self.configuration(1))
    var editor = TextEditor(text)
    editor.select(0..<0)
    var tops: [Double] = []
    for _ in 0..<10_000 {
      tops.append(flow.caret(at: editor.head).minY)
      guard editor.selection.upperBound < text.utf16.count else { break }
      editor.move(lines: 1, .replace, lines: flow)
    }
    #expect(editor.selection == text.utf16.count..<text.utf16.count)
    #expect(Set(tops).count == Int((flow.size().height / 24).rounded()))
    editor.move(lines: -100_000, .replace, lines: flow)
    #expect(flow.caret(at: editor.head).minY == 0)
  }

  @Test func `a long single line stays one line`() {
    let text = String(repeating: "0123456789", count: 2000)
    let flow = Self.flow(text, Self.configuration(1, .horizontal))
    #expect(flow.chunks.count > 5)
    #expect(flow.size() == Size(width: 200_000, height: 24))
    for offset in [0, 1, 2047, 2048, 2049, 12_345, 20_000] {
      #expect(flow.caret(at: CaretPosition(offset)).minX == Double(offset) * 10)
    }
    #expect(flow.selectionRects(of: 0..<20_000).reduce(0) { $0 + $1.width } == 200_000)
  }

  @Test func `S219: empty texts and line breaks at the end have an empty line`() {
    for (text, lines) in [("", 1), ("\n", 2), ("a\n", 2), ("a\r\n", 2), ("a\n\n", 3)] {
      let flow = Self.flow(text, Self.configuration(1))
      #expect(flow.size().height == Double(lines) * 24, "\(text.debugDescription)")
      let last = flow.caret(at: CaretPosition(text.utf16.count))
      #expect(last == Rect(x: 0, y: Double(lines - 1) * 24, width: 0, height: 24))
    }
  }

  @Test func `selections of wrapped text reach the edge of the lines they continue after`() {
    let flow = Self.flow("ab\n\ncd", Self.configuration(1, width: 100))
    #expect(flow.selectionRects(of: 1..<6).map(\.width) == [90, 100, 20])
    #expect(flow.selectionRects(of: 0..<2).map(\.width) == [20])
    #expect(flow.selectionRects(of: 3..<3).isEmpty)
  }
}

import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

/// Carets, nearest positions and selections; with the arithmetic shaper, a character is 10 points
/// wide and a line 24 points high.
@Suite struct TextGeometryTests {
  static let family = "👨‍👩‍👧‍👦"
  static let samples = [
    "", "a", "plain text", "\(family)e\u{301}x\(family)", "a\r\nb\r\n", "\n", "\n\n", "trail\n",
    "tab\tand  spaces ", "שלום עולם", "مرحبا بالعالم", "abc שלום def", "שלום abc 123 עולם",
    "e\u{301}\u{302}\u{303}z", "\u{301}lone mark", "\u{200d}", "fi ffi fl", "🇩🇪🇯🇵🇫",
    "a\0b\u{1}c", "한국어 नमस्ते สวัสดี", "line\u{2028}separator\u{2029}x",
    "long enough to be wrapped at any of the widths", "决勝 決勝 決勝",
  ]

  static func geometry(_ text: String, _ shaper: Int, width: Double? = nil) -> TextGeometry {
    TextGeometry(TextTests.request(text, width: width), shaper: TextTests.shapers[shaper])
  }

  /// The offsets between characters, in UTF-16 units.
  static func bounds(_ text: String) -> [Int] {
    text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
  }

  @Test(arguments: [0, 1])
  func `a caret at every offset of every sample is on its line`(shaper: Int) throws {
    for text in Self.samples {
      for width in [nil, 60.0, 1] {
        let geometry = Self.geometry(text, shaper, width: width)
        for offset in -2...text.utf16.count + 2 {
          for affinity in [TextGeometry.Affinity.upstream, .downstream] {
            let position = TextGeometry.Position(offset, affinity)
            let caret = try #require(geometry.caret(at: position))
            let line = geometry.layout.lines[try #require(geometry.lineIndex(at: position))]
            let name = "\(text.debugDescription) \(offset)"
            #expect(caret.minY == line.top, "\(name)")
            #expect(caret.height == line.height, "\(name)")
            let right = line.runs.map { $0.x + $0.width }.max() ?? 0
            #expect(caret.minX >= line.origin.x + min(0, line.runs.first?.x ?? 0) - 0.01, "\(name)")
            #expect(caret.minX <= line.origin.x + right + 0.01, "\(name)")
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1])
  func `the position nearest to a caret has the same caret`(shaper: Int) throws {
    for text in Self.samples {
      for width in [nil, 90.0] {
        let geometry = Self.geometry(text, shaper, width: width)
        for offset in Self.bounds(text) {
          let caret = try #require(geometry.caret(at: .init(offset)))
          let found = geometry.position(nearest: Point(x: caret.minX, y: caret.midY))
          let back = try #require(geometry.caret(at: found))
          #expect(abs(back.minX - caret.minX) < 0.01, "\(text.debugDescription) \(offset) \(found)")
          #expect(back.minY == caret.minY, "\(text.debugDescription) \(offset) \(found)")
        }
      }
    }
  }

  @Test(arguments: [0, 1])
  func `positions are never inside a character`(shaper: Int) {
    for text in Self.samples {
      let geometry = Self.geometry(text, shaper, width: 70)
      let bounds = Set(Self.bounds(text))
      for x in stride(from: -10.0, through: 120, by: 3.7) {
        for y in [-5.0, 10, 30, 60, 1000, .infinity, -.infinity, .nan] {
          let offset = geometry.position(nearest: Point(x: x, y: y)).offset
          #expect(bounds.contains(offset), "\(text.debugDescription) \(x) \(y) \(offset)")
        }
      }
      for x in [Double.nan, .infinity, -.infinity] {
        #expect(bounds.contains(geometry.position(nearest: Point(x: x, y: 0)).offset))
      }
    }
  }

  @Test(arguments: [0, 1])
  func `an offset inside a character counts as its start`(shaper: Int) throws {
    let text = "a\(Self.family)e\u{301}\r\nb"
    let geometry = Self.geometry(text, shaper)
    for (inside, start) in [(2, 1), (5, 1), (11, 1), (13, 12), (15, 14)] {
      #expect(geometry.caret(at: .init(inside)) == geometry.caret(at: .init(start)))
      #expect(geometry.selectionRects(of: start..<inside).isEmpty)
    }
  }

  @Test(arguments: [0, 1])
  func `the selection of everything covers each line once`(shaper: Int) {
    for text in Self.samples {
      for width in [nil, 90.0] {
        let geometry = Self.geometry(text, shaper, width: width)
        let rects = geometry.selectionRects(of: 0..<text.utf16.count)
        for line in geometry.layout.lines where line.width > 0 {
          let covered = rects.filter { $0.minY == line.top }.reduce(0) { $0 + $1.width }
          let full = line.runs.reduce(0) { $0 + $1.width }
          #expect(abs(covered - full) < 0.05, "\(text.debugDescription) \(covered) of \(full)")
        }
      }
    }
  }

  @Test(arguments: [0, 1])
  func `the selections of adjacent ranges add up to that of their union`(shaper: Int) {
    var random = SeededRandom(seed: 7)
    let area = { (rects: [Rect]) in rects.reduce(0) { $0 + $1.width * $1.height } }
    for text in Self.samples where !text.isEmpty {
      let geometry = Self.geometry(text, shaper, width: 80)
      for _ in 0..<20 {
        let ends = (0..<3).map { _ in Int.random(in: 0...text.utf16.count, using: &random) }
          .sorted()
        let parts =
          area(geometry.selectionRects(of: ends[0]..<ends[1]))
          + area(geometry.selectionRects(of: ends[1]..<ends[2]))
        let both = area(geometry.selectionRects(of: ends[0]..<ends[2]))
        #expect(abs(parts - both) < 0.1, "\(text.debugDescription) \(ends)")
      }
    }
  }

  @Test func `carets of plain text are between its characters`() {
    let geometry = Self.geometry("abc", 1)
    for offset in 0...3 {
      let caret = geometry.caret(at: .init(offset))
      #expect(caret == Rect(x: Double(offset) * 10, y: 0, width: 0, height: 24))
    }
    #expect(geometry.position(nearest: Point(x: 14.9, y: 5)).offset == 1)
    #expect(geometry.position(nearest: Point(x: 15.1, y: 5)).offset == 2)
  }

  @Test(arguments: [0, 1])
  func `at a soft wrap, the affinity selects the line`(shaper: Int) throws {
    let geometry = Self.geometry("aaaaaa bbb", shaper, width: 75)
    #expect(geometry.layout.lines.count == 2)
    let before = try #require(geometry.caret(at: .init(7, .upstream)))
    let after = try #require(geometry.caret(at: .init(7, .downstream)))
    #expect(before.minY == 0)
    #expect(after.minY > 20)
    #expect(after.minX == 0)
    #expect(geometry.position(nearest: Point(x: 500, y: 5)) == .init(7, .upstream))
    #expect(geometry.position(nearest: Point(x: -5, y: after.midY)) == .init(7, .downstream))
    #expect(geometry.lineRange(0) == 0..<7)
    #expect(geometry.lineRange(1) == 7..<10)
  }

  @Test(arguments: [0, 1])
  func `S219: an empty text has a caret, a new line at the end another`(shaper: Int) throws {
    let empty = Self.geometry("", shaper)
    let height = TextTests.shapers[shaper].metrics(of: TextTests.attributes.font).lineHeight
    let caret = try #require(empty.caret(at: .init(0)))
    #expect(empty.layout.lines.count == 1)
    #expect(caret.minX == 0)
    #expect(abs(caret.height - height) < 1e-9)
    #expect(abs(empty.layout.size.height - height) < 1e-9)
    let ended = Self.geometry("ab\n", shaper)
    let last = try #require(ended.caret(at: .init(3)))
    #expect(last.minX == 0)
    #expect(abs(last.minY - height) < 1e-9)
    #expect(try #require(ended.caret(at: .init(2))).minY == 0)
    #expect(ended.position(nearest: Point(x: 50, y: height * 1.5)).offset == 3)
    #expect(ended.position(nearest: Point(x: 500, y: 1)).offset == 2)
  }

  @Test(arguments: [0, 1])
  func `a carriage return and a new line are one character`(shaper: Int) throws {
    let geometry = Self.geometry("a\r\nb", shaper)
    #expect(geometry.lineRange(0) == 0..<1)
    #expect(geometry.lineRange(1) == 3..<4)
    #expect(geometry.caret(at: .init(2)) == geometry.caret(at: .init(1)))
    #expect(geometry.selectionRects(of: 0..<4, width: 100).map(\.maxX).first == 100)
  }

  @Test func `carets in right-to-left text are at the right of a letter`() throws {
    let geometry = Self.geometry("שלום", 0, width: 200)
    let places = try (0...4).map { try #require(geometry.caret(at: .init($0))).minX }
    #expect(abs(places[0] - 200) < 0.01)
    #expect(places == places.sorted(by: >))
    #expect(abs(places[4] - (200 - geometry.layout.size.width)) < 0.01)
    #expect(geometry.position(nearest: Point(x: 300, y: 5)).offset == 0)
    #expect(geometry.position(nearest: Point(x: 0, y: 5)).offset == 4)
  }

  @Test func `where the direction changes, the affinity selects the side`() throws {
    let geometry = Self.geometry("abc שלום def", 0)
    let line = try #require(geometry.layout.lines.first)
    let hebrew = try #require(line.runs.first { $0.isRightToLeft })
    let upstream = try #require(geometry.caret(at: .init(4, .upstream)))
    let downstream = try #require(geometry.caret(at: .init(4, .downstream)))
    #expect(abs(upstream.minX - hebrew.x) < 0.01)
    #expect(abs(downstream.minX - (hebrew.x + hebrew.width)) < 0.01)
    // The position nearest to either edge has its caret there.
    for caret in [upstream, downstream] {
      let found = geometry.position(nearest: Point(x: caret.minX, y: 5))
      #expect(try #require(geometry.caret(at: found)) == caret)
    }
  }

  @Test func `a selection across directions has several rectangles`() {
    let geometry = Self.geometry("abc שלום def", 0)
    #expect(geometry.selectionRects(of: 2..<6).count == 2)
    #expect(geometry.selectionRects(of: 0..<12).count == 1)
    #expect(geometry.selectionRects(of: 5..<7).count == 1)
  }

  @Test func `lines after which the selection continues are covered to their end`() {
    let geometry = Self.geometry("ab\n\ncd", 1)
    let rects = geometry.selectionRects(of: 1..<5, width: 100)
    #expect(
      rects == [
        Rect(x: 10, y: 0, width: 90, height: 24), Rect(x: 0, y: 24, width: 100, height: 24),
        Rect(x: 0, y: 48, width: 10, height: 24),
      ]
    )
    #expect(geometry.selectionRects(of: 1..<5).map(\.width) == [10, 10])
    let hebrew = Self.geometry("שלום\nעולם", 0, width: 100).selectionRects(of: 0..<6, width: 100)
    #expect(hebrew.first?.minX == 0)
    #expect(abs((hebrew.first?.maxX ?? 0) - 100) < 0.01)
  }

  @Test func `letters of a ligature share its width`() throws {
    let text = "لا لا"
    let geometry = Self.geometry(text, 0)
    let places = try (0...5).map { try #require(geometry.caret(at: .init($0))).minX }
    #expect(Set(places.map { ($0 * 100).rounded() }).count == 6)
  }

  @Test func `joiners have no width`() throws {
    let geometry = Self.geometry("a\u{200b}b", 0)
    let places = try (0...3).map { try #require(geometry.caret(at: .init($0))).minX }
    #expect(places[1] == places[2])
    #expect(places[1] > places[0] + 5)
    #expect(places[3] > places[2] + 5)
  }
}

import Foundation
import TatamiDrawing
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// Compares the editor with an array of characters.
@MainActor @Suite struct TextEditorTests {
  /// Lays out a text, by default with one line for each paragraph.
  static func lines(_ text: String, width: Double = 1e5) -> TextFlow {
    TextFlowTests.flow(text, TextFlowTests.configuration(1, width: width))
  }

  /// A text as an array, with the two ends of its selection as indices.
  struct Model {
    var characters: [Character]
    var anchor: Int
    var head: Int

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    mutating func replace(_ range: Range<Int>, with text: String) {
      let head = String(characters[..<range.lowerBound]) + text
      let whole = head + String(characters[range.upperBound...])
      characters = Array(whole)
      // The caret moves behind the new characters, and out of one that they combined with.
      var end = 0
      var length = 0
      while length < head.utf16.count {
        length += characters[end].utf16.count
        end += 1
      }
      (anchor, self.head) = (end, end)
    }

    func offset(_ index: Int) -> Int { String(characters[..<index]).utf16.count }
  }

  @Test(arguments: 0..<20)
  func `random edits give the same text and selection as an array of characters`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let keys = [
      "a", "word", " ", "\n", "\r\n", "\r", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "\u{200d}", "🇩", "🇪", "ש",
      "",
    ]
    var editor = TextEditor("start")
    var model = Model(characters: Array("start"), anchor: 5, head: 5)
    for step in 0..<300 {
      let flow = Self.lines(editor.text)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let key = keys.randomElement(using: &random) ?? ""
        editor.apply(editor.insertion(of: key))
        model.replace(model.range, with: key)
      case 4:
        let edit = editor.deletion(.backward, by: .character, lines: flow)
        if let edit { editor.apply(edit) }
        let start = model.range.isEmpty ? max(0, model.head - 1) : model.range.lowerBound
        model.replace(start..<model.range.upperBound, with: "")
      case 5:
        let edit = editor.deletion(.forward, by: .character, lines: flow)
        if let edit { editor.apply(edit) }
        let end = model.range.isEmpty ? model.head + 1 : model.range.upperBound
        model.replace(
          model.range.lowerBound..<min(end, model.characters.count),
          with: ""
        )
      case 6, 7:
        let change = [SelectionChange.replace, .extend].randomElement(using: &random) ?? .extend
        let isForward = Bool.random(using: &random)
        editor.move(isForward ? .forward : .backward, by: .character, change, lines: flow)
        move(&model, isForward ? 1 : -1, change)
      case 8:
        let ends = (0..<2).map { _ in Int.random(in: 0...model.characters.count, using: &random) }
        (model.anchor, model.head) = (ends.min() ?? 0, ends.max() ?? 0)
        editor.select(model.offset(model.anchor)..<model.offset(model.head))
      default:
        editor.move(.backward, by: .document, .extend, lines: flow)
        model.head = 0
      }
      try #require(editor.text == String(model.characters), "seed \(seed) step \(step)")
      let expected = model.offset(model.range.lowerBound)..<model.offset(model.range.upperBound)
      try #require(editor.selection == expected, "seed \(seed) step \(step)")
    }
  }

  private func move(_ model: inout Model, _ step: Int, _ change: SelectionChange) {
    if change == .replace, !model.range.isEmpty {
      model.head = step > 0 ? model.range.upperBound : model.range.lowerBound
    } else {
      model.head = max(0, min(model.head + step, model.characters.count))
    }
    if change == .replace { model.anchor = model.head }
  }

  @Test func `ranges are limited to the text and expanded to whole characters`() {
    let text = "a👨‍👩‍👧‍👦e\u{301}"
    for (range, expected) in [
      (NSRange(location: 3, length: 0), 1..<1), (NSRange(location: 3, length: 2), 1..<12),
      (NSRange(location: 99, length: 5), 14..<14), (NSRange(location: 12, length: 99), 12..<14),
      (NSRange(location: NSNotFound, length: 0), 14..<14),
      (NSRange(location: -4, length: 1), 0..<1),
      (NSRange(location: 0, length: -3), 0..<0), (NSRange(location: 13, length: 0), 12..<12),
      (NSRange(location: Int.min, length: Int.max), 0..<14),
      (NSRange(location: NSNotFound, length: NSNotFound), 14..<14),
    ] {
      #expect(text.wholeCharacters(range) == expected.clamped(to: 0..<14), "\(range)")
    }
  }

  @Test func `an edit inside a character replaces the whole character`() {
    var editor = TextEditor("a👨‍👩‍👧‍👦b")
    editor.apply(TextEdit(range: 3..<5, replacement: "x"))
    #expect(editor.text == "axb")
    #expect(editor.selection == 2..<2)
    editor.apply(TextEdit(range: 90..<900, replacement: "!"))
    #expect(editor.text == "axb!")
  }

  @Test func `words are runs of letters with apostrophes and decimal separators inside`() {
    let text = "don't  stop-1,234.5 東京タワーです😀 _x"
    let flow = Self.lines(text)
    var editor = TextEditor(text)
    editor.select(0..<0)
    var words: [String] = []
    while editor.selection.upperBound < text.utf16.count {
      let start = editor.selection.upperBound
      editor.move(.forward, by: .word, .replace, lines: flow)
      words.append(editor.string(in: start..<editor.selection.upperBound))
    }
    #expect(words == ["don't", "  stop", "-1,234.5", " 東京", "タワーです", "😀", " _x"])
    var starts: [Int] = []
    while editor.selection.lowerBound > 0 {
      editor.move(.backward, by: .word, .replace, lines: flow)
      starts.append(editor.selection.lowerBound)
    }
    #expect(starts == [30, 27, 22, 20, 12, 7, 0])
    for (offset, word) in [(0, "don't"), (3, "don't"), (5, "don't"), (6, "  "), (8, "stop")] {
      #expect(text[text.wordRange(at: text.characterIndex(at: offset))] == word, "\(offset)")
    }
    #expect("".wordRange(at: "".startIndex).isEmpty)
  }

  @Test func `deletions reach to the start of a word, a line and the text`() {
    let text = "one two\nthree four"
    let flow = Self.lines(text)
    for (unit, left) in [
      (TextUnit.character, "one two\nthree fou"), (.word, "one two\nthree "),
      (.line, "one two\n"), (.paragraph, "one two\n"), (.document, ""),
    ] {
      var editor = TextEditor(text)
      if let edit = editor.deletion(.backward, by: unit, lines: flow) { editor.apply(edit) }
      #expect(editor.text == left)
    }
    var editor = TextEditor(text)
    editor.select(8..<8)
    #expect(editor.deletion(.backward, by: .line, lines: flow)?.range == 7..<8)
    editor.select(0..<0)
    #expect(editor.deletion(.backward, by: .line, lines: flow) == nil)
    #expect(editor.deletion(.forward, by: .line, lines: flow)?.range == 0..<7)
  }

  @Test func `a caret keeps its column over short lines`() {
    let text = "abcdef\nab\nabcdef"
    let flow = Self.lines(text)
    var editor = TextEditor(text)
    editor.select(5..<5)
    editor.move(lines: 1, .replace, lines: flow)
    #expect(editor.selection == 9..<9)
    editor.move(lines: 1, .extend, lines: flow)
    #expect(editor.selection == 9..<15)
    editor.move(lines: 1, .extend, lines: flow)
    #expect(editor.selection == 9..<16)
    editor.move(lines: -1, .replace, lines: flow)
    editor.move(lines: -1, .replace, lines: flow)
    #expect(editor.selection == 0..<0)
  }

  @Test func `the caret at the end of a wrapped line stays on that line`() {
    let text = "aaaa bbbb cccc"
    let flow = Self.lines(text, width: 55)
    var editor = TextEditor(text)
    editor.select(6..<6)
    editor.move(.forward, by: .line, .replace, lines: flow)
    #expect(editor.head == CaretPosition(10, .upstream))
    #expect(flow.caret(at: editor.head).minY == 24)
    editor.move(.backward, by: .line, .extend, lines: flow)
    #expect(editor.selection == 5..<10)
    editor.move(.forward, by: .paragraph, .replace, lines: flow)
    #expect(editor.selection == 14..<14)
  }

  @Test func `marked characters are replaced until they are accepted`() {
    var editor = TextEditor("ab")
    editor.select(1..<1)
    editor.apply(editor.insertion(of: "に"))
    editor.mark(1..<2, selected: 1..<1)
    #expect(editor.insertion(of: "にほん").range == 1..<2)
    editor.apply(editor.insertion(of: "にほん"))
    editor.mark(1..<4, selected: 1..<3)
    #expect(editor.text == "aにほんb")
    #expect(editor.marked == 1..<4)
    #expect(editor.selection == 2..<4)
    editor.apply(editor.insertion(of: "日本"))
    #expect(editor.text == "a日本b")
    #expect(editor.marked == nil)
    #expect(editor.selection == 3..<3)
    editor.mark(-3..<99, selected: -5..<99)
    #expect(editor.marked == 0..<4)
    #expect(editor.selection == 0..<4)
    editor.unmark()
    #expect(editor.text == "a日本b")
    #expect(editor.marked == nil)
    editor.mark(2..<2, selected: 0..<0)
    #expect(editor.marked == nil)
  }
}

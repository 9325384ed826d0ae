import Foundation
import TatamiDrawing
import TatamiHost
import TestSupport
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiText
@testable import TatamiViews

/// Compares text fields and text views with a plain model during random edits of random Unicode.
@MainActor
@Suite(.environment) struct TextEditSoakTests {
  @Test(arguments: [UInt64(1), 2])
  func `S255: random edits of text fields agree with a plain text`(seed: UInt64) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    var session = EditSession(field, seed: seed, isSingleLine: true)
    for _ in 0..<Thoroughness.cases(500, thorough: 5_000) { try session.step() }
  }

  @Test(arguments: [UInt64(3), 4])
  func `S255: random edits of text views agree with a plain text`(seed: UInt64) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    var session = EditSession(view, seed: seed, isSingleLine: false)
    for _ in 0..<Thoroughness.cases(500, thorough: 5_000) { try session.step() }
  }
}

/// Random edits of a text input and of its model.
@MainActor
private struct EditSession {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view: any TextEditingClient
  private let keys: Keyboard
  private var model: PlainText
  private var random: SeededRandom
  private var steps = 0

  init(_ view: any TextEditingClient, seed: UInt64, isSingleLine: Bool) {
    self.view = view
    keys = Keyboard(window: window)
    model = PlainText(isSingleLine: isSingleLine)
    random = SeededRandom(seed: seed)
    window.isHidden = false
    window.addSubview(view)
    view.becomeFirstResponder()
  }

  /// Performs a random operation and compares the results.
  mutating func step() throws {
    let before = (model.string, model.selection)
    let operation = random.pick(Operation.allCases)
    perform(model.units.count > 4_000 ? .setText : operation)
    steps += 1
    if steps.isMultiple(of: 20) { checkGeometry() }
    let editor = view.textController.editor
    let isEqual =
      Array(editor.text.utf16) == model.units && editor.anchor == model.anchor
      && editor.head.offset == model.head && editor.marked == model.marked
    try #require(isEqual, "step \(steps): \(operation) of \(before)")
    let lengths = view.textController.attributeRuns.runs(in: 0..<Int.max).map(\.length)
    #expect(lengths.reduce(0, +) == model.units.count)
  }

  private enum Operation: CaseIterable {
    case insert, insertMore, insertLong, deleteBackward, deleteForward, deleteMore, replace, select
    case selectAll, mark, unmark, moveSideways, moveLines, moveToEnd, cut, paste, setText
    case toggleSecure, setAttributes
  }

  private mutating func perform(_ operation: Operation) {
    switch operation {
    case .insert, .insertMore: insert(text(count: 3))
    case .insertLong: if random.chance(0.1) { insert(text(count: 300)) }
    case .deleteBackward:
      view.deleteBackward()
      model.delete(-1)
    case .deleteForward, .deleteMore:
      keys.press(.keyboardDeleteForward)
      model.delete(1)
    case .replace:
      let (range, text) = (range(), text(count: 3))
      view.replace(UITextRange(range), withText: text)
      model.replace(range, with: text)
    case .select:
      let range = range()
      view.selectedTextRange = UITextRange(range)
      model.select(range)
    case .selectAll where random.chance(0.1):
      keys.command("a")
      model.select(0..<model.units.count)
    case .mark, .unmark: mark(operation == .mark)
    case .moveSideways, .moveLines, .moveToEnd: move(operation)
    case .cut, .paste: usePasteboard(operation == .cut)
    default: configure(operation)
    }
  }

  private mutating func insert(_ text: String) {
    view.insertText(text)
    model.insert(text)
  }

  private mutating func mark(_ marks: Bool) {
    guard marks else {
      view.unmarkText()
      return model.unmark()
    }
    let text = text(count: 3)
    let end = random.int(in: 0...text.utf16.count)
    let selected = random.int(in: 0...end)..<end
    view.setMarkedText(text, selectedRange: selected.nsRange)
    model.mark(text, selected: selected)
  }

  private mutating func usePasteboard(_ cuts: Bool) {
    if cuts {
      keys.command("x")
      if !view.textController.isSecure, !model.selection.isEmpty { model.delete(-1) }
    } else {
      let text = text(count: 3)
      UIPasteboard.general.string = text
      keys.command("v")
      if !text.isEmpty { model.insert(text) }
    }
  }

  private mutating func configure(_ operation: Operation) {
    switch operation {
    case .setText where model.units.count > 4_000 || random.chance(0.05):
      let text = text(count: 20)
      (view as? UITextField)?.text = text
      (view as? UITextView)?.text = text
      model.set(text)
    case .toggleSecure where random.chance(0.1):
      (view as? UITextField)?.isSecureTextEntry.toggle()
    case .setAttributes where !view.textController.isSecure:
      let font = UIFont.systemFont(ofSize: CGFloat(random.int(in: 10...14)))
      (view as? UITextView)?.typingAttributes = [.font: font]
    default: break
    }
  }

  // MARK: Moves

  private mutating func move(_ operation: Operation) {
    let extends = random.chance(0.4)
    let isForward = random.chance(0.5)
    let shift: UIKeyModifierFlags = extends ? .shift : []
    switch operation {
    case .moveToEnd:
      keys.press(isForward ? .keyboardDownArrow : .keyboardUpArrow, "", [shift, .command])
      model.move(to: isForward ? model.units.count : 0, extending: extends)
    case .moveLines:
      keys.press(isForward ? .keyboardDownArrow : .keyboardUpArrow, "", shift)
      follow(model.boundaries, extends)
    default:
      // Whether the right edge is forward depends on the paragraph's direction.
      let ends = [-1, 1].map { model.neighbor(of: model.head, $0) }
      let collapses = !extends && !model.selection.isEmpty
      keys.press(isForward ? .keyboardRightArrow : .keyboardLeftArrow, "", shift)
      let edges = [model.selection.lowerBound, model.selection.upperBound]
      follow(collapses ? edges : ends, extends)
    }
  }

  /// Moves the model's caret to that of the view, which is one of several offsets.
  private mutating func follow(_ offsets: [Int], _ extends: Bool) {
    let head = view.textController.editor.head.offset
    #expect(offsets.contains(head), "step \(steps)")
    model.move(to: head, extending: extends)
  }

  // MARK: Geometry

  private mutating func checkGeometry() {
    let point = CGPoint(x: random.double(in: -20...220), y: random.double(in: -20...220))
    let range = range()
    let nearest = view.closestPosition(to: point)?.caretPosition.offset
    #expect(nearest.map { model.boundaries.contains($0) } == true, "step \(steps)")
    let rects =
      [view.caretRect(for: UITextPosition(CaretPosition(range.lowerBound)))]
      + view.selectionRects(for: UITextRange(range)).map(\.rect)
    #expect(rects.allSatisfy { $0.isFinite }, "step \(steps)")
    #expect(ViewRenderer.displayList(of: window).commands.count > 0)
  }

  // MARK: Random values

  /// Returns a range, which may divide characters and reach beyond the text.
  private mutating func range() -> Range<Int> {
    let lower = random.int(in: 0...(model.units.count + 2))
    let length = random.pick([0, 0, 1, 2, 5, 20, 1_000])
    return lower..<lower + (random.chance(0.9) ? min(length, 20) : length)
  }

  private mutating func text(count: Int) -> String {
    (0..<random.int(in: 0...count)).map { _ in random.pick(Self.parts) }.joined()
  }

  /// Parts that join with their neighbors, run from right to left or have several forms.
  private static let parts = [
    "a", "b", " ", "  ", "word ", "\n", "\r", "\r\n", "\u{2028}", "\t", "\u{0}", "\u{85}",
    "\u{e9}", "e\u{301}", "\u{301}", "\u{323}", "a\u{323}\u{301}", "\u{1ea1}\u{301}",
    "가", "\u{1100}", "\u{1161}", "\u{11a8}", "漢字", "が", "か\u{3099}",
    "👨‍👩‍👧‍👦", "👩", "\u{200d}", "🏽", "\u{fe0f}", "🇩", "🇪", "🇯🇵", "1\u{fe0f}\u{20e3}",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "שלום", "א\u{5b8}", "مرحبا", "ة\u{651}", "\u{200f}", "\u{202e}", "\u{2067}", "\u{2069}",
    "क्षि", "\u{94d}", "กำ", "\u{ad}", "\u{feff}", "\u{fffe}", "\u{10ffff}", "ﬁ", "ß", "𝒳",
  ]
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}

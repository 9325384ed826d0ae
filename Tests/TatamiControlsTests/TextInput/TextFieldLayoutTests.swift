import Foundation
import TatamiTesting
import TatamiHost
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// The layout and drawing of text fields: at 20 points characters are 10, lines 24 points.
@MainActor
@Suite(.arithmeticText) struct TextFieldLayoutTests {
  private let stage = TextFieldStage()
  private var window: UIWindow { stage.window }
  private var field: UITextField { stage.field }
  private var keys: Keyboard { stage.keys }
  private var diary: Diary { stage.diary }
  private var delegate: FieldDelegate { stage.delegate }
  private var selection: Range<Int> { stage.selection }
  private var caretX: CGFloat { stage.caretX }

  @Test func `hidden characters are shown as bullets and not copied`() {
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    keys.type("s👨‍👩‍👧‍👦e")
    #expect(ViewRenderer.displayList(of: field).shownText == "•••")
    #expect(caretX == 30)
    keys.command("a")
    keys.command("c")
    keys.command("x")
    #expect(UIPasteboard.general.string == "before")
    #expect(field.text == "s👨‍👩‍👧‍👦e")
    keys.press(.keyboardRightArrow)
    keys.press(.keyboardLeftArrow)
    #expect(caretX == 20)
    #expect(selection == 12..<12)
    stage.tap(11)
    #expect(selection == 1..<1)
    stage.tap(11, count: 2)
    #expect(selection == 0..<13)
    field.isSecureTextEntry = false
    #expect(ViewRenderer.displayList(of: field).shownText == "s👨‍👩‍👧‍👦e")
  }

  @Test func `a subclass that draws without the superclass keeps text and placeholder`() {
    let field = FilledField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "name"
    #expect(ViewRenderer.displayList(of: field).shownText == "name")
    field.text = "Ada"
    #expect(ViewRenderer.displayList(of: field).shownText == "Ada")
    field.frame.size.width = 100
    field.textAlignment = .right
    window.addSubview(field)
    field.becomeFirstResponder()
    keys.type(" L.")
    let list = ViewRenderer.displayList(of: field)
    #expect(list.shownText == "Ada L.")
    #expect(list.texts.map(\.place.x) == [47])
  }

  @Test func `an edit draws the text again, not the border`() throws {
    field.becomeFirstResponder()
    try WindowHost(window).update()
    keys.type("Ada")
    #expect(!field.layer.needsDisplay())
    #expect(field.canvas.layer.needsDisplay())
    field.setNeedsDisplay()
    #expect(field.layer.needsDisplay())
  }

  @Test func `a long text is scrolled so that the caret stays visible`() {
    field.becomeFirstResponder()
    keys.type("abcdefghijklmnopqrst")
    #expect(caretX == 98)
    keys.press(.keyboardHome)
    #expect(caretX == 0)
    for _ in 0..<5 { keys.press(.keyboardRightArrow) }
    #expect(caretX == 50)
    keys.press(.keyboardEnd)
    #expect(caretX == 98)
    for _ in 0..<15 { keys.press(.keyboardDeleteOrBackspace) }
    #expect(caretX == 50)
    field.resignFirstResponder()
    field.text = "abcdefghijklmnopqrst"
    #expect(ViewRenderer.displayList(of: field).shownText == "abcdefghi…")
  }

  @Test func `alignment moves the text and its caret`() {
    field.text = "ab"
    field.becomeFirstResponder()
    for (alignment, x) in [(NSTextAlignment.left, 20.0), (.center, 59), (.right, 98)] {
      field.textAlignment = alignment
      #expect(abs(caretX - x) < 1e-6, "\(alignment)")
    }
    field.textAlignment = .natural
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "ab"
    #expect(caretX == 98)
  }

  @Test func `the caret stays visible after an edit, then blinks`() {
    field.becomeFirstResponder()
    let caret = field.textController.caret.view
    #expect(!caret.isHidden)
    #expect(caret.frame == CGRect(x: -1, y: 8, width: 2, height: 24))
    Simulator.advance(by: 0.55)
    #expect(caret.isHidden)
    keys.type("a")
    #expect(!caret.isHidden)
    #expect(caret.frame.minX == 9)
    Simulator.advance(by: 0.45)
    #expect(!caret.isHidden)
    Simulator.advance(by: 0.1)
    #expect(caret.isHidden)
    Simulator.advance(by: 0.5)
    #expect(!caret.isHidden)
    keys.command("a")
    #expect(caret.isHidden)
    keys.press(.keyboardRightArrow)
    #expect(!caret.isHidden)
    field.resignFirstResponder()
    Simulator.advance(by: 0.75)
    #expect(caret.isHidden)
  }

  @Test func `the selection is drawn in the tint color behind the text`() throws {
    field.text = "abcd"
    field.tintColor = .red
    field.becomeFirstResponder()
    keys.command("a")
    let fills = ViewRenderer.displayList(of: field).commands.compactMap { command -> Rect? in
      guard case .fill(let path, _, .solid(let color)) = command, color.red == 1, color.alpha < 1
      else { return nil }
      return path.bounds()
    }
    #expect(fills == [Rect(x: 0, y: 8, width: 40, height: 24)])
  }

  @Test func `overlay views are shown by their modes and mirrored`() {
    let (left, right) = (UIView(), UIView())
    left.bounds.size = CGSize(width: 10, height: 10)
    right.bounds.size = CGSize(width: 20, height: 10)
    (field.leftView, field.rightView) = (left, right)
    field.layoutIfNeeded()
    #expect(left.superview == nil)
    #expect(right.superview == nil)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 10, height: 10))
    #expect(right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 10)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.frame.maxX == 100)
    #expect(
      field.editingRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 70, height: 40)
    )
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(left.frame.maxX == 100)
    #expect(right.frame.minX == 0)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `the clear button asks the delegate, clears the text and sends an event`() throws {
    stage.recordCalls()
    field.text = "abc"
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    let button = try #require(field.subviews.first { $0.accessibilityLabel == "Clear text" })
    #expect(button.frame == CGRect(x: 76, y: 10.5, width: 19, height: 19))
    delegate.refused = ["clear"]
    stage.tap(85)
    #expect(field.text == "abc")
    #expect(field.isEditing)
    delegate.refused = []
    _ = diary.take()
    stage.tap(85)
    #expect(field.text == "")
    #expect(diary.take() == ["clear?", "selected", "event changed"])
    #expect(button.superview == nil)
  }

  @Test func `a field that changes its size during editing is scrolled to the caret`() {
    field.text = "abcdefghijklmnop"
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(caretX < 100)
    field.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(caretX == 160)
    field.frame.size.width = 60
    window.layoutIfNeeded()
    #expect(0..<60 ~= caretX)
    keys.press(.keyboardHome)
    field.frame.size.width = 90
    window.layoutIfNeeded()
    #expect(caretX == 0)
  }

  @Test func `an empty field shows its placeholder`() {
    field.placeholder = "Name of the team"
    #expect(ViewRenderer.displayList(of: field).shownText == "Name of t…")
    #expect(field.attributedPlaceholder?.string == "Name of the team")
    #expect(field.intrinsicContentSize == CGSize(width: 162, height: 24))
    field.text = "a"
    #expect(ViewRenderer.displayList(of: field).shownText == "a")
  }

  @Test func `the font shrinks down to the minimum size`() {
    field.text = "abcdefghijklmnop"
    field.adjustsFontSizeToFitWidth = true
    let drawing = ViewRenderer.displayList(of: field)
    #expect(drawing.shownText == "abcdefghijklmnop")
    #expect(drawing.texts.allSatisfy { $0.run.attributes.font.pointSize < 12.5 })
    field.minimumFontSize = 16
    #expect(ViewRenderer.displayList(of: field).texts[0].run.attributes.font.pointSize == 16)
  }

  @Test func `extreme sizes and numbers give finite layouts`() {
    field.text = "some text"
    field.becomeFirstResponder()
    for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e7, height: 3)] {
      field.frame.size = size
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
      keys.press(.keyboardEnd)
      stage.tap(3)
      _ = ViewRenderer.displayList(of: field)
      #expect(caretX.isFinite)
    }
    field.font = .systemFont(ofSize: .nan)
    field.minimumFontSize = .nan
    field.adjustsFontSizeToFitWidth = true
    field.resignFirstResponder()
    _ = ViewRenderer.displayList(of: field)
    #expect(field.intrinsicContentSize.width.isFinite)
  }
}

/// A text field that draws its own background and does not call the superclass.
private final class FilledField: UITextField {
  override func draw(_ rect: CGRect) {
    UIColor.systemYellow.setFill()
    UIBezierPath(rect: bounds).fill()
  }
}

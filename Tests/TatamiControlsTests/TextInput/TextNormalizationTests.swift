import Foundation
import Testing
import TestSupport

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiText
@testable import TatamiViews

/// Text fields and text views whose texts are canonically equivalent, with the same shaper.
@MainActor
@Suite(.environment) struct TextNormalizationTests {
  /// The same text in two forms; which comes first differs, because layouts are cached.
  private nonisolated static let pairs = [
    ["caf\u{e9} \u{e9}", "cafe\u{301} e\u{301}"], ["the\u{300} e\u{300}", "th\u{e8} \u{e8}"],
  ]

  /// Returns the horizontal positions of the carets between the characters of a text.
  private func carets(_ view: some UIView & TextEditingClient, _ text: String) -> [CGFloat] {
    view.insertText(text)
    let controller = view.textController
    #expect(controller.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(view.selectedTextRange?.end.caretPosition.offset == text.utf16.count)
    let offsets = controller.text.indices.map { controller.text.utf16Offset(of: $0) }
    return (offsets + [text.utf16.count]).map {
      view.caretRect(for: UITextPosition(CaretPosition($0))).minX
    }
  }

  @Test(arguments: pairs)
  func `S255: text fields with both forms of a letter have the same carets`(pair: [String]) {
    let found = pair.map {
      carets(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), $0)
    }
    #expect(found[0].count == pair[0].count + 1)
    #expect(zip(found[0], found[1]).allSatisfy { abs($0 - $1) < 0.5 })
  }

  @Test(arguments: pairs)
  func `S255: text views with both forms of a letter have the same carets`(pair: [String]) {
    let found = pair.map {
      carets(UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)), $0)
    }
    #expect(found[0].count == pair[0].count + 1)
    #expect(zip(found[0], found[1]).allSatisfy { abs($0 - $1) < 0.5 })
  }

  @Test func `S255: a text in the other form replaces the text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    for text in Self.pairs[0] {
      field.text = text
      #expect(field.text?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }
}

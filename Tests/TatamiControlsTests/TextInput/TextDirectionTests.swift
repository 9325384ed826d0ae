import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The direction of the paragraphs of a text view.
@MainActor
@Suite(.environment) struct TextDirectionTests {
  private static let text = "Latin\nעברית\n123\n"

  /// Returns whether the carets at the starts of the lines are in the right half of the view.
  private func rightLines(_ view: UITextView) -> [Bool] {
    [0, 6, 12, 16].map { offset in
      guard let position = view.position(from: view.beginningOfDocument, offset: offset) else {
        return false
      }
      return view.caretRect(for: position).minX > view.bounds.midX
    }
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `each paragraph has the direction of its first letter, else that of the interface`(
    attribute: UISemanticContentAttribute
  ) {
    let isMirrored = attribute == .forceRightToLeft
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.semanticContentAttribute = attribute
    view.text = Self.text
    #expect(rightLines(view) == [false, true, isMirrored, isMirrored])
    view.textAlignment = .right
    #expect(rightLines(view) == [true, true, true, true])
  }

  @Test(.arithmeticText)
  func `Latin text keeps its direction in a mirrored view without fonts`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.semanticContentAttribute = .forceRightToLeft
    view.text = Self.text
    #expect(rightLines(view) == [false, true, true, true])
  }
}

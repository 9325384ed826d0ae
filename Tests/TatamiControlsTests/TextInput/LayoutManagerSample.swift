import TatamiUIKit
import Testing

// The sample in the documentation of layout managers.

@MainActor
@Suite struct LayoutManagerSample {
  func lines(notes: UITextView) {
    let manager = notes.layoutManager
    let height = manager.usedRect(for: notes.textContainer).height
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    _ = (height, first)
  }
}

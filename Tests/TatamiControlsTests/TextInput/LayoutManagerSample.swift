import TatamiUIKit
import Testing

// The samples in the documentation of layout managers, containers, storages and attachments.

@MainActor
@Suite struct LayoutManagerSample {
  func lines(notes: UITextView) {
    let manager = notes.layoutManager
    let height = manager.usedRect(for: notes.textContainer).height
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    _ = (height, first)
  }

  func space(notes: UITextView) {
    let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 80, height: 80))
    notes.textContainer.exclusionPaths = [circle]
  }

  func color(notes: UITextView, range: NSRange) {
    notes.textStorage.beginEditing()
    notes.textStorage.addAttribute(.foregroundColor, value: UIColor.systemRed, range: range)
    notes.textStorage.endEditing()
  }

  func stars(label: UILabel, image: UIImage) {
    let star = NSTextAttachment(image: image)
    star.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
    let text = NSMutableAttributedString(string: "Four ")
    text.append(NSAttributedString(attachment: star))
    label.attributedText = text
  }
}

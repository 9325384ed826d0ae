package import Foundation
import TatamiViews

extension UITextView {
  /// Returns the URL of the link at a point of the view; nil for none, and while the text can be edited.
  package func link(at point: CGPoint) -> URL? { offsetOfLink(at: point)?.url }

  /// Opens the link at a point, unless the delegate refuses, and returns whether there is one.
  func openLink(at point: CGPoint) -> Bool {
    guard let (url, offset) = offsetOfLink(at: point) else { return false }
    var range = NSRange(location: offset, length: 1)
    _ = attributedText.attribute(.link, at: offset, effectiveRange: &range)
    let isAllowed = delegate?.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    )
    if isAllowed ?? true { UIApplication.shared.open(url) }
    return true
  }

  /// Returns the link of the character at a point with the character's offset in UTF-16 units.
  private func offsetOfLink(at point: CGPoint) -> (url: URL, offset: Int)? {
    guard !isEditable, isSelectable, let offset = textController.characterOffset(at: point) else {
      return nil
    }
    let value = textController.attributeRuns.attributes(at: offset)?.values[.link]
    let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    return url.map { ($0, offset) }
  }
}

import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The activity that puts texts, addresses, images and colors onto the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  /// Returns an item of the pasteboard; nil for other types.
  private static func pasteboardItem(_ item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [TypeIdentifier.text: text]
    case let text as NSAttributedString: [TypeIdentifier.text: text.string]
    case let url as URL: [TypeIdentifier.url: url, TypeIdentifier.text: url.absoluteString]
    case let image as UIImage: [TypeIdentifier.png: image]
    case let color as UIColor: [TypeIdentifier.color: color]
    default: nil
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.pasteboardItem($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(Self.pasteboardItem)
  }

  /// Replaces what was copied, unless there is nothing to copy.
  override func perform() {
    if !items.isEmpty { UIPasteboard.general.items = items }
    activityDidFinish(!items.isEmpty)
  }
}

import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The items by which an activity controller chooses activities, and how its header shows them.
///
/// Sources are asked once, by the initializer.
@MainActor
struct ActivityItems {
  /// The items by which activities are chosen.
  let placeholders: [Any]
  /// The first subject of a source; nil without one.
  private let subject: String?
  /// The image of the header.
  let thumbnail: UIImage?

  init(_ items: [Any], of controller: UIActivityViewController) {
    let sources = items.compactMap { $0 as? any UIActivityItemSource }
    placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
    }
    subject = sources.map { source in
      source.activityViewController(controller, subjectForActivityType: nil)
    }.first { !$0.isEmpty }
    let length = ActivityHeaderView.iconLength
    let images = sources.compactMap { source in
      source.activityViewController(
        controller,
        thumbnailImageForActivityType: nil,
        suggestedSize: CGSize(width: length, height: length)
      )
    }
    thumbnail = images.first ?? placeholders.lazy.compactMap { $0 as? UIImage }.first
  }

  /// Returns the items for an activity.
  static func items(
    _ all: [Any],
    for type: UIActivity.ActivityType?,
    of controller: UIActivityViewController
  ) -> [Any] {
    all.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(controller, itemForActivityType: type)
    }
  }

  // MARK: Header

  private func first<Item>(_ type: Item.Type) -> Item? {
    placeholders.lazy.compactMap { $0 as? Item }.first
  }

  private var text: String? {
    let text = first(String.self) ?? first(NSAttributedString.self)?.string
    let line = text?.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { String($0.prefix(200)) }
  }

  private var address: String? {
    guard let url = first(URL.self) else { return nil }
    if url.isFileURL { return url.lastPathComponent }
    return url.host ?? url.absoluteString
  }

  private var imageSize: String? {
    guard let size = first(UIImage.self)?.size,
      let width = Int(exactly: size.width.rounded()),
      let height = Int(exactly: size.height.rounded())
    else { return nil }
    return "\(width) × \(height)"
  }

  private var count: String { placeholders.count == 1 ? "1 Item" : "\(placeholders.count) Items" }

  /// The title of the shared items: a subject, a text, an address or the number of items.
  var title: String {
    subject ?? text ?? address ?? (first(UIImage.self) == nil ? count : "Image")
  }

  /// A second line: the address, the size of an image, or the number of items.
  var subtitle: String? {
    let lines = [address, imageSize, placeholders.count > 1 ? count : nil]
    return lines.compactMap(\.self).first { $0 != title }
  }

  /// The name of the symbol in place of an image.
  var symbol: String {
    guard let url = first(URL.self) else { return text == nil ? "doc" : "doc.text" }
    return url.isFileURL ? "doc" : "link"
  }
}

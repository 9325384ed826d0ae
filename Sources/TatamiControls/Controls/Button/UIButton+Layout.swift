import Foundation
import TatamiViews

extension UIButton {
  /// The elements that are placed side by side.
  enum ContentElement {
    /// The image, at the leading edge.
    case image
    /// The title, after the image.
    case title
  }

  private var imageSize: CGSize {
    currentImage?.resolved(symbolConfiguration, traits: traitCollection).size ?? .zero
  }

  /// The settings of symbols, by default those of the title's font (N230).
  var symbolConfiguration: UIImage.SymbolConfiguration {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: views.title.font)
  }

  private func titleSize(in size: CGSize) -> CGSize {
    guard !views.title.isHidden else { return .zero }
    return views.title.sizeThatFits(size)
  }

  /// The least width of a system button with a title and without content insets, in points.
  private static let systemMinWidth: CGFloat = 30

  /// Whether the button has the padding of a system button in place of content insets (S97).
  private var hasSystemPadding: Bool {
    isSystemButton && contentEdgeInsets == .zero && !views.title.isHidden
  }

  /// The padding around the content, in points, which is part of the button's size.
  private var padding: UIEdgeInsets {
    guard hasSystemPadding else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// Returns the size of content and insets, at least that of the background image.
  func fittingSize(in size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let wraps = configuration == nil && views.title.numberOfLines != 1
    contentPriorities.heightDependence = wraps ? .narrowWidths : .none
    if let configuration { return fittingSize(of: configuration) }
    let insets = padding
    let across = insets.left + insets.right
    let room = CGSize(width: max(0, size.width - across - imageSize.width), height: 0)
    let title = titleSize(in: room)
    let background = currentBackgroundImage?.size ?? .zero
    let minWidth = max(background.width, hasSystemPadding ? Self.systemMinWidth : 0)
    return CGSize(
      width: max(minWidth, imageSize.width + title.width + across),
      height: max(
        background.height,
        max(imageSize.height, title.height) + insets.top + insets.bottom
      )
    )
  }

  func placeSubviews() {
    views.image.preferredSymbolConfiguration = symbolConfiguration
    if let configuration { return placeSubviews(of: configuration) }
    let content = contentRect(forBounds: bounds)
    views.background.frame = backgroundRect(forBounds: bounds)
    views.image.frame = imageRect(forContentRect: content)
    views.title.frame = titleRect(forContentRect: content)
  }

  /// Returns the frame of image or title inside their common rectangle.
  func rect(of element: ContentElement, in room: CGRect) -> CGRect {
    let imageWidth = min(imageSize.width, max(0, room.width))
    let free = CGSize(width: max(0, room.width - imageWidth), height: max(0, room.height))
    var title = titleSize(in: free)
    title.width = min(title.width, free.width)
    if effectiveContentHorizontalAlignment == .fill { title.width = free.width }
    let start = leftEdge(of: imageWidth + title.width, in: room)
    switch element {
    case .image:
      let x = isRightToLeft ? start + title.width : start
      return rect(x: x, size: CGSize(width: imageWidth, height: imageSize.height), in: room)
    case .title:
      return rect(x: isRightToLeft ? start : start + imageWidth, size: title, in: room)
    }
  }

  private func leftEdge(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .right, .trailing: room.maxX - width
    case .center: onPixel(room.midX - width / 2)
    case .left, .leading, .fill: room.minX
    }
  }

  private func rect(x: CGFloat, size: CGSize, in room: CGRect) -> CGRect {
    let height = min(size.height, max(0, room.height))
    let top = CGRect(x: x, y: room.minY, width: size.width, height: height)
    switch contentVerticalAlignment {
    case .top: return top
    case .bottom: return top.offsetBy(dx: 0, dy: room.height - height)
    case .center: return top.offsetBy(dx: 0, dy: onPixel(room.midY - height / 2) - room.minY)
    case .fill: return CGRect(x: x, y: room.minY, width: size.width, height: max(0, room.height))
    }
  }
}

import Foundation
import TatamiControls
import TatamiViews

/// The button of a tab: an image, a title and a badge.
final class TabButton: UIControl {
  /// The content of a button.
  struct Content {
    var title: String?
    var image: UIImage?
    var style = UITabBarItemAppearanceStyle.stacked
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var iconColor = UIColor.gray
    var imageInsets = UIEdgeInsets.zero
    var isSelected = false
    var badge: Badge?
  }

  /// The badge of a tab.
  struct Badge {
    var text: String
    var color: UIColor?
    var attributes: [NSAttributedString.Key: Any] = [:]
    var (offset, textOffset) = (UIOffset.zero, UIOffset.zero)
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private var badge: TabBadge?
  private(set) var content = Content()

  init(action: @escaping () -> Void) {
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.textAlignment = .center
    for view in [picture, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other content.
  func show(_ content: Content) {
    self.content = content
    picture.image = content.image
    picture.tintColor = content.iconColor
    label.attributedText = content.title.map {
      NSAttributedString(string: $0, attributes: content.attributes)
    }
    showBadge(content.badge)
    accessibilityTraits = content.isSelected ? [.button, .selected] : .button
    accessibilityValue = content.badge?.text
    setNeedsLayout()
  }

  private func showBadge(_ shown: Badge?) {
    guard let shown else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    let view = badge ?? TabBadge()
    view.show(
      shown.text,
      size: content.style == .compactInline ? 10 : 13,
      color: shown.color,
      attributes: shown.attributes,
      offset: shown.textOffset
    )
    if badge == nil { addSubview(view) }
    badge = view
  }

  // MARK: Layout

  private var layout: TabButtonLayout {
    TabButtonLayout(
      style: content.style,
      image: content.image?.size ?? .zero,
      title: label.attributedText?.size() ?? .zero,
      badge: badge?.sizeThatFits(bounds.size).width ?? 0
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: layout.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frames = layout.frames(in: bounds.size)
    if isRightToLeft {
      frames.image = frames.image.mirrored(in: bounds)
      frames.title = frames.title.mirrored(in: bounds)
    }
    let insets = content.imageInsets
    picture.frame = frames.image
      .offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    let offset = content.titleOffset
    label.frame = frames.title.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    placeBadge(beside: content.image == nil ? frames.title : frames.image)
  }

  private func placeBadge(beside icon: CGRect) {
    guard let badge else { return }
    let icon = isRightToLeft ? icon.mirrored(in: bounds) : icon
    let size = badge.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    let overlap = TabButtonLayout.badgeOverlap
    var frame = CGRect(
      origin: CGPoint(x: icon.maxX - overlap, y: max(1, icon.minY - 3)),
      size: size
    )
    frame.origin.x = max(0, min(frame.minX, bounds.width - size.width - 1))
    if isRightToLeft { frame = frame.mirrored(in: bounds) }
    let offset = content.badge?.offset ?? .zero
    badge.frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}

/// The places of the image and the title of a tab, from left to right.
struct TabButtonLayout {
  /// The largest height of images in compact height, in points.
  private static let compactImageHeight: CGFloat = 20
  /// The distance of the title's end from the top of the bar, in points.
  private static let titleEnd: CGFloat = 47
  /// The width of the image that a badge covers, in points.
  static let badgeOverlap: CGFloat = 8

  var style: UITabBarItemAppearanceStyle
  var image: CGSize
  var title: CGSize
  /// The width of the badge; 0 for none.
  var badge: CGFloat = 0

  /// The distance between an image and the title beside it, which has room for the badge.
  private var gap: CGFloat {
    guard image.width > 0, title.width > 0 else { return 0 }
    let natural: CGFloat = style == .compactInline ? 5 : 8
    return badge > 0 ? max(natural, badge - Self.badgeOverlap + 3) : natural
  }

  /// The size of the image, which is smaller in compact height.
  private var shownImage: CGSize {
    guard style == .compactInline, image.height > Self.compactImageHeight else { return image }
    let scale = Self.compactImageHeight / image.height
    return CGSize(width: image.width * scale, height: Self.compactImageHeight)
  }

  /// The natural width, in points.
  var width: CGFloat {
    let (image, title) = (shownImage.width, title.width.rounded(.up))
    return style == .stacked ? max(image, title) : image + gap + title
  }

  /// Returns the frames in a button.
  func frames(in size: CGSize) -> (image: CGRect, title: CGRect) {
    style == .stacked ? stacked(in: size) : inline(in: size)
  }

  private func stacked(in size: CGSize) -> (image: CGRect, title: CGRect) {
    let height = title.height.rounded(.up)
    let end = min(Self.titleEnd, size.height)
    let title = CGRect(x: 0, y: end - height, width: size.width, height: height)
    let space = title.isEmpty || self.title.width == 0 ? size.height : title.minY + 2
    let frame = CGRect(
      x: (size.width - image.width) / 2,
      y: ((space - image.height) / 2).rounded(),
      width: image.width,
      height: image.height
    )
    return (frame, title)
  }

  private func inline(in size: CGSize) -> (image: CGRect, title: CGRect) {
    let image = shownImage
    let text = min(title.width.rounded(.up), max(0, size.width - image.width - gap))
    let start = (size.width - image.width - gap - text) / 2
    let frame = CGRect(
      x: start,
      y: (size.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    return (frame, CGRect(x: frame.maxX + gap, y: 0, width: text, height: size.height))
  }
}

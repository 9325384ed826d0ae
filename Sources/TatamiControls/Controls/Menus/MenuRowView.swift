import Foundation
import TatamiGraphics
import TatamiViews

/// A row of a menu: a header, an action, a closed menu, or one that waits for its elements.
final class MenuRowView: UIView {
  let row: MenuRows.Row
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = MenuMark()
  private let keepsMarks: Bool
  /// Whether the row is a part of a bar: its title, or without one its image, in the middle.
  private let isInBar: Bool
  private var imageWidth: CGFloat = 0
  private let choose: (MenuRowView) -> Void

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - keepsMarks: Whether any row of the menu has a mark.
  ///   - isInBar: Whether the row is a part of a bar.
  ///   - choose: A closure that is called when the row is chosen.
  init(
    _ row: MenuRows.Row,
    keepsMarks: Bool,
    isInBar: Bool = false,
    choose: @escaping (MenuRowView) -> Void
  ) {
    (self.row, self.keepsMarks, self.isInBar, self.choose) = (row, keepsMarks, isInBar, choose)
    super.init(frame: .zero)
    for view in [title, subtitle, image, mark] { addSubview(view) }
    image.contentMode = .scaleAspectFit
    show()
  }

  required init?(coder: NSCoder) { nil }

  private var isHeader: Bool { row.isHeader }

  /// Whether the row closes a submenu.
  var isBack: Bool { if case .back = row { true } else { false } }

  /// Whether the row stays first in a group whose order is reversed.
  var staysFirst: Bool { isHeader }

  /// The element; nil for headers and rows that wait.
  var element: UIMenuElement? { if case .element(let element, _) = row { element } else { nil } }

  /// Whether the row can be chosen.
  var isEnabled: Bool {
    element.map { !$0.menuAttributes.contains(.disabled) } ?? (isBack || isPage)
  }

  /// Whether the row shows other rows of a bar.
  private var isPage: Bool { if case .page = row { true } else { false } }

  /// Whether a finger or the pointer is on the row, or keys have moved to it.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? MenuMetrics.pressedColor : nil }
  }

  private func show() {
    switch row {
    case .header(let text): title.text = text
    case .back(let text):
      title.text = text
      mark.shape = .openChevron
    case .loading(let element): title.text = element.title
    case .page(let step): mark.shape = step > 0 ? .chevron : .backChevron
    case .element(let element, _):
      title.text = element.title
      subtitle.text = element.subtitle
      image.image = element.image
      mark.shape = element is UIMenu ? .chevron : MenuMark.Shape(element.menuState)
    }
    let isDestructive = element?.menuAttributes.contains(.destructive) == true
    let enabledColor: UIColor = isDestructive ? .systemRed : .label
    title.textColor = isHeader ? .secondaryLabel : isEnabled ? enabledColor : .tertiaryLabel
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitle.isHidden = (subtitle.text ?? "").isEmpty
    image.tintColor = title.textColor
    mark.color = title.textColor
    if isInBar { showInBar() }
    describe()
  }

  private func showInBar() {
    if isBack {
      (title.text, mark.shape) = (nil, .backChevron)
    } else if !isPage {
      mark.shape = .none
    }
    subtitle.isHidden = true
    image.isHidden = title.text?.isEmpty == false
    title.textAlignment = .center
  }

  private func describe() {
    for label in [title, subtitle] { label.isAccessibilityElement = false }
    isAccessibilityElement = true
    accessibilityLabel = isBack && title.text?.isEmpty != false ? "Back" : title.text
    if case .page(let step) = row {
      accessibilityLabel = step > 0 ? "Show more items" : "Show previous items"
    }
    let isMixed = element?.menuState == .mixed
    let values = [isMixed ? "mixed" : nil, subtitle.isHidden ? nil : subtitle.text]
    accessibilityValue =
      values.contains { $0 != nil } ? values.compactMap(\.self).joined(separator: ", ") : nil
    var traits: UIAccessibilityTraits = isHeader ? .header : .button
    if element?.menuState == .on { traits.insert(.selected) }
    if !isHeader, !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  /// Updates the fonts for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection) {
    let metrics = MenuMetrics(traits: traits)
    title.font =
      isHeader ? metrics.headerFont : isBack ? metrics.backFont : metrics.titleFont
    if isInBar { title.font = metrics.barFont }
    subtitle.font = metrics.subtitleFont
    for label in [title, subtitle] { label.numberOfLines = isInBar ? 1 : metrics.lineLimit }
    imageWidth = metrics.imageWidth
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: title.font.pointSize
    )
    setNeedsLayout()
  }

  // MARK: Layout

  /// The room of the texts, before mirroring.
  private func textRect(_ width: CGFloat) -> CGRect {
    let left = keepsMarks && !isHeader ? MenuMetrics.markedInset : MenuMetrics.inset
    let right = MenuMetrics.inset + (image.image != nil ? imageWidth + 8 : 0)
    return CGRect(x: left, y: 0, width: max(0, width - left - right), height: 0)
  }

  private func heights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textRect(width).width, height: 0)
    let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
    return (title.sizeThatFits(room).height, second)
  }

  /// Returns the height at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = heights(width)
    let texts = max(title.font.lineHeight, heights.title) + heights.subtitle
    return MenuMetrics(traits: traitCollection).height(
      forTexts: texts.rounded(.up),
      isHeader: isHeader
    )
  }

  /// Returns the width in a bar.
  var widthInBar: CGFloat {
    let inset = MenuMetrics.barInset
    if isPage || isBack { return 2 * inset + 8 }
    if title.text?.isEmpty != false { return imageWidth + 2 * inset }
    return title.sizeThatFits(.zero).width.rounded(.up) + 2 * inset
  }

  private func layoutInBar() {
    let inset = min(MenuMetrics.barInset, bounds.width / 2)
    title.frame = bounds.insetBy(dx: inset, dy: 0)
    image.contentMode = .scaleAspectFit
    image.frame = CGRect(
      x: (bounds.width - imageWidth) / 2,
      y: (bounds.height - imageWidth) / 2,
      width: imageWidth,
      height: imageWidth
    )
    mark.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInBar { return layoutInBar() }
    let heights = heights(bounds.width)
    var text = textRect(bounds.width)
    text.origin.y = (bounds.height - heights.title - heights.subtitle) / 2
    text.size.height = heights.title
    place(title, text)
    text.origin.y += heights.title
    text.size.height = heights.subtitle
    place(subtitle, text)
    let size = image.intrinsicContentSize
    let fits = size.width <= imageWidth && size.height <= bounds.height
    image.contentMode = fits ? .center : .scaleAspectFit
    let trailing = CGRect(
      x: bounds.width - MenuMetrics.inset - imageWidth,
      y: 0,
      width: imageWidth,
      height: bounds.height
    )
    place(image, trailing)
    place(mark, CGRect(x: 0, y: 0, width: MenuMetrics.markedInset, height: bounds.height))
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  // MARK: Accessibility

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    choose(self)
    return true
  }
}

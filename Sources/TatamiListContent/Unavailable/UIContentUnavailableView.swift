public import Foundation
import TatamiControls
public import TatamiViews

/// A view that shows what stands in place of content that is missing.
///
/// Touches outside of its buttons reach the views behind it, unless the content scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UnavailableContentViewing {
  /// The largest width of the content, in points.
  private static let largestWidth: CGFloat = 480

  private let background: BackgroundConfigurationView
  private let scroll = UIScrollView()
  private let image = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let labels = (text: UILabel(), secondary: UILabel())
  private let buttons = [UIButton(), UIButton()]
  /// The actions of the buttons.
  private var actions: [ObjectIdentifier: UIAction] = [:]
  fileprivate var content: UIContentUnavailableConfiguration
  private var scrolls = true

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    background = BackgroundConfigurationView(configuration.background)
    super.init(frame: .zero)
    isOpaque = false
    contentPriorities.heightDependence = .narrowWidths
    scroll.contentInsetAdjustmentBehavior = .never
    for view in [background, scroll] { addSubview(view) }
    for view in column { scroll.addSubview(view) }
    showContent()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view shows.
  open var configuration: UIContentUnavailableConfiguration {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      showContent()
    }
  }

  /// Whether content without enough room can be scrolled; true by default.
  open var isScrollEnabled: Bool {
    get { scrolls }
    set {
      scrolls = newValue
      setNeedsLayout()
    }
  }

  /// The views, from top to bottom.
  private var column: [UIView] {
    [image, spinner, labels.text, labels.secondary, buttons[0], buttons[1]]
  }

  private var isCentered: Bool { content.alignment == .center }

  // MARK: Content

  private func showContent() {
    background.configuration = content.background
    image.image = content.image
    image.isHidden = content.image == nil || content.isLoading
    image.contentMode = .scaleAspectFit
    image.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    image.clipsToBounds = content.imageProperties.cornerRadius > 0
    image.tintColor = content.imageProperties.tintColor ?? tintColor
    spinner.isHidden = !content.isLoading
    if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    content.textProperties.show(content.shownText, in: labels.text, isCentered: isCentered)
    content.secondaryTextProperties
      .show(content.shownSecondaryText, in: labels.secondary, isCentered: isCentered)
    labels.text.accessibilityTraits = .header
    show(content.button, content.buttonProperties, in: buttons[0])
    show(content.secondaryButton, content.secondaryButtonProperties, in: buttons[1])
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.isHidden = !configuration.hasContent
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    if let action = actions.removeValue(forKey: ObjectIdentifier(button)) {
      button.removeAction(action, for: .primaryActionTriggered)
    }
    guard let action = properties.primaryAction else { return }
    actions[ObjectIdentifier(button)] = action
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Updates the color of template images.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    image.tintColor = content.imageProperties.tintColor ?? tintColor
  }

  // MARK: Layout

  /// Returns the size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: height(inWidth: width))
  }

  /// The height of texts of one line each; no natural width.
  ///
  /// Constraints ask for the height in the width that they determine.
  open override var intrinsicContentSize: CGSize {
    let height = height(inWidth: UIView.layoutFittingExpandedSize.width)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private func height(inWidth width: CGFloat) -> CGFloat {
    let insets = insets(covered: .zero)
    let column = frames(width: max(0, width - insets.left - insets.right))
    return column.height + insets.top + insets.bottom
  }

  /// Places the content in the middle of the part of the safe area above the keyboard.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scroll.frame = bounds
    var covered = safeAreaInsets
    covered.bottom = max(covered.bottom, keyboardOverlap)
    let area = bounds.inset(by: insets(covered: covered))
    let column = frames(width: max(0, area.width))
    let row = CGRect(x: 0, y: 0, width: max(0, area.width), height: 0)
    let top = max(area.minY, area.midY - column.height / 2) - bounds.minY
    for (view, frame) in column.views {
      let frame = isRightToLeft ? frame.mirrored(in: row) : frame
      view.frame = pixelAligned(frame.offsetBy(dx: area.minX - bounds.minX, dy: top))
    }
    let bottom = bounds.maxY - area.maxY
    scroll.contentSize = CGSize(width: bounds.width, height: top + column.height + bottom)
    scroll.isScrollEnabled = scrolls && scroll.contentSize.height > bounds.height + 1
  }

  /// Returns the frames of the views that are shown, in a width, and their height.
  private func frames(width: CGFloat) -> (views: [(UIView, CGRect)], height: CGFloat) {
    let room = min(width, Self.largestWidth)
    var (views, y, previous) = ([(UIView, CGRect)](), CGFloat(0), UIView?.none)
    for view in column where !view.isHidden {
      if let previous { y += gap(between: previous, view) }
      let size = size(of: view, width: room)
      let x = isCentered ? (width - size.width) / 2 : 0
      views.append((view, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      y += size.height
      previous = view
    }
    return (views, y)
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if view === image { return content.imageProperties.limited(own) }
    return CGSize(width: min(own.width, width), height: own.height)
  }

  private func gap(between upper: UIView, _ lower: UIView) -> CGFloat {
    if lower === buttons[1], upper === buttons[0] { return content.buttonToSecondaryButtonPadding }
    if buttons.contains(where: { $0 === lower }) { return content.textToButtonPadding }
    return lower === labels.secondary && upper === labels.text
      ? content.textToSecondaryTextPadding : content.imageToTextPadding
  }

  private func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (frame.minX * scale).rounded() / scale,
      y: (frame.minY * scale).rounded() / scale,
      width: frame.width,
      height: frame.height
    )
  }

  /// Returns the distances of the content from the edges: the configuration's margins beside what is
  /// covered, at least the margins of the superview, which contain its safe area, where they are
  /// preserved.
  private func insets(covered: UIEdgeInsets) -> UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var insets = content.directionalLayoutMargins.insets(in: direction) + covered
    let axes = content.axesPreservingSuperviewLayoutMargins
    guard let superview, axes.contains(.horizontal) else { return insets }
    insets.left = max(insets.left, superview.layoutMargins.left)
    insets.right = max(insets.right, superview.layoutMargins.right)
    return insets
  }

  /// Leaves touches outside of the buttons to the views behind, unless the content scrolls.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let isButton = buttons.contains { hit.isDescendant(of: $0) }
    return isButton || scroll.isScrollEnabled ? hit : nil
  }
}

extension UIContentUnavailableView: KeyboardAvoiding {
  package func keyboardDidMove() { setNeedsLayout() }
}

/// A content view whose own `configuration` has one type, while the one that the protocol requires has
/// any.
@preconcurrency @MainActor
public protocol UnavailableContentViewing: UIContentView {}

extension UnavailableContentViewing {
  /// The configuration that the view shows; setting one of another type has no effect.
  public var configuration: any UIContentConfiguration {
    get {
      (self as? UIContentUnavailableView)?.content ?? UIContentUnavailableConfiguration.empty()
    }
    set {
      guard let view = self as? UIContentUnavailableView,
        let content = newValue as? UIContentUnavailableConfiguration
      else { return }
      view.configuration = content
    }
  }
}

extension UIContentUnavailableConfiguration {
  /// The text to show.
  fileprivate var shownText: AttributedText? {
    attributedText.map { AttributedText($0) } ?? text.map { AttributedText($0) }
  }

  /// The secondary text to show.
  fileprivate var shownSecondaryText: AttributedText? {
    secondaryAttributedText.map { AttributedText($0) }
      ?? secondaryText.map { AttributedText($0) }
  }
}

extension UIButton.Configuration {
  /// Whether there is a title or an image.
  fileprivate var hasContent: Bool {
    image != nil || title?.isEmpty == false || subtitle?.isEmpty == false
  }
}

public import Foundation
import TatamiControls
public import TatamiViews

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height, in points, in regular and in compact height.
  static let (regularHeight, compactHeight): (CGFloat, CGFloat) = (44, 32)

  private var ownItems: [UIBarButtonItem]?
  private var translucent = true
  private var barTint: UIColor?
  private var style = UIBarStyle.default
  private let appearance = UIBarAppearance()
  let background = BarBackground(isAtTop: false)
  private var row = BarItemViews([])
  /// The height by which the background reaches beyond the bottom of the bar.
  var bottomExtension: CGFloat = 0 {
    didSet { if oldValue != bottomExtension { setNeedsLayout() } }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    background.show(appearance)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; if animated, the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in ownItems ?? [] { item.changeHandler = nil }
    ownItems = items
    for item in items ?? [] { item.changeHandler = { [weak self] in self?.reload() } }
    guard animated, window != nil else { return reload() }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.reload()
      self.layoutIfNeeded()
    }
  }

  private func reload() {
    for view in row.views { view.removeFromSuperview() }
    row = BarItemViews(ownItems ?? [])
    for view in row.views { addSubview(view) }
    setNeedsLayout()
  }

  /// Whether contents reach under the bar.
  open var isTranslucent: Bool {
    get { translucent }
    set { translucent = newValue }
  }
  /// The color of the background; nil for the color of bars.
  open var barTintColor: UIColor? {
    get { barTint }
    set {
      barTint = newValue
      background.show(appearance, color: newValue)
    }
  }
  /// The style of the bar.
  open var barStyle: UIBarStyle {
    get { style }
    set {
      style = newValue
      overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
    }
  }

  private var height: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.regularHeight
  }

  /// Returns the size of the bar in a width: 44 points high, 32 in compact height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + bottomExtension
    )
    let margin = BarItemViews.margin
    row.place(
      in: bounds,
      from: margin,
      available: max(0, bounds.width - 2 * margin),
      mirrored: isRightToLeft ? bounds : nil
    )
  }
}

extension UIToolbar: UIBarPositioning {
  /// The place of the bar: the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

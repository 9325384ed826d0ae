public import Foundation
public import TatamiViews

/// The background and the tabs of a tab bar.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
/// let tabBar = UITabBar()
/// tabBar.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The values besides the look of tabs.
  private struct Values {
    var selectionTint: UIColor?
    var selectionImage: UIImage?
    var positioning = UITabBar.ItemPositioning.automatic
    var (itemWidth, itemSpacing): (CGFloat, CGFloat) = (0, 0)
  }

  private var values = Values()
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    observeItems()
  }

  /// Creates a copy of an appearance; of other bars, of the background alone.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      values = other.values
      stacked = other.stacked.duplicate()
      inline = other.inline.duplicate()
      compactInline = other.compactInline.duplicate()
    }
    observeItems()
  }

  /// Returns a copy.
  final func duplicate() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }

  private func observeItems() {
    for appearance in [stacked, inline, compactInline] {
      appearance.changeHandler = { [weak self] in self?.appearanceDidChange() }
    }
  }

  private func change(_ change: (inout Values) -> Void) {
    change(&values)
    appearanceDidChange()
  }

  private func setItems(
    _ path: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance>,
    _ value: UITabBarItemAppearance
  ) {
    self[keyPath: path] = value.duplicate()
    observeItems()
    appearanceDidChange()
  }

  /// The look of tabs with the image above the title.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { setItems(\.stacked, newValue) }
  }
  /// The look of tabs with the image beside the title, in regular width.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { setItems(\.inline, newValue) }
  }
  /// The look of tabs in compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { setItems(\.compactInline, newValue) }
  }
  /// The color of the image behind the selected tab; nil for its own.
  open var selectionIndicatorTintColor: UIColor? {
    get { values.selectionTint }
    set { change { $0.selectionTint = newValue } }
  }
  /// The image behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? {
    get { values.selectionImage }
    set { change { $0.selectionImage = newValue } }
  }
  /// The way tabs with the image above the title share the width.
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { values.positioning }
    set { change { $0.positioning = newValue } }
  }
  /// The width of centered tabs, in points; 0 for the natural width.
  open var stackedItemWidth: CGFloat {
    get { values.itemWidth }
    set { change { $0.itemWidth = newValue } }
  }
  /// The distance between centered tabs, in points; 0 for the standard one.
  open var stackedItemSpacing: CGFloat {
    get { values.itemSpacing }
    set { change { $0.itemSpacing = newValue } }
  }

  /// Returns the look of tabs in an arrangement.
  final func items(_ style: UITabBarItemAppearanceStyle) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }
}

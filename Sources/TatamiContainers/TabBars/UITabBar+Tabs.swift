import Foundation
import TatamiControllers
import TatamiControls
import TatamiViews

extension UITabBar {
  /// The heights above the safe area, in points (N240).
  private static var regularHeight: CGFloat { 49 }
  private static var regularWidthHeight: CGFloat { 50 }
  private static var compactHeight: CGFloat { 32 }

  /// The gray of tabs that are not selected (N243).
  private static let unselectedColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.57, alpha: 1)
  }

  /// The arrangement of images and titles (N104).
  var style: UITabBarItemAppearanceStyle {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// The height above the safe area, in points.
  var contentHeight: CGFloat {
    switch style {
    case .stacked: Self.regularHeight
    case .inline: Self.regularWidthHeight
    case .compactInline: Self.compactHeight
    }
  }

  /// The appearance in the current situation (N106).
  private var appearance: UITabBarAppearance {
    let standard = values.selected?.standardAppearance ?? values.standard
    guard isAtScrollEdge, values.isTranslucent else { return standard }
    if let edge = values.selected?.scrollEdgeAppearance ?? values.scrollEdge { return edge }
    let transparent = standard.duplicate()
    transparent.configureWithTransparentBackground()
    return transparent
  }

  /// The appearance with the color and the images of the bar, which count until an appearance is set.
  private var shownAppearance: UITabBarAppearance {
    let isSet = values.barTint != nil || values.backgroundImage != nil || values.shadowImage != nil
    guard isSet, !values.hasAppearance else { return appearance }
    let appearance = values.standard.duplicate()
    if let tint = values.barTint { appearance.backgroundColor = tint }
    appearance.backgroundImage = values.backgroundImage
    appearance.shadowImage = values.shadowImage
    return appearance
  }

  /// Shows the background and the image behind the selected tab.
  func showBackground() {
    let appearance = shownAppearance
    background.show(appearance)
    let own = values.hasAppearance ? nil : values.selectionImage
    indicator.image = appearance.selectionIndicatorImage ?? own
    if let tint = appearance.selectionIndicatorTintColor {
      indicator.image = indicator.image?.withRenderingMode(.alwaysTemplate)
      indicator.tintColor = tint
    }
  }

  // MARK: Buttons

  /// Places the buttons of the tabs for which there is room.
  ///
  /// - Parameter updates: Whether the buttons also show the items again.
  func placeButtons(updates: Bool) {
    let safe = safeAreaInsets
    let area = CGRect(
      x: safe.left,
      y: 0,
      width: max(0, bounds.width - safe.left - safe.right),
      height: max(0, bounds.height - safe.bottom)
    )
    let items = values.items ?? []
    let shown = TabSlots(count: items.count, filling: area.width).count
    let isNew = makeButtons(shown)
    if updates || isNew { for index in 0..<shown { update(buttons[index], items[index]) } }
    let slots = slots(for: items.count, in: area)
    for (index, button) in buttons.enumerated() {
      let place = slots.place(of: index)
      let frame = CGRect(
        x: area.minX + place.x,
        y: 0,
        width: place.width,
        height: area.height
      )
      button.frame = isRightToLeft ? frame.mirrored(in: area) : frame
    }
    placeIndicator(items)
  }

  /// Adds and removes buttons; returns whether there are new ones.
  private func makeButtons(_ count: Int) -> Bool {
    let isNew = buttons.count < count
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let index = buttons.count
      let button = TabButton { [weak self] in self?.tap(index) }
      buttons.append(button)
      addSubview(button)
    }
    return isNew
  }

  private func placeIndicator(_ items: [UITabBarItem]) {
    let index = items.firstIndex { $0 === values.selected }
    indicator.isHidden = index.map { $0 >= buttons.count } ?? true
    guard let index, index < buttons.count, let image = indicator.image else { return }
    let frame = buttons[index].frame
    indicator.bounds.size = image.size
    indicator.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func slots(for count: Int, in area: CGRect) -> TabSlots {
    let appearance = shownAppearance
    let ofAppearance = style == .stacked ? appearance.stackedItemPositioning : .automatic
    var positioning = ofAppearance == .automatic ? values.positioning : ofAppearance
    if positioning == .automatic {
      let isRegular = traitCollection.horizontalSizeClass == .regular
      positioning = isRegular ? .centered : .fill
    }
    guard positioning == .centered else { return TabSlots(count: count, filling: area.width) }
    let isStacked = style == .stacked
    let natural = buttons.map { $0.sizeThatFits(area.size).width }.max() ?? 0
    let width =
      isStacked && appearance.stackedItemWidth > 0
      ? appearance.stackedItemWidth : values.itemWidth
    let spacing =
      isStacked && appearance.stackedItemSpacing > 0
      ? appearance.stackedItemSpacing : values.itemSpacing
    return TabSlots(
      count: count,
      width: width > 0 ? width : max(natural, TabSlots.standardWidth),
      spacing: spacing > 0 ? spacing : TabSlots.standardSpacing,
      in: area.width
    )
  }

  // MARK: Contents

  private func update(_ button: TabButton, _ item: UITabBarItem) {
    item.shownView = button
    button.show(content(of: item))
    button.isEnabled = item.isEnabled
    button.accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    button.accessibilityIdentifier = item.accessibilityIdentifier
  }

  private func content(of item: UITabBarItem) -> TabButton.Content {
    let isSelected = item === values.selected
    let look = shownAppearance.items(style).state(isSelected: isSelected, isEnabled: item.isEnabled)
    var content = TabButton.Content()
    content.style = style
    content.title = item.shownTitle
    content.image = item.shownImage(isSelected: isSelected)
    content.isSelected = isSelected
    content.imageInsets = item.imageInsets
    let color = color(isSelected: isSelected, isEnabled: item.isEnabled)
    content.iconColor = look.iconColor ?? color
    content.attributes = titleAttributes(of: item, look, color, isSelected: isSelected)
    let offset = look.titlePositionAdjustment
    content.titleOffset =
      item.titlePositionAdjustment == .zero ? offset : item.titlePositionAdjustment
    content.badge = item.badgeValue.map { badge($0, of: item, look, isSelected: isSelected) }
    return content
  }

  private func color(isSelected: Bool, isEnabled: Bool) -> UIColor {
    if isSelected, isEnabled { return tintColor ?? .tintColor }
    let color = values.unselectedTint ?? Self.unselectedColor
    return isEnabled ? color : color.withAlphaComponent(0.5)
  }

  /// The attributes of a title (N105): the standard ones, below those of the appearance, below those
  /// of the item.
  private func titleAttributes(
    of item: UITabBarItem,
    _ look: UITabBarItemStateAppearance,
    _ color: UIColor,
    isSelected: Bool
  ) -> [NSAttributedString.Key: Any] {
    let font: UIFont =
      switch style {
      case .stacked: .systemFont(ofSize: 10, weight: .medium)
      case .inline: .systemFont(ofSize: 13)
      case .compactInline: .systemFont(ofSize: 12)
      }
    let own = item.titleAttributes
    let normal = own[UIControl.State.normal.rawValue] ?? [:]
    let selected = isSelected ? own[UIControl.State.selected.rawValue] ?? [:] : [:]
    let disabled = item.isEnabled ? [:] : own[UIControl.State.disabled.rawValue] ?? [:]
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributes.merge(look.titleTextAttributes) { $1 }
    // The color of a selected tab is the tint, not that of other tabs.
    attributes.merge(isSelected ? normal.filter { $0.key == .font } : normal) { $1 }
    attributes.merge(selected) { $1 }
    attributes.merge(disabled) { $1 }
    return attributes
  }

  private func badge(
    _ text: String,
    of item: UITabBarItem,
    _ look: UITabBarItemStateAppearance,
    isSelected: Bool
  ) -> TabButton.Badge {
    let own = item.badgeAttributes
    let normal = own[UIControl.State.normal.rawValue] ?? [:]
    let selected = isSelected ? own[UIControl.State.selected.rawValue] ?? [:] : [:]
    return TabButton.Badge(
      text: text,
      color: item.badgeColor ?? look.badgeBackgroundColor,
      attributes: look.badgeTextAttributes.merging(normal) { $1 }.merging(selected) { $1 },
      offset: look.badgePositionAdjustment,
      textOffset: look.badgeTitlePositionAdjustment
    )
  }
}

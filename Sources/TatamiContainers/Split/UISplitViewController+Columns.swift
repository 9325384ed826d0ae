import Foundation
import TatamiControllers
public import TatamiViews

extension UISplitViewController {
  var isTriple: Bool { style == .tripleColumn }

  func hasColumn(_ column: Column) -> Bool {
    switch column {
    case .primary, .secondary, .compact: style != .unspecified
    case .supplementary: isTriple
    case .inspector: false
    }
  }

  /// The columns beside each other, from the primary one on.
  var columnOrder: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The column of a child.
  func column(of child: UIViewController) -> Column? {
    state.containers.first { $0.value === child }?.key
  }

  /// Sets the controller of a column.
  func setColumn(_ controller: UIViewController?, _ column: Column) {
    rearrange {
      state.columns[column] = controller
      let isBare = controller == nil || controller is UINavigationController || column == .compact
      state.containers[column] =
        isBare || style == .unspecified
        ? controller : controller.map { UINavigationController(rootViewController: $0) }
      state.moved[column] = nil
    }
  }

  func setClassic(_ controllers: [UIViewController]) {
    guard style == .unspecified, controllers.count <= 2 else {
      return Diagnostics.report(
        "viewControllers takes two controllers of the classic form: \(self)"
      )
    }
    rearrange {
      state.moved = [:]
      for (index, column) in [Column.primary, .secondary].enumerated() {
        let controller = controllers.indices.contains(index) ? controllers[index] : nil
        state.columns[column] = controller
        state.containers[column] = controller
      }
    }
  }

  var shownControllers: [UIViewController] {
    if state.isArranged, state.isCollapsed { return [collapsedRoot].compactMap(\.self) }
    return columnOrder.compactMap { state.containers[$0] }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    guard state.isArranged, state.isCollapsed else {
      state.hasShownSecondary = true
      return setColumn(controller, .secondary)
    }
    guard style == .unspecified else {
      state.hasShownSecondary = true
      setColumn(controller, .secondary)
      return showColumn(.secondary)
    }
    guard let primary = state.containers[.primary] else { return }
    state.columns[.secondary] = controller
    state.containers[.secondary] = controller
    primary.collapseSecondaryViewController(controller, for: self, animated: true)
  }

  // MARK: Showing columns

  var effectiveBehavior: SplitBehavior {
    guard state.behavior == .automatic else { return state.behavior }
    let width = viewIfLoaded?.bounds.width ?? 0
    return width >= SplitLayout.twoColumns ? .tile : .overlay
  }

  func showColumn(_ column: Column) {
    if column == .secondary { state.hasShownSecondary = true }
    guard state.isArranged, hasColumn(column) else { return }
    if state.isCollapsed { return showCollapsed(column) }
    if let mode = mode(showing: column) { choose(mode) }
  }

  /// The arrangement in which a column is shown; nil for the current one.
  func mode(showing column: Column) -> DisplayMode? {
    let behavior = effectiveBehavior
    switch column {
    case .primary where isTriple:
      return behavior == .tile
        ? .twoBesideSecondary : behavior == .overlay ? .twoOverSecondary : .twoDisplaceSecondary
    case .primary, .supplementary:
      return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    default: return layout(state.mode).isOverlay ? .secondaryOnly : nil
    }
  }

  func hideColumn(_ column: Column) {
    guard state.isArranged, hasColumn(column) else { return }
    if state.isCollapsed { return hideCollapsed(column) }
    if let mode = mode(hiding: column) { choose(mode) }
  }

  /// The arrangement in which a column is hidden; nil for the current one.
  func mode(hiding column: Column) -> DisplayMode? {
    switch column {
    case .primary where isTriple && layout(state.mode).visible.contains(.primary):
      layout(state.mode).isOverlay ? .oneOverSecondary : .oneBesideSecondary
    case .primary where !isTriple, .supplementary: .secondaryOnly
    default: nil
    }
  }

  func isColumnShown(_ column: Column) -> Bool {
    guard state.isArranged else { return false }
    guard state.isCollapsed else { return layout(state.mode).visible.contains(column) }
    if state.containers[.compact] != nil { return column == .compact }
    let top = (collapsedRoot as? UINavigationController)?.topViewController
    for other in columnOrder where state.moved[other]?.contains(where: { $0 === top }) == true {
      return other == column
    }
    return column == .primary
  }
}

extension UIViewController {
  /// The nearest split controller among the ancestors; nil if there is none.
  public var splitViewController: UISplitViewController? {
    ancestry.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}

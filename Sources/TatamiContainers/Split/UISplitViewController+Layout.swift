import Foundation
import TatamiControllers
import TatamiControls
import TatamiViews

extension UISplitViewController {
  /// The arrangement that is due without a choice by a call or a tap.
  var preferredMode: DisplayMode { concrete(state.preferredMode) }

  func concrete(_ mode: DisplayMode) -> DisplayMode {
    SplitLayout.concrete(mode, isTriple: isTriple, width: viewIfLoaded?.bounds.width ?? 0)
  }

  func layout(_ mode: DisplayMode) -> SplitLayout {
    layout(mode, in: viewIfLoaded?.bounds.size ?? .zero)
  }

  private func layout(_ mode: DisplayMode, in size: CGSize) -> SplitLayout {
    SplitLayout(
      mode: mode,
      isTriple: isTriple,
      size: size,
      primary: state.primary.width(in: size.width),
      supplementary: state.supplementary.width(in: size.width)
    )
  }

  /// Returns the size of a column in an expanded container of another size, in points (N25).
  func columnSize(of column: Column, in size: CGSize) -> CGSize {
    // A choice counts until the width changes.
    let isSameWidth = size.width == state.width
    let mode = isSameWidth ? state.chosenMode ?? state.preferredMode : state.preferredMode
    let concrete = SplitLayout.concrete(mode, isTriple: isTriple, width: size.width)
    return layout(concrete, in: size).frame(of: column).size
  }

  /// Whether the primary column stands at the right.
  private var isMirrored: Bool {
    (viewIfLoaded?.isRightToLeft ?? false) == (state.edge == .leading)
  }

  /// Collapses, expands and places the children.
  func layOutColumns() {
    arrange()
    guard let view = viewIfLoaded else { return }
    if exchange(&state.width, with: view.bounds.width) != view.bounds.width {
      state.chosenMode = nil
    }
    guard !state.isCollapsed else {
      if let root = collapsedRoot?.viewIfLoaded, root.frame != view.bounds {
        root.frame = view.bounds
      }
      return
    }
    let mode = concrete(state.chosenMode ?? state.preferredMode)
    if mode != state.mode { change(to: mode, animated: false) }
    placeColumns()
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let layout = layout(state.mode)
    for (column, child) in state.containers {
      guard let childView = child.viewIfLoaded, childView.superview === view else { continue }
      let frame = layout.frame(of: column)
      childView.frame = isMirrored ? frame.mirrored(in: view.bounds) : frame
    }
    placeSeparators(layout, in: view)
    dimming.frame = view.bounds
    dimming.alpha = layout.isOverlay ? 1 : 0
    dimming.isHidden = !layout.isOverlay
  }

  private func placeSeparators(_ layout: SplitLayout, in view: UIView) {
    let width = 1 / max(1, traitCollection.displayScale)
    for (line, column) in zip(separators, [Column.primary, .supplementary]) {
      let edge = layout.frame(of: column).maxX
      let frame = CGRect(x: edge, y: 0, width: width, height: view.bounds.height)
      line.frame = isMirrored ? frame.mirrored(in: view.bounds) : frame
      line.isHidden = edge <= 0 || !hasColumn(column) && style != .unspecified
    }
  }

  /// Adds the views of the columns that can be seen, the primary one on top.
  func installViews() {
    guard let view = viewIfLoaded else { return }
    if state.isCollapsed {
      for extra in [dimming] + separators { extra.removeFromSuperview() }
      guard let root = collapsedRoot, root.parent === self, let child = root.view else { return }
      child.frame = view.bounds
      return view.addSubview(child)
    }
    let layout = layout(state.mode)
    if layout.visible.contains(.secondary) { install(.secondary, layout) }
    view.addSubview(dimming)
    for column in [Column.supplementary, .primary] where layout.visible.contains(column) {
      install(column, layout)
    }
    for line in separators { view.addSubview(line) }
  }

  private func install(_ column: Column, _ layout: SplitLayout) {
    guard let view = viewIfLoaded, let child = state.containers[column], child.parent === self,
      let childView = child.view
    else { return }
    guard childView.superview !== view else { return view.bringSubviewToFront(childView) }
    let frame = layout.frame(of: column)
    childView.frame = isMirrored ? frame.mirrored(in: view.bounds) : frame
    view.addSubview(childView)
  }

  // MARK: Changes

  /// Changes the arrangement, until the width changes.
  func choose(_ mode: DisplayMode) {
    state.chosenMode = mode
    arrangeMode(animated: true)
  }

  /// Changes to the arrangement that is due.
  func arrangeMode(animated: Bool) {
    guard state.isArranged, !state.isCollapsed, isViewLoaded else { return }
    let mode = concrete(state.chosenMode ?? state.preferredMode)
    if mode != state.mode { change(to: mode, animated: animated) }
  }

  private func change(to mode: DisplayMode, animated: Bool) {
    let (old, new) = (layout(state.mode), layout(mode))
    delegate?.splitViewController(self, willChangeTo: mode)
    for column in new.visible where !old.visible.contains(column) {
      delegate?.splitViewController(self, willShow: column)
      install(column, old)
    }
    for column in old.visible where !new.visible.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    // The delegate may have changed the arrangement.
    guard !state.isCollapsed, let view = viewIfLoaded else { return }
    state.mode = mode
    installViews()
    guard animated, view.window != nil else {
      placeColumns()
      return removeHidden()
    }
    UIView.animate(withDuration: 0.3) {
      self.placeColumns()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.removeHidden()
    }
  }

  /// Removes the views of columns that cannot be seen.
  private func removeHidden() {
    guard !state.isCollapsed else { return }
    let visible = layout(state.mode).visible
    for (column, child) in state.containers where !visible.contains(column) {
      guard child.parent === self else { continue }
      child.viewIfLoaded?.removeFromSuperview()
    }
  }
}

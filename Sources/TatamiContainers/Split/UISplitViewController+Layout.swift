import Foundation
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
  var isMirrored: Bool {
    (viewIfLoaded?.isRightToLeft ?? false) == (state.edge == .leading)
  }

  /// Collapses, expands and places the children.
  func layOutColumns() {
    // The calls of children that are exchanged may lay out the view before the new ones are added.
    guard !state.isExchanging else { return }
    arrange()
    guard let view = viewIfLoaded else { return }
    if exchange(&state.width, with: view.bounds.width) != view.bounds.width {
      state.chosenMode = nil
      state.passage = nil
    }
    drag.update()
    guard !state.isCollapsed else {
      if let root = collapsedRoot?.viewIfLoaded, root.frame != view.bounds {
        root.frame = view.bounds
      }
      return
    }
    arrangeMode(animated: false)
    placeColumns()
  }

  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let layout = layout(state.mode)
    let start = state.passage.map { self.layout($0.start) } ?? layout
    let fraction = state.passage?.fraction ?? 1
    let frame = { (column: Column) in
      let frame = start.frame(of: column).moved(to: layout.frame(of: column), by: fraction)
      return self.isMirrored ? frame.mirrored(in: view.bounds) : frame
    }
    for (column, child) in state.containers {
      guard let childView = child.viewIfLoaded, childView.superview === view else { continue }
      childView.frame = frame(column)
    }
    for (line, column) in zip(separators, [Column.primary, .supplementary]) {
      placeSeparator(line, at: frame(column), of: column)
    }
    let alphas: [CGFloat] = [start, layout].map { $0.isOverlay ? 1 : 0 }
    dimming.frame = view.bounds
    dimming.alpha = alphas[0] + (alphas[1] - alphas[0]) * fraction
    dimming.isHidden = alphas == [0, 0]
  }

  private func placeSeparator(_ line: UIView, at frame: CGRect, of column: Column) {
    let width = 1 / max(1, traitCollection.displayScale)
    let x = isMirrored ? frame.minX - width : frame.maxX
    let isBeside = isMirrored ? frame.minX >= view.bounds.maxX : frame.maxX <= 0
    line.frame = CGRect(x: x, y: 0, width: width, height: frame.height)
    line.isHidden = isBeside || !hasColumn(column) && style != .unspecified
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

  /// The arrangement that a call or a tap has chosen, or else the preferred one.
  private var dueMode: DisplayMode { concrete(state.chosenMode ?? state.preferredMode) }

  /// The number of times that the delegate may make another arrangement due before a change.
  private static var maximumChoices: Int { 16 }

  /// Changes to the arrangement that is due, also after the delegate has made another one due.
  func arrangeMode(animated: Bool) {
    guard state.isArranged, !state.isCollapsed, isViewLoaded, !state.isPreparing else { return }
    for _ in 0..<Self.maximumChoices where dueMode != state.mode {
      if prepareChange(to: dueMode) { return placeChange(animated: animated) }
    }
  }

  /// Calls the delegate and adds the views of another arrangement, without moving any; returns false
  /// if the delegate has made another arrangement due, which then replaces this one.
  func prepareChange(to mode: DisplayMode) -> Bool {
    let (start, due) = (state.mode, dueMode)
    let (old, new) = (layout(start), layout(mode))
    state.isPreparing = true
    defer { state.isPreparing = false }
    delegate?.splitViewController(self, willChangeTo: mode)
    for column in new.visible where !old.visible.contains(column) {
      delegate?.splitViewController(self, willShow: column)
      install(column, old)
    }
    for column in old.visible where !new.visible.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    guard !state.isCollapsed, isViewLoaded, state.mode == start, dueMode == due else {
      removeHidden()
      return false
    }
    state.mode = mode
    state.passage = nil
    installViews()
    updateModeButton()
    return true
  }

  /// Moves the columns to the current arrangement.
  func placeChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
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

  /// Removes the views of columns that cannot be seen, unless a finger moves them.
  private func removeHidden() {
    guard !state.isCollapsed, state.passage == nil else { return }
    let visible = layout(state.mode).visible
    for (column, child) in state.containers where !visible.contains(column) {
      guard child.parent === self else { continue }
      child.viewIfLoaded?.removeFromSuperview()
    }
  }
}

import Foundation
import TatamiControls
package import TatamiViews

extension UINavigationController {
  /// Places bars and children and begins a waiting transition.
  func layOutNavigation() {
    let isMoving = state.transition.map { $0.stage == .running } ?? false
    if !isMoving, let shown = state.shown {
      observeScrolling(of: shown)
      placeBars(for: shown)
      place(shown)
    }
    swipe.update(for: self)
    beginWaitingTransition()
  }

  /// The height of the navigation bar for a controller, in points.
  func barHeight(for controller: UIViewController) -> CGFloat {
    let item = controller.navigationItem
    let search = searchZone(of: controller)
    guard !search.isAlone else { return search.height }
    let zone = isLarge(controller) ? zone(of: controller).height : 0
    return navigationBar.inlineHeight(of: item) + zone + search.height
  }

  private func isLarge(_ controller: UIViewController) -> Bool {
    let end = state.stack.firstIndex { $0 === controller }
    let items = end.map { state.stack[...$0].map(\.navigationItem) } ?? [controller.navigationItem]
    return navigationBar.isLarge(items)
  }

  /// The zone of the large title of a controller, by the position of its scroll view (N75, N78).
  private func zone(of controller: UIViewController) -> LargeTitleZone {
    let full = navigationBar.largeTitleHeight(for: controller.navigationItem)
    let scrolled = scrolledDistance(of: controller) ?? 0
    let rest = max(0, scrolled - searchZone(of: controller).collapsible)
    return LargeTitleZone(scrolled: scrolled < 0 ? scrolled : rest, full: full)
  }

  /// The zone of the search bar of a controller, by the position of its scroll view.
  func searchZone(of controller: UIViewController) -> SearchZone {
    let item = controller.navigationItem
    guard let search = item.searchController else { return SearchZone() }
    let scrolled = scrolledDistance(of: controller)
    return SearchZone(
      full: item.searchHeight,
      scrolled: scrolled ?? 0,
      shrinks: item.hidesSearchBarWhenScrolling && scrolled != nil && !search.isActive,
      isAlone: search.isActive && search.hidesNavigationBarDuringPresentation
    )
  }

  /// The distance of a controller's content from its top, in points; nil without a scroll view.
  private func scrolledDistance(of controller: UIViewController) -> CGFloat? {
    guard let scroll = controller.topScrollView else { return nil }
    let scrolled = scroll.contentOffset.y + scroll.adjustedContentInset.top + scroll.collapsedTop
    return scrolled.isFinite ? scrolled : 0
  }

  private func hidesToolbar(for controller: UIViewController) -> Bool {
    state.isToolbarHidden || hidesBottomBar(at: controller)
  }

  /// The height of the toolbar above the safe area, in points.
  var toolbarHeight: CGFloat {
    toolbar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height
  }

  /// The preferred size of the top controller with the open bars around it, in points (N24).
  var topSizeWithBars: CGSize {
    guard let top = state.stack.last else { return .zero }
    var size = top.preferredContentSize
    guard size.height > 0 else { return size }
    if !state.isBarHidden {
      let item = top.navigationItem
      size.height += navigationBar.inlineHeight(of: item) + item.searchHeight
      if isLarge(top) { size.height += navigationBar.largeTitleHeight(for: item) }
    }
    if !hidesToolbar(for: top) { size.height += toolbarHeight }
    return size
  }

  /// Places the bars for the controller that is shown.
  func placeBars(for controller: UIViewController) {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let (zone, search) = (zone(of: controller), searchZone(of: controller))
    let stretches = !search.isAlone && (isLarge(controller) || search.full > 0)
    let height = barHeight(for: controller) + (stretches ? zone.stretch : 0)
    let hidden = -(height + 1)
    navigationBar.topExtension = safe.top
    navigationBar.zone = zone
    navigationBar.searchZone = search
    navigationBar.frame = CGRect(
      x: 0,
      y: state.isBarHidden ? hidden : safe.top,
      width: bounds.width,
      height: height
    )
    guard toolbar.superview != nil else { return }
    toolbar.bottomExtension = safe.bottom
    let top = bounds.height - safe.bottom - toolbarHeight
    toolbar.frame = CGRect(
      x: 0,
      y: hidesToolbar(for: controller) ? bounds.height + 1 : top,
      width: bounds.width,
      height: toolbarHeight
    )
  }

  private func reachesUnderTop(_ controller: UIViewController) -> Bool {
    controller.reaches(.top, isTranslucent: navigationBar.isTranslucent)
  }

  /// The part of a child that the bars at the bottom cover: the height above the safe area of the
  /// container, which may contain the bar of another container, and whether the child reaches under
  /// the bars.
  private func bottomBars(for controller: UIViewController) -> (height: CGFloat, isUnder: Bool) {
    var (height, isTranslucent): (CGFloat, Bool) = (0, true)
    if !hidesToolbar(for: controller) {
      (height, isTranslucent) = (toolbarHeight, toolbar.isTranslucent)
    }
    let outer = outerBottomBar
    let hidesOuter = hidesBottomBar(at: controller)
    if !hidesOuter, outer.height > 0 { isTranslucent = isTranslucent && outer.isTranslucent }
    height += (hidesOuter ? 0 : outer.height) - outer.inset
    return (height, controller.reaches(.bottom, isTranslucent: isTranslucent))
  }

  /// The frame of a child in the container (N21, N22).
  func childFrame(of controller: UIViewController) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    if !state.isBarHidden, !reachesUnderTop(controller) {
      insets.top = view.safeAreaInsets.top + barHeight(for: controller)
    }
    let bottom = bottomBars(for: controller)
    let covers = bottom.height + outerBottomBar.inset > 0
    if covers, !bottom.isUnder { insets.bottom = view.safeAreaInsets.bottom + bottom.height }
    return container.bounds.inset(by: insets)
  }

  /// The size of a child in a container of another size, with bars as high as now (N25).
  func childSize(of controller: UIViewController, in size: CGSize) -> CGSize {
    let frame = childFrame(of: controller)
    return CGSize(
      width: size.width,
      height: max(0, size.height - (container.bounds.height - frame.height))
    )
  }

  /// Sets the frame and the safe area of a child.
  func place(_ controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !state.isBarHidden, reachesUnderTop(controller) {
      insets.top = barHeight(for: controller)
    }
    let bottom = bottomBars(for: controller)
    if bottom.isUnder { insets.bottom = bottom.height }
    setInsets(insets, of: controller)
    let frame = childFrame(of: controller)
    if controller.viewIfLoaded?.frame != frame { controller.viewIfLoaded?.frame = frame }
  }

  private func setInsets(_ insets: UIEdgeInsets, of controller: UIViewController) {
    guard let scroll = controller.topScrollView else { return controller.barInsets = insets }
    let (zone, search) = (zone(of: controller), searchZone(of: controller))
    guard !state.isBarHidden, insets.top > 0, !search.isAlone else {
      return scroll.collapseTop(by: 0, of: []) { controller.barInsets = insets }
    }
    let title: CGFloat = isLarge(controller) ? zone.full : 0
    var stops: [CGFloat] = []
    if search.collapsible > 0 { stops.append(search.collapsible) }
    if title > 0 { stops.append(search.collapsible + title) }
    let shrunk = search.full - search.height + (title > 0 ? zone.full - zone.height : 0)
    scroll.collapseTop(by: shrunk, of: stops) { controller.barInsets = insets }
  }

  // MARK: Scrolling

  /// Follows the scroll view of a controller.
  private func observeScrolling(of controller: UIViewController) {
    let scroll = controller.topScrollView
    guard scroll !== state.observed else { return }
    state.observed?.offsetHandler = nil
    state.observed = scroll
    scroll?.offsetHandler = { [weak self] in self?.contentDidScroll() }
  }

  private func contentDidScroll() {
    guard state.transition == nil, let shown = state.shown else { return }
    placeBars(for: shown)
    place(shown)
  }
}

extension UINavigationController: ToolbarItemsOwner {
  package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
    let isMoving = state.transition.map { $0.stage != .waiting } ?? false
    let shown = isMoving ? state.transition?.participants.to : state.shown
    guard child === shown, toolbar.superview != nil else { return }
    toolbar.setItems(child.toolbarItems, animated: animated)
  }
}

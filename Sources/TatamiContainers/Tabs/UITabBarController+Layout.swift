import Foundation
package import TatamiControllers
import TatamiControls
package import TatamiViews

extension UITabBarController {
  /// Places the bar and the child, and shows a child that was selected meanwhile.
  func layOutTabs() {
    arrangeMore()
    updateTabs()
    if state.transition == nil, let shown = state.shown {
      placeBar()
      place(shown)
      observeScrolling()
    } else if state.transition == nil {
      placeBar()
    }
    showHost(isDue: true)
  }

  private var isBarHidden: Bool { tabBar.isHidden || state.isBarHidden }

  /// The height of the bar above the safe area, in points; 0 for a hidden bar.
  private var barHeight: CGFloat { isBarHidden ? 0 : tabBar.contentHeight }

  /// Places the bar; a pushed controller may have moved it to one side (N44).
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = tabBar.contentHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: state.barShift * view.bounds.width,
      y: view.bounds.height - (state.isBarHidden ? -1 : height),
      width: view.bounds.width,
      height: height
    )
    tabBar.accessibilityElementsHidden = state.barShift != 0 || state.isBarHidden
  }

  /// The frame of a child in the container; navigation controllers place their children themselves.
  func childFrame(of controller: UIViewController) -> CGRect {
    let height = barHeight
    let isUnder = controller.reaches(.bottom, isTranslucent: tabBar.isTranslucent)
    guard height > 0, !isUnder, !(controller is UINavigationController) else {
      return container.bounds
    }
    var insets = UIEdgeInsets.zero
    insets.bottom = height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    return container.bounds.inset(by: insets)
  }

  /// The size of a child in a container of another size, with a bar as high as now (N25).
  func childSize(of controller: UIViewController, in size: CGSize) -> CGSize {
    let covered = container.bounds.height - childFrame(of: controller).height
    return CGSize(width: size.width, height: max(0, size.height - covered))
  }

  /// Sets the frame and the safe area of a child.
  func place(_ controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if let navigation = controller as? UINavigationController {
      insets.bottom = navigation.hidesBottomBar ? 0 : barHeight
    } else if controller.reaches(.bottom, isTranslucent: tabBar.isTranslucent) {
      insets.bottom = barHeight
    }
    controller.barInsets = insets
    let frame = childFrame(of: controller)
    guard let view = controller.viewIfLoaded else { return }
    if view.frame != frame { view.frame = frame }
    if controller is UINavigationController { view.setNeedsLayout() }
  }

  /// Shows or hides the bar as the shown child specifies.
  func shownDidChange() {
    let hides = (state.shown as? UINavigationController)?.hidesBottomBar ?? false
    state.barShift = hides ? (state.barShift == 0 ? -direction : state.barShift) : 0
    placeBar()
    observeScrolling()
  }

  /// 1, or -1 from right to left.
  private var direction: CGFloat { viewIfLoaded?.isRightToLeft == true ? -1 : 1 }

  // MARK: Scrolling

  /// Follows the end of the scroll view that the shown child has above the bar (N106).
  private func observeScrolling() {
    let leaf = (state.shown as? UINavigationController)?.shownController ?? state.shown
    let scroll = leaf?.contentScrollView(for: .bottom)
    if scroll !== state.observed {
      state.observed?.endHandler = nil
      state.observed = scroll
      scroll?.endHandler = { [weak self] in self?.contentDidScroll() }
    }
    contentDidScroll()
  }

  private func contentDidScroll() {
    guard let scroll = state.observed else { return tabBar.isAtScrollEdge = true }
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    tabBar.isAtScrollEdge = scroll.bounds.maxY >= end - 0.5
  }
}

extension UITabBarController: BottomBarOwner {
  package func bottomBar(for navigation: UINavigationController) -> BottomBar {
    BottomBar(
      height: barHeight,
      inset: navigation.barInsets.bottom,
      isTranslucent: tabBar.isTranslucent
    )
  }

  package func navigation(
    _ navigation: UINavigationController,
    moves transition: ControllerTransition,
    isPush: Bool,
    hidesBar: Bool
  ) {
    guard navigation === state.shown, state.transition == nil, transition.isAnimated,
      hidesBar != (state.barShift != 0)
    else { return }
    // The bar leaves before a pushed view and comes back behind a popped one.
    let side = isPush == hidesBar ? -direction : direction
    if !hidesBar {
      state.barShift = side
      placeBar()
    }
    transition.animate(
      alongsideTransition: { [weak self] _ in
        self?.state.barShift = hidesBar ? side : 0
        self?.placeBar()
      },
      completion: nil
    )
  }

  package func navigationDidShow(_ navigation: UINavigationController) {
    viewIfLoaded?.setNeedsLayout()
    guard navigation === state.shown, state.transition == nil else { return }
    shownDidChange()
    place(navigation)
  }

  package func navigationDidRelease(_ navigation: UINavigationController) {
    guard navigation === state.more else { return }
    readopt()
    resolvePending()
    updateTabs()
  }
}

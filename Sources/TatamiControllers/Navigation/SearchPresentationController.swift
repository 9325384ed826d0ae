import Foundation
import TatamiViews

/// The object that presents a search controller: it moves the bars along.
final class SearchPresentationController: UIPresentationController {
  /// Whether the navigation bar was hidden for a bar outside of it.
  private var hasHiddenBar = false
  /// The views of a bar outside of a navigation bar, which are in front while the search is active.
  private var held: SearchBarContent?
  private let barBackground = BarBackground(isAtTop: true)

  private var search: UISearchController? { presentedViewController as? UISearchController }
  private var searchView: SearchView? { presentedView as? SearchView }

  // MARK: Transitions

  override func presentationTransitionWillBegin() {
    search?.begin(ending: false)
    takeBar()
    // What appears is laid out now, not as a part of the animation.
    UIView.performWithoutAnimation {
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layoutIfNeeded()
    }
    if held != nil, search?.hidesNavigationBarDuringPresentation == true { hideBar(true) }
    moveBars { $0.layOutHeldBar() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { end() }
  }

  override func dismissalTransitionWillBegin() {
    search?.begin(ending: true)
    hideBar(false)
    moveBars { $0.returnHeldBar() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { end() }
  }

  private func end() {
    if let held, let bar = held.bar {
      bar.addSubview(held)
      bar.setNeedsLayout()
    }
    held = nil
    barBackground.removeFromSuperview()
    search?.finish()
  }

  /// Hides the navigation bar, or shows it if this object has hidden it.
  private func hideBar(_ hides: Bool) {
    guard let navigation = search?.navigation, navigation.isNavigationBarHidden != hides,
      hides || hasHiddenBar
    else { return }
    hasHiddenBar = hides
    navigation.setNavigationBarHidden(hides, animated: search?.transitionCoordinator != nil)
  }

  private func moveBars(_ move: @escaping (SearchPresentationController) -> Void) {
    let change = { [weak self] in
      guard let self else { return }
      search?.layOutBars()
      move(self)
      searchView?.setNeedsLayout()
      searchView?.layoutIfNeeded()
    }
    guard let coordinator = search?.transitionCoordinator, coordinator.isAnimated else {
      return change()
    }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  // MARK: Bar

  /// Moves the views of a bar that is in no navigation bar to the front.
  private func takeBar() {
    guard let bar = search?.searchBar, let containerView, held == nil,
      !sequence(first: bar as UIView, next: \.superview).contains(where: { $0 is UINavigationBar })
    else { return }
    let frame = containerView.convert(bar.content.bounds, from: bar.content)
    barBackground.show(UIBarAppearance())
    barBackground.isHidden = bar.searchBarStyle == .minimal
    barBackground.frame = frame
    containerView.addSubview(barBackground)
    containerView.addSubview(bar.content)
    bar.content.frame = frame
    held = bar.content
    searchView?.heldBar = bar.content
  }

  /// Places the bar below the navigation bar, or at the top if there is none.
  private func layOutHeldBar() {
    guard let held, let containerView else { return }
    let above = search?.shownNavigationBar.map { containerView.convert($0.bounds, from: $0).maxY }
    let top = above ?? containerView.safeAreaInsets.top
    let size = CGSize(width: containerView.bounds.width, height: held.naturalHeight)
    held.frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
    held.layoutIfNeeded()
    barBackground.frame = CGRect(x: 0, y: 0, width: size.width, height: top + size.height)
  }

  /// Places the bar where its own view is.
  private func returnHeldBar() {
    guard let held, let containerView, let bar = held.bar else { return }
    held.frame = containerView.convert(bar.bounds, from: bar)
    held.layoutIfNeeded()
    barBackground.frame = held.frame
  }

  // MARK: Layout

  override func containerViewWillLayoutSubviews() {
    guard !isInTransition else { return }
    layOutHeldBar()
    presentedView?.frame = frameOfPresentedViewInContainerView
    searchView?.setNeedsLayout()
  }
}

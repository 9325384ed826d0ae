import Foundation
import TatamiControls
import TatamiViews

extension UIPageViewController {
  /// Whether the appearance methods of pages are called.
  private var isOnScreen: Bool { appearance == .visible || appearance == .appearing }

  // MARK: Turning by code

  /// Shows a page, with the turn that code has requested.
  func show(
    _ page: UIViewController,
    _ direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    finishTurn(atOnce: true)
    forgetNeighbors()
    guard page !== state.current else {
      updateDots()
      return completion?(true) ?? ()
    }
    let turn = PageTurn(
      to: page,
      isForward: direction == .forward,
      isByHand: false,
      completion: completion
    )
    turn.isAnimated =
      animated && state.current != nil && viewIfLoaded?.window != nil && isOnScreen
    begin(turn)
    if turn.isAnimated, state.turn === turn {
      viewIfLoaded?.layoutIfNeeded()
      if state.turn === turn { scroll(to: turn) }
    } else {
      end(turn, completed: true)
    }
    updateDots()
  }

  // MARK: Turning by hand

  /// Follows the scroll view: begins the turn to a page that comes into view, and ends it at rest.
  func scrollMoved(hasEnded: Bool) {
    let isByHand = scroll.isDragging || scroll.isDecelerating || scroll.isTracking
    if hasEnded {
      guard !scroll.isDragging, !scroll.isTracking else { return }
      return finishTurn()
    }
    guard isByHand, state.turn?.isByHand != false else { return }
    let position = scrolledPosition
    guard abs(position) > 0.001 else { return }
    let isForward = (position > 0) == (side(isForward: true) > 0)
    if let turn = state.turn {
      guard turn.isForward != isForward else { return }
      end(turn, completed: false)
    }
    guard state.turn == nil, let page = neighbor(isForward: isForward) else { return }
    begin(PageTurn(to: page, isForward: isForward, isByHand: true))
  }

  /// Turns to the page beside the current one, in the direction of the tapped dot.
  func dotsTapped() {
    guard state.turn == nil, let source = dataSource, let current = state.current else { return }
    let shown = source.presentationCount(for: self) > 0 ? dots.currentPage : 0
    let isForward = shown > state.dot
    dots.currentPage = state.dot
    guard shown != state.dot, let page = neighbor(isForward: isForward), state.current === current
    else { return }
    let turn = PageTurn(to: page, isForward: isForward, isByHand: true)
    begin(turn)
    if state.turn === turn { scroll(to: turn) }
  }

  /// Returns the page beside the current one, which is asked for once (N117).
  private func neighbor(isForward: Bool) -> UIViewController? {
    switch isForward ? state.after : state.before {
    case .none: return nil
    case .page(let page): return page
    case .unknown: break
    }
    guard let source = dataSource, let current = state.current else { return nil }
    var page =
      isForward
      ? source.pageViewController(self, viewControllerAfter: current)
      : source.pageViewController(self, viewControllerBefore: current)
    if let wrong = page, wrong === current || ancestry.contains(where: { $0 === wrong }) {
      Diagnostics.report("a page cannot stand beside itself or contain its container: \(wrong)")
      page = nil
    }
    // The data source may have set other pages.
    guard state.current === current, state.source === source else { return nil }
    let known = page.map { PageState.Neighbor.page($0) } ?? .none
    if isForward { state.after = known } else { state.before = known }
    limitScrolling()
    return page
  }

  /// Forgets the pages beside the current one.
  func forgetNeighbors() {
    (state.before, state.after) = (.unknown, .unknown)
    guard isViewLoaded else { return }
    scroll.isScrollEnabled = dataSource != nil
    limitScrolling()
  }

  // MARK: Turns

  /// Begins a turn: the other page becomes a child beside the current one (N118, N119).
  private func begin(_ turn: PageTurn) {
    state.turn = turn
    if turn.isByHand { delegate?.pageViewController(self, willTransitionTo: [turn.target]) }
    guard state.turn === turn else { return }
    addChild(turn.target)
    guard state.turn === turn, isViewLoaded else { return }
    if isOnScreen {
      turn.holdsAppearance = true
      for page in [turn.target, state.current] { page?.isAppearanceHeld = true }
      turn.target.beginAppearanceTransition(true, animated: turn.isAnimated)
      guard state.turn === turn else { return }
      install(turn)
      state.current?.beginAppearanceTransition(false, animated: turn.isAnimated)
    } else {
      install(turn)
    }
  }

  /// Ends the turn in progress by what is scrolled to.
  ///
  /// - Parameter atOnce: Whether the turn ends although it moves.
  func finishTurn(atOnce: Bool = false) {
    guard let turn = state.turn else { return }
    let isAtTarget = scrolledPosition * side(isForward: turn.isForward) > 0.5
    end(turn, completed: !turn.isByHand || isAtTarget)
    guard atOnce, scroll.isDragging else { return }
    // The finger moves nothing any more.
    scroll.panGestureRecognizer.isEnabled = false
    scroll.panGestureRecognizer.isEnabled = true
  }

  /// Ends a turn: the page that is not shown any more leaves.
  private func end(_ turn: PageTurn, completed: Bool) {
    guard state.turn === turn else { return }
    state.turn = nil
    let old = state.current
    let (staying, leaving) = completed ? (turn.target, old) : (old, turn.target)
    if completed { accept(turn) }
    if isViewLoaded { centerCurrent() }
    leaving?.willMove(toParent: nil)
    endAppearance(turn, staying: staying, leaving: leaving, completed: completed)
    leaving?.removeFromParent()
    if completed { turn.target.didMove(toParent: self) }
    if turn.isByHand {
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: [old].compactMap(\.self),
        transitionCompleted: completed
      )
    }
    turn.completion?(true)
  }

  /// Makes the page of a turn the current one; the former page is its neighbor.
  private func accept(_ turn: PageTurn) {
    let old = state.current
    state.current = turn.target
    guard turn.isByHand else { return (state.before, state.after) = (.unknown, .unknown) }
    let known = old.map { PageState.Neighbor.page($0) } ?? .unknown
    (state.before, state.after) = turn.isForward ? (known, .unknown) : (.unknown, known)
    state.dot = min(max(0, state.dot + (turn.isForward ? 1 : -1)), max(0, dots.numberOfPages - 1))
    dots.currentPage = state.dot
  }

  private func endAppearance(
    _ turn: PageTurn,
    staying: UIViewController?,
    leaving: UIViewController?,
    completed: Bool
  ) {
    guard turn.holdsAppearance else {
      leaving?.viewIfLoaded?.removeFromSuperview()
      return
    }
    if !completed { staying?.beginAppearanceTransition(true, animated: turn.isAnimated) }
    staying?.endAppearanceTransition()
    if !completed { leaving?.beginAppearanceTransition(false, animated: turn.isAnimated) }
    leaving?.viewIfLoaded?.removeFromSuperview()
    leaving?.endAppearanceTransition()
    for page in [staying, leaving] { page?.isAppearanceHeld = false }
  }
}

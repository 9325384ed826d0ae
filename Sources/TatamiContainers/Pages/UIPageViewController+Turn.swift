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
    guard isByHand, !state.isShifting else { return }
    turnOn()
    guard state.turn?.isByHand != false else { return }
    let position = scrolledPosition
    guard abs(position) > 0.001 else { return }
    let isForward = (position > 0) == (side(isForward: true) > 0)
    if let turn = state.turn {
      guard turn.isForward != isForward else { return }
      // The content is in the middle again; what moves it on begins the turn to the other side.
      return end(turn, completed: false)
    }
    guard let page = neighbor(isForward: isForward), state.turn == nil else { return }
    begin(PageTurn(to: page, isForward: isForward, isByHand: true))
  }

  /// Ends a turn beyond which a finger drags on, so that the next one can begin (N118).
  private func turnOn() {
    guard let turn = state.turn, turn.isByHand else { return }
    guard scroll.isDragging else { return turn.isReleased = true }
    let progress = scrolledPosition * side(isForward: turn.isForward)
    // A finger that has caught the turn on its way to the page turns on from that page.
    guard progress > (turn.isReleased ? 0.5 : 1) else { return turn.isReleased = false }
    end(turn, completed: true, isDraggedOn: true)
  }

  /// Turns to the page beside the current one, in the direction of the tapped dot.
  func dotsTapped() {
    let tapped = dots.currentPage
    dots.currentPage = state.dot
    guard state.turn == nil, tapped != state.dot else { return }
    stopScrolling()
    let isForward = tapped > state.dot
    guard let page = neighbor(isForward: isForward), state.turn == nil else { return }
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
      // A program may have moved the current page to another parent.
      let leaving = state.current?.parent === self ? state.current : nil
      for page in [turn.target, leaving] { page?.isAppearanceHeld = true }
      turn.target.beginAppearanceTransition(true, animated: turn.isAnimated)
      guard state.turn === turn else { return }
      install(turn)
      leaving?.beginAppearanceTransition(false, animated: turn.isAnimated)
    } else {
      install(turn)
    }
  }

  /// Ends the turn in progress by what is scrolled to.
  ///
  /// - Parameter atOnce: Whether the turn ends although it moves; a drag and a bounce end with it.
  func finishTurn(atOnce: Bool = false) {
    if let turn = state.turn {
      let isAtTarget = scrolledPosition * side(isForward: turn.isForward) > 0.5
      end(turn, completed: !turn.isByHand || isAtTarget)
    }
    if atOnce, state.turn == nil { stopScrolling() }
  }

  /// Cancels a drag and stops an animation, which would move the content on without a turn.
  private func stopScrolling() {
    guard isViewLoaded else { return }
    if scroll.isDragging {
      scroll.panGestureRecognizer.isEnabled = false
      scroll.panGestureRecognizer.isEnabled = true
    }
    // Content in the middle may move as well: before the first frame of an animation.
    scroll.setContentOffset(scroll.contentOffset, animated: false)
    centerCurrent()
  }

  /// Ends a turn: the page that is not shown any more leaves, unless it has another parent by now.
  ///
  /// - Parameter isDraggedOn: Whether the content stays where a finger drags it.
  func end(_ turn: PageTurn, completed: Bool, isDraggedOn: Bool = false) {
    guard state.turn === turn else { return }
    state.turn = nil
    let old = state.current
    let (staying, leaving) = completed ? (turn.target, old) : (old, turn.target)
    if completed { accept(turn) }
    if isDraggedOn {
      shiftPages(toward: side(isForward: turn.isForward))
    } else if isViewLoaded {
      centerCurrent()
    }
    if leaving?.parent === self { leaving?.willMove(toParent: nil) }
    endAppearance(turn, staying: staying, leaving: leaving, completed: completed)
    if leaving?.parent === self { leaving?.removeFromParent() }
    if completed, turn.target.parent === self { turn.target.didMove(toParent: self) }
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
    guard turn.holdsAppearance else { return removeView(of: leaving) }
    let held = [staying, leaving].map { $0?.isAppearanceHeld == true ? $0 : nil }
    if !completed { held[0]?.beginAppearanceTransition(true, animated: turn.isAnimated) }
    held[0]?.endAppearanceTransition()
    if !completed { held[1]?.beginAppearanceTransition(false, animated: turn.isAnimated) }
    removeView(of: leaving)
    held[1]?.endAppearanceTransition()
    for page in held { page?.isAppearanceHeld = false }
  }

  private func removeView(of page: UIViewController?) {
    guard let view = page?.viewIfLoaded, view.superview === scroll else { return }
    view.removeFromSuperview()
  }
}

import Foundation
import TatamiControls
import TatamiViews

extension UIPageViewController {
  /// The height of the strip with the dots, in points.
  private static var dotsHeight: CGFloat { 37 }

  private var isHorizontal: Bool { orientation == .horizontal }

  /// Whether later pages stand at the left.
  private var isMirrored: Bool { isHorizontal && viewIfLoaded?.isRightToLeft == true }

  func prepareScrolling() {
    scroll.isPagingEnabled = true
    scroll.bounces = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.isScrollEnabled = dataSource != nil
    scroll.motionHandler = { [weak self] hasEnded in self?.scrollMoved(hasEnded: hasEnded) }
    scroll.leaveHandler = { [weak self] in self?.finishTurn(atOnce: true) }
    dots.addAction(UIAction { [weak self] _ in self?.dotsTapped() }, for: .valueChanged)
  }

  /// Places the scroll view, the pages and the dots.
  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    var area = view.bounds
    if dots.superview != nil {
      let height = min(Self.dotsHeight + view.safeAreaInsets.bottom, area.height)
      area.size.height -= height
      dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.dotsHeight)
    }
    let outset = -state.spacing / 2
    let frame = area.insetBy(dx: isHorizontal ? outset : 0, dy: isHorizontal ? 0 : outset)
    if state.size != frame.size || scroll.frame != frame {
      finishTurn(atOnce: true)
      state.size = frame.size
      scroll.frame = frame
      scroll.contentSize = CGSize(
        width: frame.width * (isHorizontal ? 3 : 1),
        height: frame.height * (isHorizontal ? 1 : 3)
      )
    }
    if state.turn == nil { centerCurrent() }
  }

  /// The length of a page with the space beside it, in points.
  private var length: CGFloat { isHorizontal ? state.size.width : state.size.height }

  /// Places a page: the current one at 0, others at -1 or 1.
  private func place(_ controller: UIViewController, at position: CGFloat) {
    var frame = CGRect(origin: .zero, size: state.size)
    let offset = (position + 1) * length
    frame =
      isHorizontal
      ? frame.offsetBy(dx: offset, dy: 0).insetBy(dx: state.spacing / 2, dy: 0)
      : frame.offsetBy(dx: 0, dy: offset).insetBy(dx: 0, dy: state.spacing / 2)
    if !frame.isNull, controller.viewIfLoaded?.frame != frame {
      controller.viewIfLoaded?.frame = frame
    }
  }

  private func offset(at position: CGFloat) -> CGPoint {
    let offset = (position + 1) * length
    return CGPoint(x: isHorizontal ? offset : 0, y: isHorizontal ? 0 : offset)
  }

  /// The position that is scrolled to: 0 for the current page, -1 and 1 for those beside it.
  var scrolledPosition: CGFloat {
    guard length > 0 else { return 0 }
    let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    return offset / length - 1
  }

  /// The place of the next or of the previous page: -1 or 1.
  func side(isForward: Bool) -> CGFloat { isForward == isMirrored ? -1 : 1 }

  /// Puts the current page into the middle (N121).
  func centerCurrent() {
    limitScrolling()
    if let current = state.current { place(current, at: 0) }
    let middle = offset(at: 0)
    if scroll.contentOffset != middle { scroll.setContentOffset(middle, animated: false) }
  }

  /// Puts the current page into the middle without moving what a finger drags.
  func shiftPages(toward side: CGFloat) {
    limitScrolling()
    if let current = state.current { place(current, at: 0) }
    state.isShifting = true
    scroll.contentOffset = offset(at: scrolledPosition - side)
    state.isShifting = false
  }

  /// Keeps the content from being scrolled to where there is no page.
  func limitScrolling() {
    var insets = UIEdgeInsets.zero
    let first = isMirrored ? state.after : state.before
    let last = isMirrored ? state.before : state.after
    if case .none = first {
      if isHorizontal { insets.left = -length } else { insets.top = -length }
    }
    if case .none = last {
      if isHorizontal { insets.right = -length } else { insets.bottom = -length }
    }
    if scroll.contentInset != insets { scroll.contentInset = insets }
  }

  /// Adds the page of a turn beside the current one.
  func install(_ turn: PageTurn) {
    guard let view = turn.target.view else { return }
    place(turn.target, at: side(isForward: turn.isForward))
    scroll.addSubview(view)
  }

  /// Scrolls to the page of a turn; ends the turn at once in a container without a length.
  func scroll(to turn: PageTurn) {
    guard length > 0 else { return end(turn, completed: true) }
    scroll.setContentOffset(offset(at: side(isForward: turn.isForward)), animated: true)
  }

  /// Adds the view of the current page.
  func installCurrent() {
    guard let current = state.current, isViewLoaded, let view = current.view else { return }
    place(current, at: 0)
    if view.superview !== scroll { scroll.addSubview(view) }
  }

  // MARK: Dots

  /// Asks for the number of dots and the current one (N120).
  func updateDots() {
    guard isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    let index = count > 0 ? dataSource?.presentationIndex(for: self) ?? -1 : -1
    let areShown = transitionStyle == .scroll && isHorizontal && count > 0 && index >= 0
    dots.numberOfPages = areShown ? count : 0
    dots.currentPage = areShown ? index : 0
    state.dot = dots.currentPage
    if areShown, dots.superview == nil { view.addSubview(dots) }
    if !areShown { dots.removeFromSuperview() }
    view.setNeedsLayout()
  }
}

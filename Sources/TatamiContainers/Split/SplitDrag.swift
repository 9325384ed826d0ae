import Foundation
import TatamiViews

/// A change of the arrangement that follows a finger.
struct SplitPassage {
  /// The arrangement before.
  let start: UISplitViewController.DisplayMode
  /// The part of the way, from 0 to 1.
  var fraction: CGFloat = 0
}

/// The swipes that show and hide the columns of a split controller (N112).
@MainActor
final class SplitDrag: NSObject, UIGestureRecognizerDelegate {
  /// The speed that decides at the release, in points per second.
  private static let decisiveSpeed: CGFloat = 300

  private weak var split: UISplitViewController?
  private let opening = UIScreenEdgePanGestureRecognizer()
  private let closing = UIPanGestureRecognizer()
  /// Whether the delegate was called for a swipe that has not ended.
  private var isAnnounced = false

  /// Adds the recognizers to the view of a controller.
  func install(in split: UISplitViewController) {
    self.split = split
    for recognizer in [opening, closing] {
      recognizer.delegate = self
      recognizer.maximumNumberOfTouches = 1
      recognizer.addHandler { [weak self, unowned recognizer] _ in self?.didChange(recognizer) }
      split.view.addGestureRecognizer(recognizer)
    }
    update()
  }

  /// Uses the edge of the primary column.
  func update() {
    opening.edges = split?.isMirrored == true ? .right : .left
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let split, split.presentsWithGesture, split.state.isArranged, !split.isCollapsed,
      split.state.passage == nil, let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return false }
    guard pan === closing else { return split.nextMode != nil }
    let way = pan.translation(in: split.view)
    return way.x * sign < 0 && abs(way.x) > abs(way.y) && closedMode != nil
  }

  /// 1 if a finger opens columns to the right, otherwise -1.
  private var sign: CGFloat { split?.isMirrored == true ? -1 : 1 }

  /// The arrangement without the primary column, if that is above the secondary one or has pushed it
  /// aside.
  private var closedMode: UISplitViewController.DisplayMode? {
    guard let split else { return nil }
    let mode = split.state.mode
    guard split.layout(mode).isOverlay || mode == .twoDisplaceSecondary else { return nil }
    let outermost = split.columnOrder.first(where: split.layout(mode).visible.contains)
    return outermost.flatMap { split.mode(hiding: $0) }.map(split.concrete)
  }

  // MARK: Drag

  private func didChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: move(pan)
    case .ended: end(pan, isCancelled: false)
    case .cancelled, .failed: end(pan, isCancelled: true)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let split, let mode = pan === opening ? split.nextMode : closedMode else { return }
    isAnnounced = true
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    let start = split.state.mode
    guard split.prepareChange(to: mode) else { return }
    split.state.chosenMode = mode
    split.state.passage = SplitPassage(start: start)
    move(pan)
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard let split, split.state.passage != nil else { return }
    let fraction = fraction(of: pan)
    split.state.passage?.fraction = fraction
    split.placeColumns()
  }

  /// The way of the finger as a part of the width of the column that moves, from 0 to 1.
  private func fraction(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let split, let passage = split.state.passage else { return 0 }
    let (start, end) = (split.layout(passage.start), split.layout(split.state.mode))
    let column = split.columnOrder.first { start.visible.contains($0) != end.visible.contains($0) }
    let width = column.map { start.frame(of: $0).width } ?? 0
    guard width > 0 else { return 0 }
    let way = pan.translation(in: split.view).x * sign * (pan === opening ? 1 : -1)
    return min(max(0, way / width), 1)
  }

  private func end(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let split, isAnnounced else { return }
    isAnnounced = false
    // The program may have changed the arrangement meanwhile.
    if let passage = split.state.passage { leave(passage, pan, isCancelled: isCancelled) }
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  private func leave(_ passage: SplitPassage, _ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let split else { return }
    let speed = pan.velocity(in: split.view).x * sign * (pan === opening ? 1 : -1)
    let isFast = abs(speed) > Self.decisiveSpeed
    let finishes = !isCancelled && (isFast ? speed > 0 : passage.fraction > 0.5)
    guard finishes else { return split.choose(passage.start) }
    split.state.passage = nil
    split.placeChange(animated: true)
  }
}

extension CGRect {
  /// Returns the rectangle on the way to another one.
  func moved(to end: CGRect, by fraction: CGFloat) -> CGRect {
    let part = { (start: CGFloat, end: CGFloat) in start + (end - start) * fraction }
    return CGRect(
      x: part(minX, end.minX),
      y: part(minY, end.minY),
      width: part(width, end.width),
      height: part(height, end.height)
    )
  }
}

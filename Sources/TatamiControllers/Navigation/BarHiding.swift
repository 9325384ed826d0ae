import Foundation
import TatamiControls
import TatamiViews

/// The gestures and situations in which a navigation controller hides its bars (N46).
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a drag in one direction after which bars move, in points.
  private static let swipeDistance: CGFloat = 20

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  var onSwipe = false { didSet { enableRecognizers() } }
  var onTap = false { didSet { enableRecognizers() } }
  var withKeyboard = false { didSet { enableRecognizers() } }
  var inCompactHeight = false {
    didSet {
      enableRecognizers()
      guard oldValue != inCompactHeight else { return }
      height = nil
      updateForHeight()
    }
  }

  /// The number of moves of the bars: a hidden bar leaves at the end of the last one only.
  var moveCount = 0
  private weak var controller: UINavigationController?
  /// The translation from which the distance of a drag counts.
  private var turningPoint: CGFloat = 0
  private var isKeyboardUp = false
  /// Whether the bars are hidden because of the keyboard, or of compact height.
  private var (isForKeyboard, isForHeight) = (false, false)
  /// Whether the toolbar was hidden with the navigation bar.
  private var hasHiddenToolbar = false
  /// The height class for which the bars were last hidden or shown; nil for none.
  private var height: UIUserInterfaceSizeClass?

  /// Adds the recognizers to the content area of a controller.
  func install(in controller: UINavigationController, content: UIView) {
    self.controller = controller
    swipe.addHandler { [weak self] _ in self?.swipeDidChange() }
    tap.addHandler { [weak self] _ in self?.contentWasTapped() }
    for recognizer in [swipe, tap] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      content.addGestureRecognizer(recognizer)
    }
    enableRecognizers()
  }

  private func enableRecognizers() {
    swipe.isEnabled = onSwipe
    tap.isEnabled = onTap || withKeyboard || inCompactHeight
  }

  // MARK: Bars

  private func setHidden(_ isHidden: Bool, animated: Bool = true) {
    guard let controller else { return }
    controller.setNavigationBarHidden(isHidden, animated: animated)
    let hasItems = controller.topViewController?.toolbarItems?.isEmpty == false
    if isHidden, hasItems, !controller.isToolbarHidden {
      controller.setToolbarHidden(true, animated: animated)
      hasHiddenToolbar = true
    } else if !isHidden, hasHiddenToolbar {
      controller.setToolbarHidden(false, animated: animated)
    }
  }

  /// Forgets why the navigation bar is hidden when that changes.
  func navigationBarDidChange() { (isForKeyboard, isForHeight) = (false, false) }

  /// Forgets that the toolbar was hidden with the navigation bar when that changes.
  func toolbarDidChange() { hasHiddenToolbar = false }

  private var isHidden: Bool { controller?.isNavigationBarHidden ?? false }

  /// Whether the bars may move: not during a transition, and not while the bar contains a search.
  private var mayMove: Bool {
    guard let controller, !controller.isMoving else { return false }
    return !isSearching
  }

  private var isSearching: Bool {
    controller?.topViewController?.navigationItem.searchController?.isActive == true
  }

  // MARK: Gestures

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayMove else { return false }
    if gestureRecognizer === tap { return tapMovesBars }
    let translation = swipe.translation(in: controller?.view)
    return onSwipe && abs(translation.y) > abs(translation.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let content = tap.view else { return true }
    return !touch.reachesTapReaction(below: content)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  private func swipeDidChange() {
    let way = swipe.translation(in: controller?.view).y
    switch swipe.state {
    case .began: turningPoint = 0
    case .changed, .ended: break
    default: return
    }
    turningPoint = isHidden ? min(turningPoint, way) : max(turningPoint, way)
    guard abs(way - turningPoint) >= Self.swipeDistance, mayMove else { return }
    turningPoint = way
    setHidden(!isHidden)
  }

  private var tapMovesBars: Bool {
    guard !onTap else { return true }
    guard isHidden else { return false }
    return isForKeyboard || isForHeight && isInPlaceOfBars(tap.location(in: controller?.view))
  }

  /// Whether the bars cover a point of the controller's view when they are shown.
  private func isInPlaceOfBars(_ point: CGPoint) -> Bool {
    controller?.placesOfBars.contains { $0.minY <= point.y && point.y < $0.maxY } ?? false
  }

  private func contentWasTapped() { setHidden(onTap && !isHidden) }

  // MARK: Situations

  /// Hides the bars when the keyboard comes up, unless the text is in the bar.
  func keyboardDidMove() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let wasUp = isKeyboardUp
    isKeyboardUp = view.keyboardOverlap > 0
    guard withKeyboard, isKeyboardUp, !wasUp, !isHidden, mayMove else { return }
    let responder = view.window?.firstResponder as? UIView
    guard responder?.isDescendant(of: controller.navigationBar) != true else { return }
    setHidden(true)
    isForKeyboard = isHidden
  }

  /// Hides the bars when the height becomes compact, and shows them again when it becomes regular.
  func updateForHeight() {
    guard let controller, controller.isViewLoaded, !isSearching else { return }
    let new = controller.traitCollection.verticalSizeClass
    guard new != height else { return }
    height = new
    let animated = controller.appearance == .visible && !controller.isMoving
    let isCompact = new == .compact
    if inCompactHeight, isCompact, !isHidden {
      setHidden(true, animated: animated)
      isForHeight = isHidden
    } else if isForHeight, !inCompactHeight || !isCompact {
      setHidden(false, animated: animated)
    }
  }
}

extension UINavigationController: KeyboardAvoiding {
  package func keyboardDidMove() { barHiding.keyboardDidMove() }

  /// The rectangles of the navigation bar and of the toolbar while they are shown, with the safe area
  /// beside them.
  var placesOfBars: [CGRect] {
    guard let view = viewIfLoaded, let top = topViewController else { return [] }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let (upper, lower) = (safe.top + barHeight(for: top), safe.bottom + toolbarHeight(for: top))
    return [
      CGRect(x: 0, y: 0, width: bounds.width, height: upper),
      CGRect(x: 0, y: bounds.height - lower, width: bounds.width, height: lower),
    ]
  }

  /// The height of the toolbar for a controller when it takes part in hiding, in points.
  private func toolbarHeight(for controller: UIViewController) -> CGFloat {
    controller.toolbarItems?.isEmpty == false ? toolbarHeight : 0
  }
}

import Foundation
import TatamiGraphics

/// The view in front of a window or of a presentation context that shows a presented controller.
final class PresentationContainer: TransitionContainer {
  /// The presented controller; nil while the container disappears after a dismissal.
  weak var controller: UIViewController?
  /// The object that places the presented view.
  private(set) weak var presentation: UIPresentationController?
  /// The view that the container covers; nil for all views of the window.
  private weak var coveredView: UIView?
  /// The presenting view while it is removed.
  private(set) var removed: RemovedView?

  /// A removed view, with the state needed to restore it.
  struct RemovedView {
    let view: UIView
    let superview: UIView
    let index: Int
    let fillsSuperview: Bool
  }

  /// Creates the container of a presentation.
  convenience init(for presentation: UIPresentationController) {
    self.init(frame: .zero)
    controller = presentation.presentedViewController
    present(by: presentation)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Adds the container in front of another view, or of all views of a window.
  func show(over covered: UIView?, in window: UIWindow) {
    coveredView = covered
    if let covered, let superview = covered.superview {
      frame = covered.frame
      autoresizingMask = covered.autoresizingMask
      superview.insertSubview(self, aboveSubview: covered)
    } else {
      frame = window.bounds
      window.addSubview(self)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let presentation, let previousTraitCollection else { return }
    presentation.traitCollectionDidChange(previousTraitCollection)
    presentation.traitObservers.notify(presentation, from: previousTraitCollection)
    (presentation.adaptedFrom ?? presentation).adaptAgain()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
    runChanges()
  }

  /// The changes of the presented controller's size that the next layout makes.
  var changes: [SizeTransition] = []

  /// Runs the closures of changes that a layout has made.
  func runChanges() {
    for change in exchange(&changes, with: []) { change.run {} }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return presentation?.passesTouch(at: point, to: hit) == true ? nil : hit
  }

  /// Makes a presentation controller place the presented view, at its level.
  func present(by controller: UIPresentationController) {
    presentation = controller
    traitOverrides.userInterfaceLevel = controller.isElevated ? .elevated : .unspecified
  }

  // MARK: Presenting view

  /// Whether the container covers a subview of its superview.
  func covers(_ view: UIView) -> Bool {
    guard controller != nil, view !== self, presentation?.passesTouches != true else {
      return false
    }
    return coveredView.map { $0 === view } ?? true
  }

  /// Whether the container was added in front of a view, as its sibling.
  func isBeside(_ view: UIView) -> Bool { coveredView === view }

  /// Removes the presenting view until the controller is dismissed.
  func remove(_ view: UIView) {
    guard removed == nil, let superview = view.superview else { return }
    removed = RemovedView(
      view: view,
      superview: superview,
      index: superview.subviews.firstIndex(of: view) ?? 0,
      fillsSuperview: view.frame == superview.bounds
    )
    view.removeFromSuperview()
  }

  /// Puts the presenting view back, unless it is there.
  func restorePresenter() {
    guard let removed, removed.view.superview !== removed.superview else { return }
    if removed.fillsSuperview { removed.view.frame = removed.superview.bounds }
    let index = min(removed.index, removed.superview.subviews.count)
    removed.superview.insertSubview(removed.view, at: index)
  }

  /// Forgets that the presenting view was removed.
  func forgetPresenter() { removed = nil }

  /// Takes over the presenting view that another container has removed.
  func adoptPresenter(of other: PresentationContainer) {
    removed = other.removed
    other.removed = nil
  }
}

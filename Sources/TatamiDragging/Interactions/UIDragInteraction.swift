public import Foundation
import TatamiControls
public import TatamiViews

/// A view's ability to be dragged: a long press lifts it, and movement drags its items.
///
/// ```swift
/// let interaction = UIDragInteraction(delegate: delegate)
/// card.addInteraction(interaction)
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether new interactions are enabled: true.
  open class var isEnabledByDefault: Bool { true }

  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction is added, held weakly.
  open private(set) weak var view: UIView?
  /// Whether other recognizers go on while the view is lifted; no effect: they are prevented.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the view can be dragged; disabling it returns what is dragged.
  open var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  private let press = LiftPress()
  private var session: DragSession?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = Self.isEnabledByDefault
    press.recognizesWithOthers = true
    press.mayBegin = { [weak self] in self?.prepare(for: $0) ?? false }
    press.addHandler { [weak self] in self?.handle($0) }
  }

  /// Called before the interaction is added to a view; nil if it is removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    session?.cancel()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view; nil if it was removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
}

extension UIDragInteraction {
  /// The context menu of the same view; nil for none.
  var menu: UIContextMenuInteraction? {
    view?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether items of the view are lifted or follow a touch.
  package var hasSession: Bool { session != nil }

  /// Releases a session that has ended.
  func forget(_ session: DragSession) {
    if self.session === session { self.session = nil }
  }

  private func prepare(for press: LiftPress) -> Bool {
    guard session == nil, !press.isSecondaryClick, let window = view?.window else { return false }
    let session = DragSession(self, at: press.location(in: nil), in: window)
    guard session.askForItems(), view?.window === window, self.session == nil else { return false }
    self.session = session
    return true
  }

  private func handle(_ press: LiftPress) {
    let session = session
    switch press.state {
    case .began: session?.lift()
    case .changed: session?.move(to: press.location(in: nil))
    case .ended: session?.end()
    default: session?.cancel()
    }
  }
}

public import Foundation
public import TatamiViews

/// A view's ability to take what is dropped onto it.
///
/// ```swift
/// let interaction = UIDropInteraction(delegate: delegate)
/// board.addInteraction(interaction)
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction is added, held weakly.
  open private(set) weak var view: UIView?
  /// Whether a second drag may take part while one is over the view.
  open var allowsSimultaneousDropSessions = false
  /// The sessions that are over the view.
  var sessions: [DropSession] = []

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view; nil if it is removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view; nil if it was removed.
  open func didMove(to view: UIView?) { self.view = view }
}

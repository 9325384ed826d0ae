public import Foundation

/// A behavior that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is added, held weakly.
  var view: UIView? { get }
  /// Called before the interaction is added to a view; nil if it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view; nil if it was removed.
  func didMove(to view: UIView?)
}

/// An interaction with a menu that keys and assistive technologies open.
@MainActor
package protocol MenuInteraction: UIInteraction {
  /// Returns whether there may be a menu for a view, the interaction's own one or a descendant.
  func mayOpenMenu(for view: UIView) -> Bool

  /// Opens the menu for a view; returns false if there is none.
  func openMenu(for view: UIView) -> Bool
}

extension UIView {
  /// The interactions with menus of the view and its superviews, the closest first.
  private var menuInteractions: [any MenuInteraction] {
    sequence(first: self as UIView, next: \.superview)
      .flatMap { $0.interactions.compactMap { $0 as? any MenuInteraction } }
  }

  /// Opens the menu of the view, or else that of the closest superview with one for it.
  package func openContextMenu() -> Bool {
    menuInteractions.contains { $0.mayOpenMenu(for: self) && $0.openMenu(for: self) }
  }

  /// Whether keys and assistive technologies may open a menu for the view.
  package var mayOpenContextMenu: Bool { menuInteractions.contains { $0.mayOpenMenu(for: self) } }

  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { attachments.interactions }
    set {
      for old in attachments.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction; removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachments.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachments.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

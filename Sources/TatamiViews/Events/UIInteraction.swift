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

extension UIView {
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

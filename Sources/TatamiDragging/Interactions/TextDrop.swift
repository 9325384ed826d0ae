import Foundation
import TatamiControls
import TatamiViews

/// Drops of texts into a text field or a text view, as if they were typed where they are dropped.
final class TextDrop: NSObject, UIDropInteractionDelegate {
  /// An interaction that retains its delegate.
  private final class Interaction: UIDropInteraction {
    private let drop: TextDrop

    init(_ drop: TextDrop) {
      self.drop = drop
      super.init(delegate: drop)
    }
  }

  /// Lets a text field or a text view that can be edited take drops, unless it does.
  static func install(in view: UIView) {
    guard isEditable(view), !view.interactions.contains(where: { $0 is UIDropInteraction }) else {
      return
    }
    view.addInteraction(Interaction(TextDrop()))
  }

  private static func isEditable(_ view: UIView?) -> Bool {
    if let text = view as? UITextView { return text.isEditable }
    return (view as? UITextField)?.isEnabled ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { Self.isEditable(interaction.view) && session.canLoadObjects(ofClass: String.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: Self.isEditable(interaction.view) ? .copy : .forbidden)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    guard let view = interaction.view as? any UIView & UITextInput else { return }
    let position = view.closestPosition(to: session.location(in: view))
    let separator = view is UITextField ? " " : "\n"
    session.loadObjects(ofClass: String.self) { [weak view] texts in
      guard let view, Self.isEditable(view), !texts.isEmpty else { return }
      if let position, let range = view.textRange(from: position, to: position) {
        view.selectedTextRange = range
      }
      view.insertText(texts.joined(separator: separator))
    }
  }
}

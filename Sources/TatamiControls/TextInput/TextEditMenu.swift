import Foundation
import TatamiDrawing
import TatamiViews

/// The edit menu of a text, which a long press or a click with the secondary button shows (N222).
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var client: (any TextEditingClient)?
  private let press = LiftPress()
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  /// Adds the menu to a view.
  init(of client: any TextEditingClient) {
    self.client = client
    super.init()
    press.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    press.addHandler { [weak self] in if $0.state == .began { self?.begin($0) } }
    client.addGestureRecognizer(press)
    client.addInteraction(interaction)
  }

  private func mayBegin(_ press: LiftPress) -> Bool {
    guard let client else { return false }
    return client.isFirstResponder || client.canBecomeFirstResponder
  }

  private func begin(_ press: LiftPress) {
    guard let client else { return }
    if !client.isFirstResponder { client.becomeFirstResponder() }
    guard client.isFirstResponder else { return }
    let point = press.location(in: client)
    select(at: point, isSecondaryClick: press.isSecondaryClick)
    interaction.showsCard = press.isSecondaryClick
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    )
  }

  /// Keeps a selection that was pressed; elsewhere moves the caret, or selects a word of a text that
  /// cannot be edited.
  private func select(at point: CGPoint, isSecondaryClick: Bool) {
    guard let client else { return }
    let controller = client.textController
    let selection = controller.editor.selection
    let rects = selection.isEmpty ? [] : controller.selectionRects(of: selection)
    guard !rects.contains(where: { $0.contains(point) }) else { return }
    let position = controller.caretPosition(nearest: point)
    controller.changeSelection { $0.move(to: position) }
    if !client.isTextEditable { controller.selectWord() }
  }

  // MARK: Delegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { client?.editMenu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let client, !interaction.showsCard else { return .null }
    let selection = client.textController.editor.selection
    let rects = selection.isEmpty ? [] : client.textController.selectionRects(of: selection)
    let rect = rects.reduce(CGRect.null) { $0.union($1) }
    return rect.isNull
      ? client.caretRect(for: UITextPosition(client.textController.editor.head)) : rect
  }
}

extension TextEditingController {
  /// Returns whether an editing command has an effect at present; nil for other actions (N222).
  func canPerform(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    let isEditable = client?.isTextEditable == true
    switch action {
    case EditCommands.cut: return isSelected && isEditable && !isSecure
    case EditCommands.copy: return isSelected && !isSecure
    case EditCommands.paste: return isEditable && UIPasteboard.general.hasStrings
    case EditCommands.delete: return false
    case EditCommands.select: return !isSelected && !text.isEmpty
    case EditCommands.selectAll:
      return !text.isEmpty && editor.selection.count < text.utf16.count
    default: return nil
    }
  }
}

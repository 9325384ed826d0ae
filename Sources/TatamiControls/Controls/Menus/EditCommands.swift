import Foundation
import TatamiViews

/// The commands of edit menus.
@MainActor
enum EditCommands {
  private typealias Edits = any UIResponder & UIResponderStandardEditActions

  static let cut = Selector("cut:", (Edits).cut(_:))
  static let copy = Selector("copy:", (Edits).copy(_:))
  static let paste = Selector("paste:", (Edits).paste(_:))
  static let select = Selector("select:", (Edits).select(_:))
  static let selectAll = Selector("selectAll:", (Edits).selectAll(_:))
  static let delete = Selector("delete:", (Edits).delete(_:))

  private static let titles = [
    (cut, "Cut"), (copy, "Copy"), (paste, "Paste"), (delete, "Delete"), (select, "Select"),
    (selectAll, "Select All"),
  ]

  /// Returns the commands that the responders from a view on can perform (N222): one group, or none.
  static func elements(for view: UIView?) -> [UIMenuElement] {
    let actions = titles.compactMap { action, title -> UIAction? in
      guard view?.target(forAction: action, withSender: nil) != nil else { return nil }
      return UIAction(title: title, identifier: UIAction.Identifier(action.description)) {
        [weak view] _ in
        guard let view, let target = view.target(forAction: action, withSender: nil) else { return }
        let application = view.window?.environment.application ?? .shared
        application.sendAction(action, to: target, from: view, for: nil)
      }
    }
    guard !actions.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
  }
}

package import Foundation
package import TatamiControls
package import TatamiViews

/// The context menus of the cells of a table or a collection view.
@MainActor
package final class CellMenus: NSObject {
  private weak var source: (any CellMenuSource)?
  /// The interaction that opens menus; nil until it is installed.
  package private(set) var interaction: UIContextMenuInteraction?
  /// The index path of the pressed cell; nil beside all cells.
  private var path: IndexPath?
  /// Whether delegates have the optional method for menus, by their class.
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// Adds the interaction to a list, once; a source describes its cells.
  package func install(in list: UIView, _ source: any CellMenuSource) {
    guard interaction == nil else { return }
    self.source = source
    let added = UIContextMenuInteraction(delegate: self)
    interaction = added
    list.addInteraction(added)
  }
}

extension CellMenus: ListMenus {
  package func mayHaveMenu(for view: UIView) -> Bool {
    guard let source, let list = interaction?.view, let path = indexPath(around: view),
      let delegate = source.menuDelegate
    else { return false }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: list)
    return hasMethod(delegate) { source.menu(for: [path], at: point) }
  }

  /// Returns the index path of the closest cell that contains a view, or is it.
  private func indexPath(around view: UIView) -> IndexPath? {
    for cell in sequence(first: view, next: \.superview) {
      if let path = source?.indexPath(ofCell: cell) { return path }
    }
    return nil
  }

  /// Returns whether a delegate has the optional method for menus, which a closure calls.
  ///
  /// Only a call reveals it: the first query for a class calls the method of the delegate for a menu
  /// that is not shown, and later queries return the stored result.
  private func hasMethod(
    _ delegate: AnyObject,
    _ call: () -> UIContextMenuConfiguration?
  ) -> Bool {
    let key = ObjectIdentifier(type(of: delegate))
    if let answer = answers[key] { return answer }
    let answer = OptionalMethod.result(call) != nil
    answers[key] = answer
    return answer
  }
}

extension CellMenus: UIContextMenuInteractionDelegate {
  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let pressed = source?.indexPathOfCell(at: location)
    guard let paths = source?.indexPathsOfMenu(pressedAt: pressed) else { return nil }
    path = pressed
    return source?.menu(for: paths, at: location)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let source, let path else { return nil }
    return source.highlightPreview(of: configuration, at: path)
      ?? source.pressedCell(at: path).map { UITargetedPreview(view: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    path.flatMap { source?.dismissalPreview(of: configuration, at: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { source?.willPerformPreviewAction(of: configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source?.willDisplayMenu(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source?.willEndMenu(configuration, animator) }
}

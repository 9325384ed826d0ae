package import Foundation
package import TatamiControls
package import TatamiViews

/// Whether the delegates of a list have the optional method for menus.
///
/// That shows only in a call: the first question about a delegate of a class asks it for a menu that is
/// not shown, and further ones are answered without another call.
@MainActor
package final class MenuAnswers {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Creates answers about no class.
  package init() {}

  /// Returns whether a delegate has the method, which a closure calls.
  package func hasMethod(
    _ delegate: AnyObject,
    _ call: () -> UIContextMenuConfiguration?
  ) -> Bool {
    let key = ObjectIdentifier(type(of: delegate))
    if let answer = known[key] { return answer }
    let answer = OptionalMethod.result(call) != nil
    known[key] = answer
    return answer
  }

  /// Returns the index path of the closest cell that contains a view, or is it.
  ///
  /// - Parameter find: Returns the index path of a cell; nil if it is in another list.
  package func indexPath<Cell: UIView>(
    around view: UIView,
    _ find: (Cell) -> IndexPath?
  ) -> IndexPath? {
    for case let cell as Cell in sequence(first: view, next: \.superview) {
      if let path = find(cell) { return path }
    }
    return nil
  }
}

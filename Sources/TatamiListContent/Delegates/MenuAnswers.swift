package import Foundation
package import TatamiControls
package import TatamiViews

/// Whether the delegates of a list have the optional method for menus.
///
/// Only a call reveals it: the first query for a class calls the method of the delegate for a menu that
/// is not shown, and later queries return the stored result.
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

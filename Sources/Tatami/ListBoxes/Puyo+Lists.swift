public import TatamiReactive
public import TatamiUIKit

extension Puyo where Node: UITableView {
  /// Sets whether the table is in editing mode; changes are animated in a window.
  @discardableResult
  public func editing(_ isEditing: some ReactiveSource<Bool>) -> Self {
    bind("editing", isEditing) { $0.setEditing($1, animated: $0.window != nil) }
  }
}

extension Puyo where Node: UICollectionView {
  /// Sets whether the collection view is in editing mode.
  @discardableResult
  public func editing(_ isEditing: some ReactiveSource<Bool>) -> Self {
    bind("editing", isEditing) { $0.isEditing = $1 }
  }
}

extension Puyo where Node: ListBox {
  /// Sets another delegate, which gets the calls that the box does not answer.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil for none.
  ///   - retained: Whether the box holds the delegate strongly.
  @discardableResult
  public func setDelegate(_ delegate: (any UITableViewDelegate)?, retained: Bool = false) -> Self {
    node.setDelegate(delegate, retained: retained)
    return self
  }
}

extension Puyo where Node: GridBox {
  /// Sets another delegate, which gets the calls that the box does not answer.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil for none.
  ///   - retained: Whether the box holds the delegate strongly.
  @discardableResult
  public func setDelegate(
    _ delegate: (any UICollectionViewDelegate)?,
    retained: Bool = false
  ) -> Self {
    node.setDelegate(delegate, retained: retained)
    return self
  }
}

public import Foundation
import TatamiGraphics

extension UICollectionView {
  /// The class of cells and the closure that configures them; the class is registered at first use.
  ///
  /// Create a registration once, outside of the data source's methods: cells of different
  /// registrations do not share a pool.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of supplementary views and the closure that configures them; the class is registered
  /// at first use.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind of supplementary views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  ///
  /// Without an item, the cell is not configured, and the error is reported.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identifier
    if pools.registeredClass(ReuseKey(kind: .cell, identifier: identifier)) == nil {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let cell = view as? Cell ?? Cell.create(frame: view.frame)
    if let item {
      registration.handler(cell, indexPath, item)
    } else {
      Diagnostics.report("a cell registration needs an item to configure the cell at \(indexPath)")
    }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    let key = ReuseKey(kind: .supplementary(kind), identifier: identifier)
    if pools.registeredClass(key) == nil {
      register(
        Supplementary.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    let view = dequeued as? Supplementary ?? Supplementary.create(frame: dequeued.frame)
    registration.handler(view, kind, indexPath)
    return view
  }
}

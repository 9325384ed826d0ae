public import Tatami

/// A closure that returns a view.
public typealias BoxGenerator<T> = () -> T

/// The data of a row, of an item, or of the header or footer of a section, with their place.
public struct RecycleContext<T, View: UIView> {
  /// The position.
  public var indexPath = IndexPath()
  /// The index of the row or item; that of the section for headers and footers.
  public var index = 0
  /// The size inside the insets of the box and the section, in points.
  public var size = CGSize.zero
  /// The data.
  public var data: T
  /// The box.
  public weak var view: View?

  init(_ info: RecyclerInfo<T>, size: CGSize, isBoundary: Bool = false, view: View?) {
    indexPath = info.indexPath
    index = isBoundary ? info.section : info.index
    self.size = size
    data = info.data
    self.view = view
  }
}

/// A view without content, the header or footer of sections without one.
@MainActor
protocol EmptyContent: UIView {}

/// The operations of sections on their data.
enum SequenceRows {
  /// The identities of data: those of a closure, or their indexes.
  static func identities<Item>(of items: [Item], _ key: ((Item) -> String)?) -> [AnyHashable] {
    items.enumerated().map { index, item in
      key.map { AnyHashable($0(item)) } ?? AnyHashable(index)
    }
  }

  /// Returns the data of a row; nil if there is no such row.
  static func item<Item>(_ index: Int, of items: [Item]) -> Item? {
    items.indices.contains(index) ? items[index] : nil
  }
}

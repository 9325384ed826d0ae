public import Foundation

extension NSIndexPath {
  /// Creates the path of a row from the indices of the row and its section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item from the indices of the item and its section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section.
  public var section: Int { (self as IndexPath).section }
  /// The index of the row in its section.
  public var row: Int { (self as IndexPath).row }
  /// The index of the item in its section.
  public var item: Int { (self as IndexPath).item }
}

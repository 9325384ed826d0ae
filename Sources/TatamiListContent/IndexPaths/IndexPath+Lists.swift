public import Foundation
import TatamiGraphics

/// The section and the row or item of an index path.
///
/// A missing section or item is 0; setting one of them makes a path of two indices.
extension IndexPath {
  /// Creates the path of a row.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section.
  ///   - section: The section's index in its table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item.
  ///
  /// - Parameters:
  ///   - item: The item's index in its section.
  ///   - section: The section's index in its collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section.
  public var section: Int {
    get { index(at: 0) }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { index(at: 1) }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { index(at: 1) }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// Whether the path names a section and a row or item; other paths are reported.
  package var isListPath: Bool {
    if count == 2 { return true }
    Diagnostics.report(Self.message(for: self))
    return false
  }

  /// Returns the message about a path that does not name a section and a row or item.
  static func message(for path: IndexPath) -> String {
    "Invalid index path \(Array(path)). Index paths passed to table views and collection views must "
      + "contain exactly two indices, the section and the row or item."
  }

  private func index(at position: Int) -> Int {
    position < count ? self[position] : 0
  }
}

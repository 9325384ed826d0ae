import Foundation

/// The attributes of a run of characters.
///
/// A class, because runs are compared by identity: characters typed with the attributes of the
/// character before them extend its run.
package final class AttributeSet {
  /// The attributes by their keys.
  package let values: [NSAttributedString.Key: Any]

  /// Creates a set of attributes.
  ///
  /// A `CGFloat` is stored as a `Double`, which Foundation off Apple platforms can compare.
  package init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values.mapValues(Self.stored)
  }

  private static func stored(_ value: Any) -> Any {
    // The cast of an object to a number searches all conformances of the process.
    if value is UIFont || value is UIColor { return value }
    return (value as? CGFloat).map(Double.init) ?? value
  }
}

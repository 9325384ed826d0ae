import Foundation

/// A text that is compared by its scalars.
///
/// `==` of `String` also holds for canonically equivalent texts, such as "é" as one scalar and as
/// two. Their bytes, and with them the ranges in a layout, differ.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package var string: String

  /// Creates an exact text.
  package init(_ string: String) {
    self.string = string
  }

  /// Whether two texts have the same scalars.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  package static func == (left: ExactText, right: ExactText) -> Bool {
    let (left, right) = (left.string.utf8, right.string.utf8)
    guard left.count == right.count else { return false }
    let isEqual = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(first, other, left.count) == 0
      }
    }
    return (isEqual ?? nil) ?? left.elementsEqual(right)
  }

  /// Hashes the bytes of the text.
  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A byte that is not valid in UTF-8 separates adjacent texts.
    hasher.combine(UInt8.max)
  }
}

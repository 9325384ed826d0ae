import Tatami

/// The difference between two arrays whose elements have identities.
///
/// Of several elements with the same identity, the last one of the source is matched first.
public final class Diff<T>: CustomStringConvertible {
  /// A change of one element.
  public struct Change: CustomStringConvertible {
    /// The index in the source; -1 for an insertion.
    public let from: Int
    /// The index in the destination; -1 for a deletion.
    public let to: Int
    /// The element.
    public let value: T

    init(_ change: ListDifference<T>.Change) {
      from = change.oldIndex ?? -1
      to = change.newIndex ?? -1
      value = change.item
    }

    /// The change as a text.
    public var description: String { "\(from) -> \(to): \(value)" }
  }

  /// The array before the change.
  public var src: [T]
  /// The array after the change.
  public var dest: [T]
  /// The elements that `check` has found in the destination only.
  public private(set) var insert: [Change] = []
  /// The elements that `check` has found in the source only.
  public private(set) var delete: [Change] = []
  /// The elements that `check` has found at another index.
  public private(set) var move: [Change] = []
  /// The elements that `check` has found at the same index.
  public private(set) var stay: [Change] = []

  private let identifier: (T) -> String

  /// Creates a difference, which `check` computes.
  public init(src: [T], dest: [T], identifier: @escaping (T) -> String) {
    self.src = src
    self.dest = dest
    self.identifier = identifier
  }

  /// Computes the changes.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func check() {
    let difference = ListDifference(from: src, to: dest, identifiedBy: identifier)
    insert = difference.insertions.map(Change.init)
    delete = difference.deletions.map(Change.init)
    move = difference.moves.map(Change.init)
    stay = difference.unchanged.map(Change.init)
  }

  /// Whether `check` has found changes.
  public func isDifferent() -> Bool { !(insert.isEmpty && delete.isEmpty && move.isEmpty) }

  /// The changes as a text.
  public var description: String {
    "insert: \(insert), delete: \(delete), move: \(move), stay: \(stay)"
  }
}

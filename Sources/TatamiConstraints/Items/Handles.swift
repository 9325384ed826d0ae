/// A handle to a view or guide of a `ConstraintEngine`.
///
/// A handle is valid until its item is removed. After that, each use throws
/// `ConstraintError.staleItem`, even if another item uses the same slot.
public struct ItemHandle: Hashable, Comparable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// Whether the slot of a handle precedes that of another one.
  public static func < (left: ItemHandle, right: ItemHandle) -> Bool {
    (left.index, left.generation) < (right.index, right.generation)
  }

  /// The slot and its generation.
  public var description: String { "item \(index)/\(generation)" }

  /// Adds both numbers as one, which takes half of the time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(index) << 32 | Int64(generation))
  }
}

/// A handle to a constraint of a `ConstraintEngine`.
///
/// A handle is valid until its constraint is removed. After that, each use throws
/// `ConstraintError.staleConstraint`.
public struct ConstraintHandle: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The slot and its generation.
  public var description: String { "constraint \(index)/\(generation)" }

  /// Adds both numbers as one, which takes half of the time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(index) << 32 | Int64(generation))
  }
}

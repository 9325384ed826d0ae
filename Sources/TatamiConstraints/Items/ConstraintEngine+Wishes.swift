package import TatamiGeometry

/// A wish for the length of an item, which several views that are arranged inside may have together.
package struct LengthWish: Hashable, Sendable {
  /// The length, in points.
  package var length: Double
  /// The error of a point of difference, in points.
  package var weight: Double
  /// The priority against a smaller length; 0 if it counts as no error.
  package var shorter: Double
  /// The priority against a greater length; 0 if it counts as no error.
  package var longer: Double

  /// Makes a wish.
  package init(_ length: Double, weight: Double = 1, shorter: Double = 0, longer: Double = 0) {
    self.length = length
    self.weight = weight
    self.shorter = shorter
    self.longer = longer
  }

  var priorities: ErrorPriorities { ErrorPriorities(below: shorter, above: longer) }
}

/// The wishes for the lengths of an item, and their rows.
struct ItemWishes: Sendable {
  var wishes = AxisPair<[LengthWish]>(horizontal: [], vertical: [])
  var rows = AxisPair<[Int32]>(horizontal: [], vertical: [])
}

extension ConstraintEngine {
  /// Sets the wishes for the length of an item along an axis, besides its natural length.
  ///
  /// - Complexity: O(*n*) in the wishes.
  package mutating func setWishes(
    _ wishes: [LengthWish],
    of item: ItemHandle,
    _ axis: Axis
  ) throws(ConstraintError) {
    let index = try self.index(item)
    for wish in wishes {
      try Self.checkFinite(wish.length)
      try Self.checkFinite(wish.weight)
    }
    noteValues(in: viewIndex(index))
    replaceWishes(wishes, of: index, axis)
  }

  /// Returns the wishes for the length of an item along an axis.
  func wishes(of item: Int, _ axis: Axis) -> [LengthWish] {
    wishes.isEmpty ? [] : wishes[Int32(item)]?.wishes[axis] ?? []
  }

  mutating func removeWishes(of item: Int) {
    guard !wishes.isEmpty else { return }
    for axis in Axis.allCases { replaceWishes([], of: item, axis) }
    wishes[Int32(item)] = nil
  }

  private mutating func replaceWishes(_ new: [LengthWish], of item: Int, _ axis: Axis) {
    var entry = wishes.removeValue(forKey: Int32(item)) ?? ItemWishes()
    let old = entry.wishes[axis]
    if hasSameForm(old, new) {
      for (row, wish) in zip(entry.rows[axis], new) {
        system.setConstant(wish.weight * wish.length, of: Int(row))
      }
    } else {
      for row in entry.rows[axis] { system.removeRow(Int(row)) }
      entry.rows[axis] = new.map { addRow($0, Int32(item), axis) }
    }
    entry.wishes[axis] = new
    wishes[Int32(item)] = entry
  }

  /// Whether wishes differ by their lengths only.
  private func hasSameForm(_ old: [LengthWish], _ new: [LengthWish]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.weight == $1.weight && $0.priorities == $1.priorities }
  }

  private mutating func addRow(_ wish: LengthWish, _ item: Int32, _ axis: Axis) -> Int32 {
    let variable = Int32(Self.length(Int(item), axis))
    let row = system.addRow(
      [LinearProgram.Term(variable: variable, coefficient: wish.weight)],
      constant: wish.weight * wish.length,
      priorities: wish.priorities,
      isOrdinary: false
    )
    note(.naturalLength(item, axis), of: row)
    return Int32(row)
  }
}

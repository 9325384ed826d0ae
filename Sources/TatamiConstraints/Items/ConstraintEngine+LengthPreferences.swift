package import TatamiGeometry

/// A preferred length of an item, such as the sum of the natural lengths of the views that are arranged
/// inside.
package struct LengthPreference: Hashable, Sendable {
  /// The length, in points.
  package var length: Double
  /// The error of a point of difference, in points.
  package var weight: Double
  /// The priority against a smaller length; 0 if it counts as no error.
  package var shorter: Double
  /// The priority against a greater length; 0 if it counts as no error.
  package var longer: Double

  /// Creates a preference.
  package init(_ length: Double, weight: Double = 1, shorter: Double = 0, longer: Double = 0) {
    self.length = length
    self.weight = weight
    self.shorter = shorter
    self.longer = longer
  }

  var priorities: ErrorPriorities { ErrorPriorities(below: shorter, above: longer) }
}

/// The preferred lengths of an item, and their rows.
struct ItemLengthPreferences: Sendable {
  var preferences = AxisPair<[LengthPreference]>(horizontal: [], vertical: [])
  var rows = AxisPair<[Int32]>(horizontal: [], vertical: [])
}

extension ConstraintEngine {
  /// Sets the preferred lengths of an item along an axis, besides its natural length.
  ///
  /// - Complexity: O(*n*) in the preferences.
  package mutating func setLengthPreferences(
    _ preferences: [LengthPreference],
    of item: ItemHandle,
    _ axis: Axis
  ) throws(ConstraintError) {
    let index = try self.index(item)
    for preference in preferences {
      try Self.checkFinite(preference.length)
      try Self.checkFinite(preference.weight)
    }
    noteValues(in: viewIndex(index))
    replaceLengthPreferences(preferences, of: index, axis)
  }

  /// Returns the preferred lengths of an item along an axis.
  func lengthPreferences(of item: Int, _ axis: Axis) -> [LengthPreference] {
    lengthPreferences.isEmpty ? [] : lengthPreferences[Int32(item)]?.preferences[axis] ?? []
  }

  mutating func removeLengthPreferences(of item: Int) {
    guard !lengthPreferences.isEmpty else { return }
    for axis in Axis.allCases { replaceLengthPreferences([], of: item, axis) }
    lengthPreferences[Int32(item)] = nil
  }

  private mutating func replaceLengthPreferences(
    _ new: [LengthPreference],
    of item: Int,
    _ axis: Axis
  ) {
    var entry = lengthPreferences.removeValue(forKey: Int32(item)) ?? ItemLengthPreferences()
    let old = entry.preferences[axis]
    if hasSameForm(old, new) {
      for (row, preference) in zip(entry.rows[axis], new) {
        system.setConstant(preference.weight * preference.length, of: Int(row))
      }
    } else {
      for row in entry.rows[axis] { system.removeRow(Int(row)) }
      entry.rows[axis] = new.map { addRow($0, Int32(item), axis) }
    }
    entry.preferences[axis] = new
    lengthPreferences[Int32(item)] = entry
  }

  /// Whether preferences differ by their lengths only.
  private func hasSameForm(_ old: [LengthPreference], _ new: [LengthPreference]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.weight == $1.weight && $0.priorities == $1.priorities }
  }

  private mutating func addRow(
    _ preference: LengthPreference,
    _ item: Int32,
    _ axis: Axis
  ) -> Int32 {
    let variable = Int32(Self.length(Int(item), axis))
    let row = system.addRow(
      [LinearProgram.Term(variable: variable, coefficient: preference.weight)],
      constant: preference.weight * preference.length,
      priorities: preference.priorities,
      isOrdinary: false
    )
    note(.naturalLength(item, axis), of: row)
    return Int32(row)
  }
}

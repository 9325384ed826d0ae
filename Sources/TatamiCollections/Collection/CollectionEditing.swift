/// The editing mode of a collection view and the selection that it allows.
struct CollectionEditing {
  var isEditing = false
  var allowsSelection = false
  private(set) var allowsMultipleSelection = false

  /// Sets whether several items may be selected, which implies that one may.
  mutating func setMultipleSelection(_ isAllowed: Bool) {
    allowsMultipleSelection = isAllowed
    if isAllowed { allowsSelection = true }
  }
}

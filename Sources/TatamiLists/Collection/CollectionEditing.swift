/// Whether items are edited, and what is allowed meanwhile.
struct CollectionEditing {
  var isEditing = false
  var allowsSelection = false
  private(set) var allowsMultipleSelection = false
  /// Whether the data source has no method that moves items.
  var refusesMove = false

  /// Sets whether several items may be selected, which implies that one may.
  mutating func setMultipleSelection(_ isAllowed: Bool) {
    allowsMultipleSelection = isAllowed
    if isAllowed { allowsSelection = true }
  }
}

extension ConstraintEngine {
  /// Checks that a constraint relates attributes that can be related.
  func validate(_ constraint: Constraint) throws(ConstraintError) {
    try Self.checkFinite(constraint.constant)
    try Self.checkFinite(constraint.multiplier)
    guard constraint.priority > 0, constraint.priority <= Constraint.required else {
      throw .priority(constraint.priority)
    }
    try validate(constraint.first)
    if let second = constraint.second { try validate(second) }
    try validatePairing(constraint)
    try validateHolder(of: constraint)
  }

  func validate(_ anchor: ConstraintAnchor) throws(ConstraintError) {
    try validateLocation(anchor.start)
    guard let end = anchor.end else { return }
    try validateLocation(end)
    guard !anchor.attribute.isLength else {
      throw .distanceOfLength(anchor.attribute)
    }
    guard !end.attribute.isLength else { throw .distanceOfLength(end.attribute) }
    try Self.validateLocations(anchor.attribute, end.attribute)
  }

  private func validateLocation(_ anchor: ConstraintAnchor) throws(ConstraintError) {
    let item = try index(anchor.item)
    let isGuide = items[item].kind == .guide || anchor.region != .alignment
    if isGuide, anchor.attribute.isInsideMargins { throw .marginOfGuide(anchor.attribute) }
    guard anchor.region != .alignment else { return }
    guard items[item].kind == .view else { throw .notAView(anchor.item) }
    if anchor.region == .content || anchor.region == .frame,
      items[item].content == LinearSystem.none
    {
      throw .notAScrollView(anchor.item)
    }
  }

  private func validatePairing(_ constraint: Constraint) throws(ConstraintError) {
    let first = constraint.first
    guard let second = constraint.second else {
      guard first.isLength else { throw .locationAlone(first.attribute) }
      return
    }
    guard first.isLength == second.isLength else {
      throw .locationWithLength(first.attribute, second.attribute)
    }
    guard !first.isLength else { return }
    guard constraint.multiplier != 0 else { throw .locationAlone(first.attribute) }
    try Self.validateLocations(first.attribute, second.attribute)
  }

  /// Checks that two locations have a distance.
  private static func validateLocations(
    _ first: ConstraintAttribute,
    _ second: ConstraintAttribute
  ) throws(ConstraintError) {
    guard first.axis == second.axis else { throw .differentAxes(first, second) }
    let isMixed =
      (first.isDirectional && second.isAbsoluteSide)
      || (first.isAbsoluteSide && second.isDirectional)
    if isMixed { throw .directionalWithAbsolute(first, second) }
  }

  /// Checks that the holder is an ancestor of all items.
  func validateHolder(of constraint: Constraint) throws(ConstraintError) {
    guard let holder = constraint.holder else { return }
    let view = try view(holder)
    try constraint.forEachItem { item throws(ConstraintError) in
      guard isAncestor(view, of: viewIndex(Int(item.index))) else {
        throw .holderIsNoAncestor(holder)
      }
    }
  }
}

import TatamiGeometry

extension ConstraintEngine {
  /// Adds an inactive constraint and returns its handle.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> ConstraintHandle {
    let slot = try insert(constraint)
    return handle(constraint: slot)
  }

  /// Adds a constraint that takes part in the layout and returns its handle.
  ///
  /// - Complexity: O(*d*) in the depth of its items below the holder.
  public mutating func addActive(
    _ constraint: Constraint
  ) throws(ConstraintError) -> ConstraintHandle {
    let slot = try insert(constraint)
    addRow(of: slot)
    return handle(constraint: slot)
  }

  /// Stores a constraint and returns its slot.
  private mutating func insert(_ constraint: Constraint) throws(ConstraintError) -> Int {
    try validate(constraint)
    let slot: Int
    if let free = freeConstraints.popLast() {
      slot = Int(free)
      constraints[slot].constraint = constraint
      constraints[slot].isFree = false
      constraints[slot].isOrdinary = true
    } else {
      slot = constraints.count
      constraints.append(ConstraintRecord(constraint: constraint, generation: 0))
    }
    addMentions(of: slot)
    return slot
  }

  /// Removes a constraint.
  public mutating func remove(_ handle: ConstraintHandle) throws(ConstraintError) {
    release(constraint: try slot(handle))
  }

  /// Makes a constraint take part in the layout; nothing happens if it does.
  public mutating func activate(_ handle: ConstraintHandle) throws(ConstraintError) {
    let slot = try slot(handle)
    guard constraints[slot].row == LinearSystem.none else { return }
    if constraints[slot].constraint.holder != nil {
      try validateHolder(of: constraints[slot].constraint)
    }
    addRow(of: slot)
  }

  private mutating func addRow(of slot: Int) {
    let constraint = constraints[slot].constraint
    reduce(constraint)
    let row = system.addRow(
      expression.terms,
      constant: constraint.physicalConstant - expression.constant,
      priorities: constraint.physicalRelation.priorities(constraint.priority),
      isOrdinary: constraints[slot].isOrdinary
    )
    // What is not ordinary arrives before the natural lengths, which are left out instead.
    if !constraints[slot].isOrdinary { system.rows[row].arrival = -1 }
    constraints[slot].row = Int32(row)
    constraints[slot].offset = -expression.constant
    noteStructure(ofConstraint: slot)
    note(.constraint(Int32(slot)), of: row)
  }

  /// Makes a constraint have no influence; nothing happens if it has none.
  public mutating func deactivate(_ handle: ConstraintHandle) throws(ConstraintError) {
    removeRow(of: try slot(handle))
  }

  /// Whether a constraint takes part in the layout.
  public func isActive(_ handle: ConstraintHandle) throws(ConstraintError) -> Bool {
    constraints[try slot(handle)].row != LinearSystem.none
  }

  /// Changes the constant of a constraint, in points.
  public mutating func setConstant(
    _ constant: Double,
    of handle: ConstraintHandle
  ) throws(ConstraintError) {
    let slot = try slot(handle)
    try Self.checkFinite(constant)
    constraints[slot].constraint.constant = constant
    applyConstant(of: slot)
    noteValues(ofConstraint: slot)
  }

  /// Changes the priority of a constraint, which stays required or optional while it is active.
  public mutating func setPriority(
    _ priority: Double,
    of handle: ConstraintHandle
  ) throws(ConstraintError) {
    let slot = try slot(handle)
    guard priority > 0, priority <= Constraint.required else { throw .priority(priority) }
    let (row, old) = (constraints[slot].row, constraints[slot].constraint.priority)
    if row != LinearSystem.none {
      guard (old == Constraint.required) == (priority == Constraint.required) else {
        throw .priorityOfActiveConstraint(old: old, new: priority)
      }
    }
    constraints[slot].constraint.priority = priority
    guard row != LinearSystem.none else { return }
    noteValues(ofConstraint: slot)
    let relation = constraints[slot].constraint.physicalRelation
    system.setPriorities(relation.priorities(priority), of: Int(row))
  }

  /// Changes the layout direction of a constraint.
  public mutating func setRightToLeft(
    _ isRightToLeft: Bool,
    of handle: ConstraintHandle
  ) throws(ConstraintError) {
    let slot = try slot(handle)
    guard constraints[slot].constraint.isRightToLeft != isRightToLeft else { return }
    constraints[slot].constraint.isRightToLeft = isRightToLeft
    renewRow(of: slot)
  }

  /// Returns the constraint of a handle.
  public func constraint(_ handle: ConstraintHandle) throws(ConstraintError) -> Constraint {
    constraints[try slot(handle)].constraint
  }

  private func slot(_ handle: ConstraintHandle) throws(ConstraintError) -> Int {
    let slot = Int(handle.index)
    guard constraints.indices.contains(slot), !constraints[slot].isFree,
      constraints[slot].generation == handle.generation
    else { throw .staleConstraint(handle) }
    return slot
  }

  /// Returns the handle of the constraint in a slot.
  func handle(constraint slot: Int) -> ConstraintHandle {
    ConstraintHandle(index: Int32(slot), generation: constraints[slot].generation)
  }

  /// Removes the row of a constraint and makes its handle stale.
  mutating func release(constraint slot: Int) {
    removeRow(of: slot)
    removeMentions(of: slot)
    constraints[slot].isFree = true
    constraints[slot].generation &+= 1
    freeConstraints.append(Int32(slot))
  }

  mutating func removeRow(of slot: Int) {
    guard constraints[slot].row != LinearSystem.none else { return }
    system.removeRow(Int(constraints[slot].row))
    constraints[slot].row = LinearSystem.none
    noteStructure(ofConstraint: slot)
  }

  private mutating func noteStructure(ofConstraint slot: Int) {
    if !fittings.isEmpty { noteStructure(of: holder(of: constraints[slot].constraint)) }
  }

  private mutating func noteValues(ofConstraint slot: Int) {
    if !fittings.isEmpty { noteValues(in: holder(of: constraints[slot].constraint)) }
  }

  /// Replaces the row of an active constraint whose attributes mean something else now.
  mutating func renewRow(of slot: Int) {
    let row = Int(constraints[slot].row)
    guard row >= 0 else { return }
    let arrival = system.rows[row].arrival
    removeRow(of: slot)
    addRow(of: slot)
    system.rows[Int(constraints[slot].row)].arrival = arrival
  }

  private mutating func applyConstant(of slot: Int) {
    let record = constraints[slot]
    guard record.row != LinearSystem.none else { return }
    let constant = record.constraint.physicalConstant + record.offset
    system.setConstant(constant, of: Int(record.row))
  }

  /// Computes the constants of active constraints again that the metrics of a view are part of.
  mutating func refreshConstraints(of view: Int) {
    forEachMention(of: view) { engine, slot in engine.refresh(slot) }
    // Locations in coordinates above the view lead through its own location.
    for axis in Axis.allCases {
      for row in system.rows(mentioning: Self.start(view, axis)) {
        if case .constraint(let slot) = sources[row] { refresh(Int(slot)) }
      }
    }
  }

  private mutating func refresh(_ slot: Int) {
    guard constraints[slot].row != LinearSystem.none else { return }
    reduce(constraints[slot].constraint)
    constraints[slot].offset = -expression.constant
    applyConstant(of: slot)
  }
}

/// Different constraints in the order in which they were added, any of which can be removed in constant
/// time, amortized.
///
/// Removed constraints leave gaps, which are closed when they are half of the list. The positions are
/// only noted in lists from which constraints are removed.
package struct ConstraintList {
  private var elements: [NSLayoutConstraint?] = []
  private var positions: [ObjectIdentifier: Int]?
  /// The number of constraints.
  private(set) var count = 0

  /// The length up to which a list is searched from its end.
  private static let searchLimit = 16

  /// Whether there are no constraints.
  package var isEmpty: Bool { count == 0 }

  /// Adds a constraint, which the list does not contain, at the end.
  mutating func append(_ constraint: NSLayoutConstraint) {
    positions?[ObjectIdentifier(constraint)] = elements.count
    elements.append(constraint)
    count += 1
  }

  /// Removes a constraint; returns whether the list contained it.
  @discardableResult
  mutating func remove(_ constraint: NSLayoutConstraint) -> Bool {
    guard let position = position(of: constraint) else { return false }
    positions?[ObjectIdentifier(constraint)] = nil
    elements[position] = nil
    count -= 1
    while let last = elements.last, last == nil { elements.removeLast() }
    if 2 * count < elements.count { close() }
    return true
  }

  /// Removes all constraints and returns them.
  mutating func takeAll() -> [NSLayoutConstraint] {
    defer { self = ConstraintList() }
    return elements.compactMap(\.self)
  }

  private mutating func position(of constraint: NSLayoutConstraint) -> Int? {
    let start = Swift.max(0, elements.count - Self.searchLimit)
    for position in (start..<elements.count).reversed() where elements[position] === constraint {
      return position
    }
    guard start > 0 else { return nil }
    return notedPositions()[ObjectIdentifier(constraint)]
  }

  /// Returns the positions and notes them if they were not.
  private mutating func notedPositions() -> [ObjectIdentifier: Int] {
    if let positions { return positions }
    var noted: [ObjectIdentifier: Int] = [:]
    noted.reserveCapacity(count)
    for (position, element) in elements.enumerated() {
      if let element { noted[ObjectIdentifier(element)] = position }
    }
    positions = noted
    return noted
  }

  private mutating func close() {
    elements = elements.filter { $0 != nil }
    positions = nil
  }
}

extension ConstraintList: Sequence {
  /// Returns an iterator over the constraints that are in the list now.
  package func makeIterator() -> some IteratorProtocol<NSLayoutConstraint> {
    elements.lazy.compactMap(\.self).makeIterator()
  }
}

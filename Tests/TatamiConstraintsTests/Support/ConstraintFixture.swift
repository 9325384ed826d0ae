import TatamiConstraints
import TatamiGeometry
import TestSupport

/// Views in a root of 100 x 100, with constraints written as text.
struct ConstraintFixture {
  var engine = ConstraintEngine(rootSize: Size(width: 100, height: 100))
  private(set) var items: [String: ItemHandle] = [:]

  private struct Unreadable: Error {}

  /// Creates views; `a in b` makes a view in another one.
  init(_ views: String...) throws {
    items["root"] = engine.root
    for text in views {
      let words = text.split(separator: " ").map(String.init)
      items[words[0]] = try engine.addView(to: item(words.count > 2 ? words[2] : "root"))
    }
  }

  func item(_ name: String) throws -> ItemHandle {
    guard let item = items[name] else { throw Unreadable() }
    return item
  }

  mutating func addGuide(_ name: String, to owner: String) throws {
    items[name] = try engine.addGuide(to: item(owner))
  }

  mutating func makeScrollView(_ name: String) throws {
    items["\(name).content"] = try engine.makeScrollView(item(name))
  }

  mutating func setNatural(_ name: String, _ axis: Axis, _ natural: NaturalLength?) throws {
    try engine.setNaturalLength(natural, of: item(name), axis)
  }

  /// Reads `a.left == 0.5 * b.right + 10 @750`; spaces divide the parts.
  func constraint(_ text: String) throws -> Constraint {
    var words = text.split(separator: " ").map(String.init)
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = Double(words.removeLast().dropFirst()) ?? .nan
    }
    let relations: [String: ConstraintRelation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[1]] else { throw Unreadable() }
    var constraint = Constraint(try anchor(words[0]), relation, nil, priority: priority)
    var sides = words[2...]
    if let factor = Double(sides[2]), sides.count > 2, sides[3] == "*" {
      constraint.multiplier = factor
      sides = sides.dropFirst(2)
    }
    if let first = sides.first, Double(first) == nil {
      constraint.second = try anchor(first)
      sides = sides.dropFirst()
    }
    if let last = sides.last, let constant = Double(last) {
      constraint.constant = sides.contains("-") ? -constant : constant
    }
    return constraint
  }

  private func anchor(_ text: String) throws -> ConstraintAnchor {
    let parts = text.split(separator: ".").map(String.init)
    let attribute = ConstraintAttribute.allCases.first { "\($0)" == parts[1] }
    guard let attribute else { throw Unreadable() }
    return ConstraintAnchor(try item(parts[0]), attribute)
  }

  @discardableResult
  mutating func add(_ text: String) throws -> ConstraintHandle {
    let handle = try engine.add(constraint(text))
    try engine.activate(handle)
    return handle
  }

  mutating func add(all texts: String...) throws {
    for text in texts { try add(text) }
  }

  /// Adds a constraint from right to left.
  mutating func addMirrored(_ text: String) throws {
    var constraint = try constraint(text)
    constraint.isRightToLeft = true
    try engine.activate(engine.add(constraint))
  }

  /// Solves and returns the frame of an item.
  mutating func frame(_ name: String) throws -> Rect {
    try engine.solve()
    return try engine.frame(of: item(name))
  }

  /// Solves and returns the names of the ambiguous items.
  mutating func ambiguous() throws -> Set<String> {
    try engine.solve()
    let found = Set(try engine.ambiguousItems())
    return Set(items.filter { found.contains($0.value) }.keys)
  }
}

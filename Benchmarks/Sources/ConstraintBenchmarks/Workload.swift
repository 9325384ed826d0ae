import TatamiConstraints
import TatamiGeometry

/// Views with inactive constraints that a benchmark activates.
struct Workload {
  let name: String
  /// The number of constraints as Kiwi needs them: natural lengths count twice, and every width has
  /// a constraint that it is not negative.
  var count = 0
  var engine = ConstraintEngine(rootSize: Self.size)
  /// The size of the root: wider than what is in it.
  static let size = Size(width: 1_000_000, height: 4_000)
  private(set) var handles: [ConstraintHandle] = []
  /// The view that was added last.
  private(set) var last: ItemHandle?

  init(_ name: String) {
    self.name = name
  }

  mutating func addView(to parent: ItemHandle? = nil) throws -> ItemHandle {
    let view = try engine.addView(to: parent ?? engine.root)
    last = view
    return view
  }

  mutating func add(
    _ first: ConstraintAnchor,
    _ second: ConstraintAnchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0
  ) throws {
    var constraint = Constraint(first, .equal, second, constant: constant)
    constraint.multiplier = multiplier
    handles.append(try engine.add(constraint))
    count += 1
  }

  mutating func setNatural(_ view: ItemHandle, _ axis: Axis, _ length: Double) throws {
    try engine.setNaturalLength(NaturalLength(length), of: view, axis)
    count += 2
  }

  /// Activates all constraints and solves them.
  mutating func solve() throws {
    for handle in handles { try engine.activate(handle) }
    try engine.solve()
  }

  /// Returns the engine with all constraints active and solved.
  func solved() throws -> ConstraintEngine {
    var copy = self
    try copy.solve()
    return copy.engine
  }

  /// The constraint in the middle.
  var middle: ConstraintHandle { handles[handles.count / 2] }
}

extension Workload {
  /// Views that share nothing: each has a position and a width.
  static func siblings(_ views: Int) throws -> Workload {
    var workload = Workload("siblings")
    for index in 0..<views {
      let view = try workload.addView()
      let left = ConstraintAnchor(workload.engine.root, .left)
      try workload.add(ConstraintAnchor(view, .left), left, constant: Double(index))
      try workload.add(ConstraintAnchor(view, .width), constant: 50)
      workload.count += 1
    }
    return workload
  }

  /// Labels side by side, from edge to edge of the root.
  static func row(_ views: Int) throws -> Workload {
    var workload = Workload("row")
    var last = ConstraintAnchor(workload.engine.root, .left)
    for index in 0..<views {
      let view = try workload.addView()
      try workload.add(ConstraintAnchor(view, .left), last, constant: index == 0 ? 0 : 8)
      try workload.setNatural(view, .horizontal, Double(20 + index % 7))
      workload.count += 1
      last = ConstraintAnchor(view, .right)
    }
    try workload.add(last, ConstraintAnchor(workload.engine.root, .right))
    return workload
  }

  /// Views of equal widths side by side, from edge to edge of the root.
  static func chain(_ views: Int) throws -> Workload {
    var workload = Workload("chain")
    var last = ConstraintAnchor(workload.engine.root, .left)
    let first = try workload.addView()
    for index in 0..<views {
      let view = index == 0 ? first : try workload.addView()
      try workload.add(ConstraintAnchor(view, .left), last, constant: 0.1)
      if index > 0 {
        try workload.add(ConstraintAnchor(view, .width), ConstraintAnchor(first, .width))
      }
      workload.count += 1
      last = ConstraintAnchor(view, .right)
    }
    try workload.add(last, ConstraintAnchor(workload.engine.root, .right))
    return workload
  }

  /// Views inside each other, with both sides pinned.
  static func nested(_ views: Int) throws -> Workload {
    var workload = Workload("nested")
    var parent = workload.engine.root
    for _ in 0..<views {
      let view = try workload.addView(to: parent)
      for (attribute, constant) in [(ConstraintAttribute.left, 0.1), (.right, -0.1)] {
        let other = ConstraintAnchor(parent, attribute)
        try workload.add(ConstraintAnchor(view, attribute), other, constant: constant)
      }
      workload.count += 1
      parent = view
    }
    return workload
  }

  /// Cells of equal sizes in five columns that fill the root.
  static func grid(_ cells: Int) throws -> Workload {
    var workload = Workload("grid")
    let root = workload.engine.root
    var above = Array(repeating: ConstraintAnchor(root, .top), count: 5)
    var first: ItemHandle?
    for line in 0..<cells / above.count {
      var last = ConstraintAnchor(root, .left)
      for column in above.indices {
        let view = try workload.addView()
        try workload.add(ConstraintAnchor(view, .left), last, constant: 8)
        try workload.add(ConstraintAnchor(view, .top), above[column], constant: 8)
        if let first {
          try workload.add(ConstraintAnchor(view, .width), ConstraintAnchor(first, .width))
          try workload.add(ConstraintAnchor(view, .height), ConstraintAnchor(first, .height))
        }
        first = first ?? view
        workload.count += 2
        last = ConstraintAnchor(view, .right)
        above[column] = ConstraintAnchor(view, .bottom)
      }
      if line == 0 { try workload.add(last, ConstraintAnchor(root, .right), constant: -8) }
    }
    try workload.add(above[0], ConstraintAnchor(root, .bottom), constant: -8)
    return workload
  }

  /// A label and a field per row; labels are as wide as the widest one.
  static func form(_ rows: Int) throws -> Workload {
    var workload = Workload("form")
    let root = workload.engine.root
    var top = ConstraintAnchor(root, .top)
    var firstLabel: ItemHandle?
    for index in 0..<rows {
      let (label, field) = (try workload.addView(), try workload.addView())
      try workload.add(ConstraintAnchor(label, .left), ConstraintAnchor(root, .left), constant: 16)
      try workload.add(ConstraintAnchor(field, .top), top, constant: 8)
      try workload.add(ConstraintAnchor(label, .centerY), ConstraintAnchor(field, .centerY))
      try workload.add(
        ConstraintAnchor(field, .left),
        ConstraintAnchor(label, .right),
        constant: 8
      )
      try workload.add(
        ConstraintAnchor(field, .right),
        ConstraintAnchor(root, .right),
        constant: -16
      )
      if let firstLabel {
        try workload.add(ConstraintAnchor(label, .width), ConstraintAnchor(firstLabel, .width))
      }
      firstLabel = firstLabel ?? label
      try workload.setNatural(label, .horizontal, Double(60 + 13 * (index % 5)))
      try workload.setNatural(label, .vertical, 20)
      try workload.setNatural(field, .vertical, 34)
      workload.count += 4
      top = ConstraintAnchor(field, .bottom)
    }
    return workload
  }

  /// Cards below each other, each with an image, a title and a text.
  static func cards(_ cards: Int) throws -> Workload {
    var workload = Workload("cards")
    let root = workload.engine.root
    var top = ConstraintAnchor(root, .top)
    for index in 0..<cards {
      let card = try workload.addView()
      try workload.add(ConstraintAnchor(card, .left), ConstraintAnchor(root, .left), constant: 16)
      try workload.add(
        ConstraintAnchor(card, .right),
        ConstraintAnchor(root, .right),
        constant: -16
      )
      try workload.add(ConstraintAnchor(card, .top), top, constant: 12)
      top = ConstraintAnchor(card, .bottom)
      let views = try (0..<3).map { _ in try workload.addView(to: card) }
      var above = ConstraintAnchor(card, .top)
      for (position, view) in views.enumerated() {
        try workload.add(ConstraintAnchor(view, .left), ConstraintAnchor(card, .left), constant: 8)
        try workload.add(
          ConstraintAnchor(view, .right),
          ConstraintAnchor(card, .right),
          constant: -8
        )
        try workload.add(ConstraintAnchor(view, .top), above, constant: 8)
        try workload.setNatural(view, .vertical, Double(20 + (index + position) % 9))
        above = ConstraintAnchor(view, .bottom)
      }
      try workload.add(ConstraintAnchor(card, .bottom), above, constant: 8)
      workload.count += 8
    }
    return workload
  }
}

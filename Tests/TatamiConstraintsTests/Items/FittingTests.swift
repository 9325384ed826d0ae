import TatamiConstraints
import TatamiGeometry
import Testing

/// Fitting sizes that are asked for several times.
@Suite struct `Fitting sizes` {
  private var fixture: ConstraintFixture
  private let inset: ConstraintHandle

  /// Creates a label in a card with insets of 5, in a row.
  init() throws {
    fixture = try ConstraintFixture("row", "card in row", "label in card")
    try fixture.setNatural("label", .horizontal, NaturalLength(30))
    try fixture.add(all: "card.left == row.left", "label.left == card.left + 5")
    inset = try fixture.add("label.right == card.right - 5")
  }

  private mutating func width(_ name: String = "card", target: Double = 0) throws -> Double {
    try fixture.engine.fittingSize(
      of: fixture.item(name),
      target: Size(width: target, height: 0)
    ).width
  }

  @Test mutating func `new values inside of the view count`() throws {
    #expect(try width() == 40)
    try fixture.setNatural("label", .horizontal, NaturalLength(50))
    #expect(try width() == 60)
    try fixture.engine.setConstant(-15, of: inset)
    #expect(try width() == 70)
    try fixture.engine.setAlignmentInsets(Insets(left: 1), of: fixture.item("card"))
    #expect(try width() == 71)
    try fixture.engine.setFrame(Rect(x: 0, y: 0, width: 8, height: 8), of: fixture.item("label"))
    try fixture.engine.setFrame(nil, of: fixture.item("label"))
    #expect(try width() == 71)
    try fixture.setNatural("label", .horizontal, nil)
    #expect(try width() == 21)
  }

  @Test mutating func `what enters or leaves the view counts`() throws {
    #expect(try width() == 40)
    #expect(try width("row") == 0)
    let minimum = try fixture.add("label.width >= 80")
    #expect(try width() == 90)
    let right = try fixture.add("card.right == row.right")
    #expect(try width("row") == 90)
    try fixture.engine.deactivate(minimum)
    #expect(try width("row") == 40)
    try fixture.engine.deactivate(right)
    #expect(try width("row") == 0)
    try fixture.engine.remove(fixture.item("label"))
    #expect(try width() == 0)
    #expect(try width("row") == 0)
  }

  @Test mutating func `AL126: the constraint that arrived last is left out, as in the layout`()
    throws
  {
    let other = try fixture.add("label.top == card.top")
    try fixture.add(all: "label.width == 50")
    try fixture.engine.remove(other)
    try fixture.add(all: "card.width == 80")
    try fixture.engine.solve()
    #expect(try fixture.engine.frame(of: fixture.item("card")).width == 60)
    #expect(try width() == 60)
  }

  @Test mutating func `a view that moves takes its fitting size along`() throws {
    #expect(try width("row") == 0)
    #expect(try width() == 40)
    try fixture.engine.move(fixture.item("card"), to: fixture.engine.root)
    #expect(try width() == 40)
    try fixture.setNatural("label", .horizontal, NaturalLength(12))
    #expect(try width() == 22)
    #expect(try width("row") == 0)
  }

  @Test mutating func `targets and priorities change from one question to the next`() throws {
    #expect(try width(target: 200) == 40)
    let size = Size(width: 200, height: 0)
    let card = try fixture.item("card")
    let wide = try fixture.engine.fittingSize(of: card, target: size, horizontalPriority: 1000)
    #expect(wide.width == 200)
    #expect(try width(target: 200) == 40)
    #expect(try width() == 40)
  }

  @Test mutating func `many views are asked in turn`() throws {
    var views: [ItemHandle] = []
    for index in 0..<40 {
      let view = try fixture.engine.addView(to: fixture.item("row"))
      try fixture.engine.setNaturalLength(NaturalLength(Double(index)), of: view, .horizontal)
      views.append(view)
    }
    for _ in 0..<2 {
      for (index, view) in views.enumerated() {
        let size = try fixture.engine.fittingSize(of: view, target: .zero)
        #expect(size.width == Double(index))
      }
    }
  }
}

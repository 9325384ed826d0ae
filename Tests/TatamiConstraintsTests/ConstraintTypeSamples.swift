import TatamiConstraints
import TatamiGeometry
import Testing

// The samples in the documentation of types of TatamiConstraints.

@Suite struct ConstraintTypeSamples {
  func baselines(engine: inout ConstraintEngine, label: ItemHandle) throws {
    try engine.setBaselines(Baselines(first: 16, last: 40), of: label)
  }

  @Test func `the sample of Constraint gives the stated values`() throws {
    var engine = ConstraintEngine(rootSize: Size(width: 320, height: 480))
    let view = try engine.addView(to: engine.root)
    let width = ConstraintAnchor(view, .width)
    let edge = ConstraintAnchor(engine.root, .width)
    let narrower = Constraint(width, .equal, edge, constant: -16)
    try engine.activate(engine.add(narrower))
    #expect(narrower.priority == Constraint.required)
  }

  func constraintAnchor(view: ItemHandle, label: ItemHandle) {
    let leading = ConstraintAnchor(label, .leading)
    let inset = Constraint(leading, .equal, ConstraintAnchor(view, .leading), constant: 16)
    _ = inset
  }

  func fittingContent(text: ItemHandle) {
    let content = FittingContent(wrapping: [text]) { _, width in
      Size(width: min(width ?? 400, 400), height: width.map { 400 / $0 * 20 } ?? 20)
    }
    _ = content
  }

  @Test func `the sample of NaturalLength gives the stated values`() {
    let width = NaturalLength(80, hugging: 251, compressionResistance: 1_000)
    #expect(width.length == 80)
  }

  func naturalLengths(label: ItemHandle) {
    var content = FittingContent()
    content.ownLengths = NaturalLengths(horizontal: NaturalLength(80), vertical: nil)
    _ = content
  }
}

import Tatami
import TatamiConstraints

extension NodeKind {
  /// Nodes that constraints place.
  static let constraints = NodeKind(
    "constraints",
    "Places its children by constraints between their edges, sizes and baselines.",
    [
      SceneProperty<ConstraintsNode>(
        "constraints",
        .list(of: .constraint, count: 0...1_000),
        default: "none",
        "The constraints between children, guides and the node itself."
      ) { $0.contents = $1 },
      SceneProperty(
        "guides",
        .list(of: .text, count: 0...1_000),
        default: "none",
        "The names of areas that constraints place and refer to, but that draw nothing."
      ) { $0.guideNames = $1 },
    ],
    make: { ConstraintsNode(frame: .zero) }
  )
}

extension ValueForm<UILayoutPriority> {
  /// A priority of layout.
  static let priority = ValueForm(
    "priority from 1 to 1000",
    example: "750",
    schema: SchemaPart.number(priorities)
  ) { reader, _ throws(SceneError) in
    UILayoutPriority(Float(try reader.number(in: priorities)))
  }

  private static let priorities = 1.0...1_000
}

extension ValueForm<ConstraintContent> {
  /// A constraint of a `constraints` node.
  static let constraint = ValueForm(
    "[constraint](#constraint)",
    example: #"{"item": "root", "attribute": "height", "constant": 40}"#,
    schema: SchemaPart.reference("constraint")
  ) { reader, resources throws(SceneError) in
    let object = try reader.object(ConstraintContent.table.properties.map(\.name))
    var content = ConstraintContent(object: object)
    try ConstraintContent.table.read(reader, into: &content, resources)
    return content
  }
}

/// A constraint between children of a node.
struct ConstraintContent {
  /// The object in the document, with the names of items and the paths of errors.
  let object: SceneObject
  var attribute = ConstraintAttribute.left
  var relation = ConstraintRelation.equal
  var otherAttribute: ConstraintAttribute?
  var multiplier = 1.0
  var constant = 0.0
  var priority = UILayoutPriority.required

  /// The properties of a constraint.
  @MainActor static let table = PropertyTable<ConstraintContent>(
    title: "constraint",
    properties: [
      SceneProperty(
        "item",
        .text,
        default: nil,
        "The `id` of a child, the name of a guide, or `root` for the node itself."
      ) { _, _ in },
      SceneProperty(
        "attribute",
        .choice(ConstraintAttribute.namesWithoutMargins),
        default: nil,
        "Its attribute."
      ) {
        $0.attribute = $1
      },
      SceneProperty(
        "relation",
        .choice(ConstraintRelation.names),
        default: "`\"==\"`",
        "How the attribute compares with the other one."
      ) { $0.relation = $1 },
      SceneProperty(
        "to",
        .text,
        default: "none: a length equals `constant`",
        "The other item."
      ) { _, _ in },
      SceneProperty(
        "toAttribute",
        .choice(ConstraintAttribute.namesWithoutMargins),
        default: "`attribute`",
        "The attribute of the other item."
      ) { $0.otherAttribute = $1 },
      SceneProperty(
        "multiplier",
        .number(-1_000...1_000),
        default: "1",
        "The factor of the other attribute."
      ) { $0.multiplier = $1 },
      SceneProperty(
        "constant",
        .points(-100_000...100_000),
        default: "0",
        "The distance that is added to the other attribute."
      ) { $0.constant = $1 },
      SceneProperty(
        "priority",
        .priority,
        default: "1000, required",
        "Which constraint holds where not all can."
      ) { $0.priority = $1 },
    ]
  )
}

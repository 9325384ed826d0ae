import TatamiConstraints
import TatamiDocuments

extension ConstraintSceneLayout {
  private static let constraintKeys = [
    "id", "item", "attribute", "relation", "to", "toAttribute", "multiplier", "constant",
    "priority",
    "active",
  ]

  private static let regions: KeyValuePairs<String, ItemRegion> = [
    "margins": .margins, "safeArea": .safeArea, "content": .content, "frame": .frame,
  ]

  /// Reads a constraint and adds it to the engine.
  mutating func add(_ reader: SceneReader) throws(SceneError) {
    let object = try reader.object(Self.constraintKeys)
    let id = try object.required("id").string()
    guard constraints[id] == nil else {
      throw try object.required("id").impossible("another constraint has this id")
    }
    let constraint = try constraint(object)
    let isActive = try object["active"]?.bool() ?? true
    do throws(ConstraintError) {
      let handle = try engine.add(constraint)
      constraints[id] = handle
      if isActive { try engine.activate(handle) }
    } catch {
      throw .impossible(reason: "\(error)", at: error.place(in: object))
    }
  }

  private func constraint(_ object: SceneObject) throws(SceneError) -> Constraint {
    let attribute = try object.required("attribute").choice(ConstraintAttribute.names)
    let first = try anchor(object.required("item"), attribute)
    let second = try object["to"].map { reader throws(SceneError) in
      let other = try object["toAttribute"]?.choice(ConstraintAttribute.names) ?? attribute
      return try anchor(reader, other)
    }
    let relation = try object["relation"]?.choice(ConstraintRelation.names)
    var constraint = Constraint(first, relation ?? .equal, second)
    constraint.multiplier = try object["multiplier"]?.number(in: Self.numbers) ?? 1
    constraint.constant = try object["constant"]?.number(in: Self.numbers) ?? 0
    constraint.priority = try object["priority"]?.priority() ?? Constraint.required
    constraint.isRightToLeft = isRightToLeft
    return constraint
  }

  /// Reads `name` or `name@region`.
  private func anchor(
    _ reader: SceneReader,
    _ attribute: ConstraintAttribute
  ) throws(SceneError) -> ConstraintAnchor {
    let text = try reader.string()
    guard let at = text.firstIndex(of: "@") else {
      let item = text == "root" ? engine.root : views[text]?.handle ?? guides[text]
      guard let item else { throw reader.unknownValue(text, allowed: ["root"] + names) }
      return ConstraintAnchor(item, attribute)
    }
    let (name, regionName) = (String(text[..<at]), String(text[text.index(after: at)...]))
    guard let item = name == "root" ? engine.root : views[name]?.handle else {
      throw reader.unknownValue(text, allowed: ["root"] + views.keys)
    }
    guard let region = Self.regions.first(where: { $0.key == regionName })?.value else {
      throw reader.unknownValue(text, allowed: Self.regions.map { "\(name)@\($0.key)" })
    }
    if region == .content || region == .frame, views[name]?.content == nil {
      throw reader.impossible("\(quoted: name) is not a scroll view")
    }
    return ConstraintAnchor(item, attribute, of: region)
  }
}

extension ConstraintError {
  /// Returns the path of the value of a constraint that the error is about.
  func place(in object: SceneObject) -> DocumentPath {
    switch self {
    case .locationAlone where object["to"] != nil: object.path["multiplier"]
    case .locationWithLength, .differentAxes, .directionalWithAbsolute:
      object["toAttribute"]?.path ?? object.path["attribute"]
    case .marginOfGuide(let attribute):
      object["toAttribute"] == nil || object["attribute"]?.value == .string("\(attribute)")
        ? object.path["attribute"] : object.path["toAttribute"]
    default: object.path["attribute"]
    }
  }
}

extension ConstraintRelation {
  /// The relations by their names in documents.
  static let names: KeyValuePairs<String, ConstraintRelation> = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]
}

extension ConstraintAttribute {
  /// The attributes of the alignment rectangle by their names in documents.
  static let namesWithoutMargins: KeyValuePairs<String, ConstraintAttribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  /// The attributes by their names in documents.
  static let names: KeyValuePairs<String, ConstraintAttribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

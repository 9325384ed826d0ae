import OrderedCollections
import TatamiJSON

/// The JSON Schema of scenes, with which editors complete and check documents.
///
/// It is made from the tables that read the documents. It accepts every scene that is accepted; what
/// it cannot express, such as the number of nodes, is checked when a scene is read.
@preconcurrency @MainActor
public enum SceneSchema {
  private typealias Members = OrderedDictionary<String, JSONValue>

  /// The schema, draft 2020-12.
  public static var value: JSONValue {
    .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("Tatami scene"),
      "type": .string("object"),
      "properties": .object(document),
      "additionalProperties": .bool(false),
      "required": .array([.string("view")]),
      "$defs": .object(definitions),
    ])
  }

  /// The schema with the member `defaults`: the documented default of each property by kind of nodes.
  public static var valueWithDefaults: JSONValue {
    guard case .object(var members) = value else { return value }
    var defaults: Members = [:]
    for kind in NodeKind.all {
      var texts: Members = [:]
      for property in kind.properties {
        texts[property.name] = property.initial.map { .string($0.filter { $0 != "`" }) }
      }
      defaults[kind.name] = .object(texts)
    }
    members["defaults"] = .object(defaults)
    return .object(members)
  }

  private static var document: Members {
    [
      "$schema": SchemaPart.text,
      "data": described("The values of references."),
      "scene": SchemaPart.reference(Canvas.table.title),
      "colors": colors,
      "styles": SchemaPart.dictionary(of: SchemaPart.reference("style")),
      "view": SchemaPart.reference("node"),
    ]
  }

  private static var colors: JSONValue {
    .object([
      "type": .string("object"),
      "propertyNames": .object(["pattern": .string(ColorReader.ownName)]),
      "additionalProperties": SchemaPart.reference("ownColor"),
    ])
  }

  private static var definitions: Members {
    var definitions: Members = [
      "reference": SchemaPart.object(
        [SceneTemplate.data: SchemaPart.text, SceneTemplate.fallback: .bool(true)],
        required: [SceneTemplate.data]
      ),
      "node": .object(["oneOf": .array(NodeKind.all.map { SchemaPart.reference($0.name) })]),
      "style": style,
      "color": ValueForm<UIColor>.colorSchema(named: "color", hasOwnNames: true),
      "ownColor": ValueForm<UIColor>.colorSchema(named: "ownColor", hasOwnNames: false),
      "length": ValueForm<SizeDescription>.lengthSchema,
      "alignment": ValueForm<Tatami.Alignment>.alignmentSchema,
      "insets": ValueForm<BorderInsets>.insetsSchema,
    ]
    for kind in NodeKind.all { definitions[kind.name] = schema(of: kind) }
    add(Canvas.table, to: &definitions)
    add(Gradient.table, to: &definitions)
    add(BorderStyle.table, to: &definitions)
    add(ShadowStyle.table, to: &definitions)
    add(TextSpan.table, to: &definitions)
    add(GridColumn.table, to: &definitions)
    add(GridRow.table, to: &definitions)
    add(GridRow.header, to: &definitions)
    add(TableSectionContent.table, to: &definitions)
    add(TableRowContent.table, to: &definitions)
    add(TileContent.table, to: &definitions)
    add(ConstraintContent.table, to: &definitions)
    return definitions
  }

  private static func add<Target>(_ table: PropertyTable<Target>, to definitions: inout Members) {
    var members = members(table.properties)
    members[SceneTemplate.each] = SchemaPart.text
    members[SceneTemplate.condition] = SchemaPart.text
    let required = table.properties.filter { $0.initial == nil }.map(\.name)
    definitions[table.title] = SchemaPart.object(members, required: required)
  }

  private static func schema(of kind: NodeKind) -> JSONValue {
    var members: Members = [
      "type": .object(["const": .string(kind.name)]),
      "style": SchemaPart.any(of: [SchemaPart.text, SchemaPart.list(of: SchemaPart.text)]),
      SceneTemplate.each: SchemaPart.text, SceneTemplate.condition: SchemaPart.text,
    ]
    members.merge(self.members(kind.properties)) { $1 }
    if kind.keys.contains("children") {
      members["children"] = SchemaPart.list(of: SchemaPart.reference("node"))
    }
    // A style can have the other required properties.
    guard case .object(var schema) = SchemaPart.object(members, required: ["type"]) else {
      return .null
    }
    schema["description"] = .string(kind.summary)
    return .object(schema)
  }

  private static func members<Target>(_ properties: [SceneProperty<Target>]) -> Members {
    var members: Members = [:]
    for property in properties { members[property.name] = schema(of: property) }
    return members
  }

  /// Returns the schema of a property's values, in place of which a reference is allowed.
  private static func schema<Target>(of property: SceneProperty<Target>) -> JSONValue {
    .object([
      "description": .string(property.summary),
      "anyOf": .array([property.schema, SchemaPart.reference("reference")]),
    ])
  }

  /// Properties of the same name may have other values in other kinds of nodes.
  private static var style: JSONValue {
    var forms: OrderedDictionary<String, [JSONValue]> = [:]
    for property in NodeKind.all.flatMap(\.properties) {
      if forms[property.name]?.contains(property.schema) == true { continue }
      forms[property.name, default: []].append(property.schema)
    }
    let reference = SchemaPart.reference("reference")
    return SchemaPart.object(forms.mapValues { SchemaPart.any(of: $0 + [reference]) })
  }

  private static func described(_ description: String) -> JSONValue {
    .object(["description": .string(description)])
  }
}

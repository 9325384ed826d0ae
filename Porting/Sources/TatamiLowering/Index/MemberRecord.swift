internal import SwiftSyntax

/// A method or property of a type, as far as its declaration tells.
struct MemberRecord: Sendable {
  /// Facts that are true or false.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    static let exposed = Traits(rawValue: 1 << 0)
    static let overriding = Traits(rawValue: 1 << 1)
    static let optional = Traits(rawValue: 1 << 2)
    static let typeMember = Traits(rawValue: 1 << 3)
    static let isolatedFromOtherFiles = Traits(rawValue: 1 << 4)
    static let asynchronous = Traits(rawValue: 1 << 5)
    static let throwing = Traits(rawValue: 1 << 6)
    static let open = Traits(rawValue: 1 << 7)
    static let nonexposed = Traits(rawValue: 1 << 8)
    static let dynamic = Traits(rawValue: 1 << 9)
  }

  /// The base name.
  let name: String
  /// The argument labels of a method, `_` for none; nil for a property.
  let labels: [String]?
  /// The name in `@objc(name)`.
  let objectiveCName: String?
  let traits: Traits
  /// Whether a method returns a value.
  let returnsValue: Bool
  let position: AbsolutePosition

  var isMethod: Bool { labels != nil }
  /// The base name and the labels.
  var fullName: String { name + (labels ?? []).map { $0 + ":" }.joined() }

  /// The selector of a method.
  var selector: String {
    objectiveCName
      ?? ObjectiveCName.method(name, labels: labels ?? [], throws: traits.contains(.throwing))
  }
}

extension MemberRecord {
  init(_ function: FunctionDeclSyntax) {
    let effects = function.signature.effectSpecifiers
    var traits = Traits(function.attributes, function.modifiers)
    if effects?.asyncSpecifier != nil { traits.insert(.asynchronous) }
    if effects?.throwsClause != nil { traits.insert(.throwing) }
    let result = function.signature.returnClause?.type.trimmedDescription
    self.init(
      name: function.name.text,
      labels: function.signature.parameterClause.parameters.map { $0.firstName.text },
      objectiveCName: function.attributes.objectiveCName,
      traits: traits,
      returnsValue: result != nil && result != "Void" && result != "()",
      position: function.name.positionAfterSkippingLeadingTrivia
    )
  }

  init(_ variable: VariableDeclSyntax, _ pattern: IdentifierPatternSyntax) {
    self.init(
      name: pattern.identifier.text,
      labels: nil,
      objectiveCName: variable.attributes.objectiveCName,
      traits: Traits(variable.attributes, variable.modifiers),
      returnsValue: true,
      position: pattern.positionAfterSkippingLeadingTrivia
    )
  }
}

extension MemberRecord.Traits {
  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    self = []
    let exposing = ["objc", "IBAction", "IBOutlet", "IBInspectable"]
    if exposing.contains(where: { attributes.contains(named: $0) }) { insert(.exposed) }
    if attributes.contains(named: "nonobjc") { insert(.nonexposed) }
    for modifier in modifiers {
      switch modifier.name.text {
      case "override": insert(.overriding)
      case "optional": insert(.optional)
      case "static", "class": insert(.typeMember)
      case "private", "fileprivate":
        if modifier.detail == nil { insert(.isolatedFromOtherFiles) }
      case "open": insert(.open)
      case "dynamic": insert(.dynamic)
      default: break
      }
    }
  }
}

extension AttributeListSyntax {
  /// Whether an attribute of the list has a name.
  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The first attribute of the list with a name.
  func first(named name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = first(named: "objc")?.arguments else { return nil }
    return arguments.trimmedDescription
  }
}

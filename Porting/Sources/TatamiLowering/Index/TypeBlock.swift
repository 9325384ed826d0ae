internal import SwiftSyntax

/// The braces of a type's declaration or of one of its extensions.
struct TypeBlock: Sendable {
  enum Kind: Sendable { case classBody, protocolBody, otherBody, extensionBody }

  let kind: Kind
  /// The number of the file in the module.
  let file: Int
  /// The declaration.
  let declaration: Syntax
  /// The name: qualified by the types around it, without generic arguments.
  let typeName: String
  /// The name that sources use at this place.
  let writtenName: String
  /// The written names after the colon, without generic arguments.
  let inherited: [String]
  /// Whether `@objc` or `@objcMembers` stands in front.
  let exposesMembers: Bool
  /// Whether the class is marked with `@objcMembers`, which subclasses inherit.
  let isExposing: Bool
  /// Whether a protocol is marked with `@objc`.
  let isObjectiveC: Bool
  /// `open`, `public`, or empty.
  let access: String
  let isFinal: Bool
  /// The position behind the opening brace.
  let afterBrace: AbsolutePosition
  var members: [MemberRecord] = []
}

internal import SwiftSyntax

/// The start of applications (X19, X46, X104, X105).
extension Lowerer {
  /// The protocols and classes of UIKit whose implementers and subclasses UIKit creates by name.
  private static let rolesByName: Set<String> = [
    "UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// X19: `@UIApplicationMain` on an application's delegate.
  func lowerApplicationEntry(_ node: ClassDeclSyntax) {
    guard let attribute = node.attributes.first(named: "UIApplicationMain") else { return }
    edits.replace(attribute, with: "@main")
  }

  /// X104: delegates of applications and scenes, which are created by their names.
  func lowerInstances(of block: TypeBlock, _ node: some DeclGroupSyntax) {
    guard block.kind == .classBody, hasRole(block.typeName, Lowerer.rolesByName),
      !block.members.contains(where: { $0.name == "_makeInstance" })
    else { return }
    let inherits = index.lineage(of: block.typeName).dropFirst().contains {
      hasRole($0, Lowerer.rolesByName)
    }
    if !inherits { insertConformance("InstanceMaking", node) }
    let access =
      block.access == "open" && !block.isFinal ? "open " : block.access.isEmpty ? "" : "public "
    let overriding = inherits ? "override " : ""
    edits.insert(
      " \(access)\(overriding)class func _makeInstance() -> AnyObject { \(block.writtenName)() };",
      after: block.afterBrace
    )
    guard let information = options.information, !inherits,
      hasRole(block.typeName, ["UIApplicationDelegate"])
    else { return }
    edits.insert(
      " nonisolated \(access)class var _information: String { \(information.swiftLiteral) };",
      after: block.afterBrace
    )
  }

  private func hasRole(_ type: String, _ roles: Set<String>) -> Bool {
    index.inherits(type, from: roles)
  }

  /// X46: the main bundle of an application is that of its module; X105: its information is the property
  /// list.
  func lowerMainBundle(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "main", node.base?.trimmedDescription == "Bundle",
      let delegate = index.applicationDelegate
    else { return }
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let isInformation = ["infoDictionary", "object", "bundleIdentifier"].contains(member)
    edits.replace(
      node,
      with: isInformation
        ? "_ApplicationInformation(\(delegate).self)" : "Bundle._of(\(delegate).self)"
    )
  }

  /// The optional property of delegates is an optional value here: one mark of two is removed.
  func lowerDelegateWindow(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window",
      let inner = node.parent, Lowerer.mark(of: inner) != nil,
      let outer = inner.parent, let mark = Lowerer.mark(of: outer)
    else { return }
    edits.remove(mark)
  }

  private static func mark(of node: Syntax) -> TokenSyntax? {
    node.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }
}

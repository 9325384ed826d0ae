internal import SwiftSyntax

/// Attributes of the Objective-C runtime (X17, X18) and declarations of newer systems (X16).
extension Lowerer {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction",
    "NSCopying", "GKInspectable",
  ]

  func lowerAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Lowerer.removed.contains(name) { edits.remove(node) }
    if name == "NSManaged" {
      report(
        .error,
        "'@NSManaged' has no counterpart; put the class behind '#if !os(Linux)'",
        rule: "X49",
        at: node
      )
    }
    if name == "available", let version = introduced(by: node), version > options.ceiling {
      blankDeclaration(of: node)
    }
    if name == "objc", let type = node.parent?.parent, type.is(ClassDeclSyntax.self),
      let written = node.arguments?.trimmedDescription
    {
      report(
        .note,
        "'\(written)' is not a name for NSClassFromString",
        rule: "X58",
        at: node
      )
    }
  }

  /// The major version of iOS in `@available(iOS 17, *)` or `introduced: 17`.
  private func introduced(by node: AttributeSyntax) -> Int? {
    guard case .availability(let arguments)? = node.arguments else { return nil }
    var isForIOS = false
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction) where restriction.platform.text == "iOS":
        return restriction.version.flatMap { Int($0.major.text) }
      case .token(let token) where token.text == "iOS": isForIOS = true
      case .availabilityLabeledArgument(let labeled)
      where isForIOS && labeled.label.text == "introduced":
        if case .version(let version) = labeled.value { return Int(version.major.text) }
      default: break
      }
    }
    return nil
  }

  /// Removes a declaration that needs a newer system than the ceiling.
  private func blankDeclaration(of attribute: AttributeSyntax) {
    guard let declaration = attribute.parent?.parent else { return }
    edits.blank(declaration)
    report(
      .note,
      "the declaration needs iOS above \(options.ceiling) and is left out",
      rule: "X16",
      at: declaration
    )
  }
}

internal import SwiftSyntax

/// Calls of what Foundation lacks here (X42 to X47, X107).
extension Lowerer {
  /// The last names of what is called here.
  private static let loweredNames: Set<String> = [
    "Timer", "Bundle", "UIImage", "UIColor", "NSLocalizedString", "String", "removeObserver",
    "localizedStringWithFormat", "async", "asyncAfter",
  ]

  func lowerFoundationCall(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard let name, Lowerer.loweredNames.contains(name.baseName.text) else { return }
    let callee = node.calledExpression.trimmedDescription
    let labels = node.arguments.map { $0.label?.text }
    switch (callee, labels) {
    case ("Timer", []) where node.trailingClosure == nil:
      edits.replace(node, with: "Timer._unscheduled()")
    case ("Bundle", ["for"]): lowerBundle(node)
    case ("UIImage", ["named"]), ("UIColor", ["named"]):
      // X106: names are those of the module's catalogs.
      if let argument = node.arguments.first {
        edits.insert(
          ", in: Bundle._ofFile(#fileID), compatibleWith: nil",
          after: argument.expression.endPositionBeforeTrailingTrivia
        )
      }
    case ("NSLocalizedString", _):
      edits.replace(node.calledExpression, with: "_localizedString")
    case ("String.localizedStringWithFormat", _):
      edits.replace(node.calledExpression, with: "_localizedFormat")
    case ("String", let labels) where labels.first == "format":
      edits.replace(node.calledExpression, with: "_string")
    case ("NotificationCenter.default.removeObserver", [nil]):
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        edits.replace(access.declName, with: "_removeObserver")
      }
    default: break
    }
    lowerMainQueue(node)
  }

  /// X46: `Bundle(for: Foo.self)` is the bundle of the module that declares the class.
  private func lowerBundle(_ node: FunctionCallExprSyntax) {
    guard let label = node.arguments.first?.label, let colon = node.arguments.first?.colon else {
      return
    }
    edits.insert("._of", after: node.calledExpression.endPositionBeforeTrailingTrivia)
    edits.remove(label)
    edits.remove(colon)
  }

  /// X47: `DispatchQueue.main.async` runs with the environment's clock.
  private func lowerMainQueue(_ node: FunctionCallExprSyntax) {
    guard options.usesClock, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, base.trimmedDescription == "DispatchQueue.main",
      ["async", "asyncAfter"].contains(access.declName.baseName.text)
    else { return }
    edits.replace(base, with: "_MainQueue")
  }

  // MARK: What is not lowered

  /// X63: properties that need the Objective-C runtime.
  func reportProperty(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    if modifiers.contains("optional") {
      report(
        .error,
        "an optional property has no counterpart; make it a method",
        rule: "X63",
        at: node
      )
    }
  }

  /// X90: appearance proxies; X49: members that change methods at run time.
  func reportMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if name == "instantiateViewController" || name == "loadNibNamed" {
      report(
        .error,
        "storyboards and nibs are not supported; make the views in code",
        rule: "X108",
        at: node.declName
      )
    }
  }

  /// X49: functions that change methods at run time.
  func reportFunction(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard Lowerer.swizzling.contains(name) else { return }
    report(
      .error,
      "swizzling (\(name)) has no counterpart; put this file behind '#if !os(Linux)'",
      rule: "X49",
      at: node
    )
  }

  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod", "object_setClass",
    "method_setImplementation", "imp_implementationWithBlock", "class_getInstanceMethod",
    "NSInvocation", "UIStoryboard", "UINib",
  ]
}

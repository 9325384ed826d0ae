internal import SwiftSyntax

/// Calls of and references to optional methods (X32, X33, X35).
extension Lowerer {
  /// X32: `x?.f?(1)` of a protocol of the module; X35: of a protocol of the kit.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    } else {
      return
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), access.base != nil else { return }
    let name = access.declName.baseName.text
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    let isForced = mark.tokenKind == .exclamationMark
    if let method = optionalMethod(named: name, labels: labels, of: node) {
      lowerModuleCall(node, mark, method.member, isForced: isForced)
    } else if KitOptionalMethods.contains(name, labels: labels ?? argumentLabels(of: node)),
      !index.propertyNames.contains(name)
    {
      edits.replace(mark.trimmedRange, with: "")
      edits.insert("_optional(", before: node.positionAfterSkippingLeadingTrivia)
      edits.insert(
        ")" + (isForced ? "!" : continuation(of: node)),
        after: node.endPositionBeforeTrailingTrivia
      )
    }
  }

  /// The optional method of the module that a call names.
  private func optionalMethod(
    named name: String,
    labels: [String]?,
    of node: FunctionCallExprSyntax
  ) -> ModuleIndex.OptionalMethod? {
    if let labels { return index.optionalMethod(named: name, labels: labels) }
    let written = argumentLabels(of: node)
    let methods = index.optionalMethods[name] ?? []
    return methods.first { $0.member.labels == written }
      ?? methods.first { matches(written, $0.member.labels ?? [], node) }
  }

  /// Whether the written arguments are those of a method; trailing closures have no first label.
  private func matches(
    _ written: [String],
    _ labels: [String],
    _ node: FunctionCallExprSyntax
  ) -> Bool {
    let closures =
      (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    guard closures > 0, written.count == labels.count else { return false }
    let count = labels.count - closures
    return count >= 0 && written.prefix(count) == labels.prefix(count)
  }

  /// The labels of a call's arguments, with the label `_` for none.
  private func argumentLabels(of node: FunctionCallExprSyntax) -> [String] {
    node.arguments.map { $0.label?.text ?? "_" }
      + (node.trailingClosure == nil ? [] : ["_"])
      + node.additionalTrailingClosures.map(\.label.text)
  }

  private func lowerModuleCall(
    _ node: FunctionCallExprSyntax,
    _ mark: TokenSyntax,
    _ method: MemberRecord,
    isForced: Bool
  ) {
    edits.replace(mark.trimmedRange, with: "")
    let isAwaited = method.traits.contains(.asynchronous)
    let discards = isStatement(node) && !(isAlone(node) && method.returnsValue) ? "_ = " : ""
    edits.insert(
      "\(discards)(try\(isForced ? "!" : "?") \(isAwaited ? "await " : "")",
      before: node.positionAfterSkippingLeadingTrivia
    )
    edits.insert(
      ")" + (isForced ? "" : continuation(of: node)),
      after: node.endPositionBeforeTrailingTrivia
    )
  }

  /// A question mark if the expression around a call goes on with a member of its result.
  private func continuation(of node: FunctionCallExprSyntax) -> String {
    guard let parent = node.parent else { return "" }
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return access.base?.id == ExprSyntax(node).id ? "?" : ""
    }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id ? "?" : ""
    }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id ? "?" : ""
    }
    return ""
  }

  /// Whether a call is a statement of its own.
  private func isStatement(_ node: FunctionCallExprSyntax) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// Whether a call is the only statement of its block, whose value it may be.
  private func isAlone(_ node: FunctionCallExprSyntax) -> Bool {
    node.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// X33: `x.f` that is not called.
  func lowerOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, index.optionalMethods[name] != nil else { return }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    if labels == nil, index.propertyNames.contains(name) { return }
    guard let method = index.optionalMethod(named: name, labels: labels), !isCallee(node),
      !isInSelector(node)
    else { return }
    edits.replace(node.declName, with: Lowerer.probeName(of: method.member))
  }

  /// Whether a call takes a member, with a mark of optionality or without one.
  private func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      current = parent
    }
    return current.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id.hashValue
      == current.id.hashValue
  }

  /// Whether a member is the argument of `#selector`.
  private func isInSelector(_ node: MemberAccessExprSyntax) -> Bool {
    var ancestor = node.parent
    while let current = ancestor, !current.is(CodeBlockItemSyntax.self) {
      if current.is(MacroExpansionExprSyntax.self) { return true }
      ancestor = current.parent
    }
    return false
  }
}

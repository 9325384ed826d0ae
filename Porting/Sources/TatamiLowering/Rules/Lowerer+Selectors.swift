internal import SwiftSyntax

/// `#selector` (X21 to X28, X65) and `#keyPath` (X29).
extension Lowerer {
  func lowerMacro(_ node: MacroExpansionExprSyntax) {
    switch node.macroName.text {
    case "selector": lowerSelector(node)
    case "keyPath": lowerKeyPath(node)
    default: break
    }
  }

  private func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      let leftParen = node.leftParen
    else { return }
    guard let reference = MemberReference(argument.expression) else {
      return report(
        .error,
        "the selector's method is neither a name nor a member; name the method with its type",
        rule: "X34",
        at: node
      )
    }
    counts.selectors += 1
    let opening = node.pound.positionAfterSkippingLeadingTrivia..<leftParen.endPosition
    switch argument.label?.text {
    case "getter": lowerAccessor(node, argument, reference, opening, isSetter: false)
    case "setter": lowerAccessor(node, argument, reference, opening, isSetter: true)
    default: lowerMethodSelector(node, reference, opening)
    }
  }

  /// X27: `#selector(getter: Foo.level)`.
  private func lowerAccessor(
    _ node: MacroExpansionExprSyntax,
    _ argument: LabeledExprSyntax,
    _ reference: MemberReference,
    _ opening: Range<AbsolutePosition>,
    isSetter: Bool
  ) {
    let property = reference.name
    let name = isSetter ? ObjectiveCName.setter(property) : property
    let type = typeName(of: reference) ?? scope?.written ?? "Self"
    let label = isSetter ? "setter" : "getter"
    edits.replace(opening, with: "Selector(\(label): \"\(name)\", ")
    let start = argument.positionAfterSkippingLeadingTrivia
    edits.replace(
      start..<argument.expression.endPositionBeforeTrailingTrivia,
      with: "\\\(type).\(property)"
    )
  }

  /// X21 to X26: `#selector(Foo.tap(_:))` and its shorter forms.
  private func lowerMethodSelector(
    _ node: MacroExpansionExprSyntax,
    _ reference: MemberReference,
    _ opening: Range<AbsolutePosition>
  ) {
    let type = typeName(of: reference)
    let scopeName = type ?? scope?.name
    let owner = scopeName.flatMap { index.resolve($0, inside: scope?.name) } ?? scopeName ?? ""
    let candidates = index.methods(named: reference.name, of: owner)
    let method = candidates.first { reference.labels == nil || $0.labels == reference.labels }
    reportEffects(of: method, at: node)
    let labels = reference.labels ?? method?.labels
    guard let labels else {
      edits.replace(opening, with: "Selector(unqualified: \"\(reference.name)\", ")
      return qualify(reference, type: type)
    }
    let name =
      method?.selector ?? KitSelectors.name(reference.name, labels: labels)
      ?? ObjectiveCName.method(reference.name, labels: labels)
    edits.replace(opening, with: "Selector(\"\(name)\", ")
    qualify(reference, type: type)
    let end = reference.expression.endPositionBeforeTrailingTrivia
    if labels.isEmpty, reference.cast == nil {
      let written = type ?? scope?.written ?? "Self"
      let effect = method?.traits.contains(.optional) == true ? "throws " : ""
      edits.insert(" as (\(written)) -> () \(effect)-> _", after: end)
    } else if reference.labels == nil, reference.cast == nil {
      edits.insert("(" + labels.map { $0 + ":" }.joined() + ")", after: end)
    }
  }

  /// Writes the type in front of a reference to a member.
  private func qualify(_ reference: MemberReference, type: String?) {
    let written = scope?.isProtocol == true ? "Self" : scope?.written ?? "Self"
    if let cast = reference.cast {
      edits.insert(
        "(\(type ?? written)) -> ",
        before: cast.positionAfterSkippingLeadingTrivia
      )
    }
    guard let base = reference.base?.expression else {
      let start = reference.expression.positionAfterSkippingLeadingTrivia
      return edits.insert(written + ".", before: start)
    }
    if reference.base?.isSelf == true {
      edits.replace(base, with: written)
    } else if type == nil {
      edits.insert("type(of: ", before: base.positionAfterSkippingLeadingTrivia)
      edits.insert(")", after: base.endPositionBeforeTrailingTrivia)
    }
  }

  /// The type that a reference names; nil for members of the type around it and of values.
  private func typeName(of reference: MemberReference) -> String? {
    guard let base = reference.base, !base.isSelf else { return nil }
    let text = base.expression.trimmedDescription
    guard let last = text.split(separator: ".").last, let first = last.first else { return nil }
    return first.isUppercase || index.resolve(text, inside: scope?.name) != nil ? text : nil
  }

  /// X65: methods that a message cannot call.
  private func reportEffects(of method: MemberRecord?, at node: MacroExpansionExprSyntax) {
    guard let method else { return }
    if method.traits.contains(.asynchronous) {
      report(
        .error,
        "'\(method.fullName)' is asynchronous, so no message can call it",
        rule: "X65",
        at: node
      )
    } else if method.traits.contains(.throwing) {
      report(
        .error,
        "'\(method.fullName)' throws, so no message without an error pointer can call it",
        rule: "X65",
        at: node
      )
    }
  }

  /// X29: `#keyPath(Foo.bar.baz)`.
  private func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var components = argument.expression.trimmedDescription
      .filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    while components.count > 1,
      components[0].first?.isUppercase == true || components[0] == "self"
    {
      components.removeFirst()
    }
    edits.replace(node, with: "\"" + components.joined(separator: ".") + "\"")
  }
}

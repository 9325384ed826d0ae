internal import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override (X36 to X38).
extension Lowerer {
  /// Gives the bodies of an extension's overrides other names, and a class the overrides of all its
  /// extensions, which call them.
  func lowerExtensionMembers(of block: TypeBlock, _ node: some DeclGroupSyntax) {
    switch block.kind {
    case .classBody:
      for number in index.blockNumbers(of: block.typeName) {
        let other = index.blocks[number]
        guard other.kind == .extensionBody,
          let declaration = other.declaration.as(ExtensionDeclSyntax.self)
        else { continue }
        forward(declaration.memberBlock.members, of: block)
      }
    case .extensionBody:
      guard index.declaration(of: block.typeName)?.kind == .classBody else {
        return reportOverrides(of: node)
      }
      for item in node.memberBlock.members { rename(item.decl, in: block) }
    case .protocolBody, .otherBody: break
    }
  }

  /// Whether a method of an extension must be declared in the class body.
  private func isMoved(_ function: FunctionDeclSyntax, of type: String) -> Bool {
    let record = MemberRecord(function)
    if record.traits.contains(.typeMember) { return false }
    if record.traits.contains(.overriding) { return true }
    return index.descendants(of: type).contains { subclass in
      index.blocks(of: subclass).contains { block in
        block.members.contains {
          $0.fullName == record.fullName && $0.traits.contains(.overriding)
        }
      }
    }
  }

  private func isMoved(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { $0.name.text == "override" } && variable.bindings.count == 1
  }

  /// The name that a member of an extension gets.
  private func movedName(_ type: String, _ name: String) -> String {
    "_ext_" + type.split(separator: ".").joined(separator: "_") + "_" + name
  }

  // MARK: The extension

  private func rename(_ declaration: DeclSyntax, in block: TypeBlock) {
    if let function = declaration.as(FunctionDeclSyntax.self),
      isMoved(function, of: block.typeName)
    {
      counts.extensionOverrides += 1
      removeOverride(function.modifiers)
      edits.replace(function.name, with: movedName(block.typeName, function.name.text))
    } else if let variable = declaration.as(VariableDeclSyntax.self), isMoved(variable) {
      counts.extensionOverrides += 1
      rename(variable, in: block)
    }
  }

  private func rename(_ variable: VariableDeclSyntax, in block: TypeBlock) {
    guard let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let accessors = binding.accessorBlock
    else { return }
    removeOverride(variable.modifiers)
    guard let observer = observer(of: accessors), case .accessors(let list) = accessors.accessors
    else {
      return edits.replace(
        pattern.identifier,
        with: movedName(block.typeName, pattern.identifier.text)
      )
    }
    guard list.count == 1, let body = observer.body else {
      return report(
        .error,
        "an override with 'willSet' and 'didSet' cannot be lowered; move it into the class",
        rule: "X37",
        at: variable
      )
    }
    let kind = observer.accessorSpecifier.text
    let value = observer.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
    let start = variable.bindingSpecifier.positionAfterSkippingLeadingTrivia
    let name = movedName(block.typeName, kind + "_" + pattern.identifier.text)
    edits.replace(
      start..<body.leftBrace.positionAfterSkippingLeadingTrivia,
      with: "func \(name)(_ \(value): \(type)) "
    )
    edits.replace(accessors.rightBrace.trimmedRange, with: "")
  }

  private func observer(of block: AccessorBlockSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.first { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  private func removeOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      if modifier.name.text == "open" {
        edits.replace(modifier, with: "public")
      } else {
        edits.remove(modifier)
      }
    }
  }

  // MARK: The class

  /// Adds the members to a class that call those of its extensions.
  private func forward(_ members: MemberBlockItemListSyntax, of block: TypeBlock) {
    for item in members {
      if let function = item.decl.as(FunctionDeclSyntax.self),
        isMoved(function, of: block.typeName)
      {
        forward(function, of: block)
      } else if let variable = item.decl.as(VariableDeclSyntax.self), isMoved(variable) {
        forward(variable, of: block)
      }
    }
  }

  /// The attributes and modifiers of a member on one line, without those that are removed.
  private func prefix(
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> String {
    let removed: Set<String> = ["@objc", "@IBAction", "@nonobjc"]
    let words =
      attributes.map { Lowerer.oneLine($0.trimmedDescription) }.filter { text in
        !removed.contains(String(text.prefix { $0 != "(" }))
      } + modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
    return words.map { $0 + " " }.joined()
  }

  private func forward(_ function: FunctionDeclSyntax, of block: TypeBlock) {
    let parameters = function.signature.parameterClause.parameters
    if let variadic = parameters.first(where: { $0.ellipsis != nil }) {
      return report(
        .error,
        "an override with a variadic parameter cannot be lowered; move it into the class",
        rule: "X36",
        at: variadic
      )
    }
    let arguments = zip(parameters, Lowerer.parameterNames(of: function)).map { parameter, name in
      let label = parameter.firstName.text
      let isReference = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : label + ": ") + (isReference ? "&" : "") + name
    }
    let effects = function.signature.effectSpecifiers
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    edits.insert(
      " " + prefix(function.attributes, function.modifiers) + "func \(function.name.text)"
        + Lowerer.oneLine(function.genericParameterClause?.trimmedDescription ?? "")
        + Lowerer.oneLine(function.signature.trimmedDescription) + " { return \(marks)"
        + movedName(block.typeName, function.name.text)
        + "(\(arguments.joined(separator: ", "))) };",
      after: block.afterBrace
    )
  }

  private func forward(_ variable: VariableDeclSyntax, of block: TypeBlock) {
    guard let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.trimmedDescription,
      let accessors = binding.accessorBlock
    else { return }
    let name = pattern.identifier.text
    var body = "{ get { \(movedName(block.typeName, name)) }"
    if let observer = observer(of: accessors) {
      let kind = observer.accessorSpecifier.text
      let value = kind == "didSet" ? "oldValue" : "newValue"
      body = "{ \(kind) { \(movedName(block.typeName, kind + "_" + name))(\(value)) }"
    } else if hasSetter(accessors) {
      body += " set { \(movedName(block.typeName, name)) = newValue }"
    }
    edits.insert(
      " " + prefix(variable.attributes, variable.modifiers)
        + "var \(name): \(Lowerer.oneLine(type)) \(body) };",
      after: block.afterBrace
    )
  }

  private func hasSetter(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// X39: overrides in extensions of classes of other modules.
  private func reportOverrides(of node: some DeclGroupSyntax) {
    for item in node.memberBlock.members {
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let modifier = modifiers?.first(where: { $0.name.text == "override" }) else { continue }
      report(
        .error,
        "a member of a class of another module cannot be overridden in an extension; "
          + "use a subclass",
        rule: "X39",
        at: modifier
      )
    }
  }
}

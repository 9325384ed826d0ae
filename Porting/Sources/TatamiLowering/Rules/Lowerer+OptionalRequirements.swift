internal import SwiftSyntax

/// Protocols of Objective-C and their optional requirements (X30, X31, X61 to X63).
extension Lowerer {
  /// X30: binds an `@objc` protocol to classes; X31: adds the defaults of optional methods.
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard let number = blockNumbers[node.id] else { return }
    let block = index.blocks[number]
    if block.isObjectiveC { bindToClasses(node, block) }
    let optional = node.memberBlock.members.compactMap { item in
      item.decl.as(FunctionDeclSyntax.self).flatMap { isOptional($0.modifiers) ? $0 : nil }
    }
    guard !optional.isEmpty else { return }
    let access = block.access.isEmpty ? "" : "public "
    let defaults = optional.map { self.defaults(of: $0, access: access) }.joined(separator: "; ")
    edits.insert(
      "; extension \(block.typeName) { \(defaults) }",
      after: node.endPositionBeforeTrailingTrivia
    )
  }

  private func bindToClasses(_ node: ProtocolDeclSyntax, _ block: TypeBlock) {
    guard let clause = node.inheritanceClause else {
      return edits.insert(": AnyObject", after: node.name.endPositionBeforeTrailingTrivia)
    }
    let isBound = block.inherited.contains { name in
      name == "AnyObject" || name == "class" || name == "NSObjectProtocol"
        || index.resolve(name, inside: block.typeName).flatMap { index.declaration(of: $0) }?
          .isObjectiveC == true
    }
    if !isBound { edits.insert(", AnyObject", after: clause.endPositionBeforeTrailingTrivia) }
  }

  private func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "optional" }
  }

  /// X31: an optional method throws, so that its callers can tell whether it exists.
  func lowerOptionalRequirement(_ node: FunctionDeclSyntax) {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "optional" }) else { return }
    counts.optionalRequirements += 1
    edits.remove(modifier)
    let method = MemberRecord(node)
    edits.insert(
      "; var \(Lowerer.probeName(of: method)): (\(Lowerer.closureType(of: node)))? { get }",
      after: node.endPositionBeforeTrailingTrivia
    )
    if node.signature.effectSpecifiers?.throwsClause == nil {
      let effects = node.signature.effectSpecifiers
      let end =
        effects?.endPositionBeforeTrailingTrivia
        ?? node.signature.parameterClause.endPositionBeforeTrailingTrivia
      edits.insert(" throws", after: end)
    }
    guard let name = scope?.name else { return }
    if index.propertyNames.contains(method.name) {
      report(
        .warning,
        "'\(method.name)' is an optional method of '\(name)' and also a property; calls "
          + "with the labels of the method are taken for calls of the method",
        rule: "X34",
        at: node.name
      )
    }
  }

  /// The defaults of an optional method and of the property that tells whether it exists.
  private func defaults(of node: FunctionDeclSyntax, access: String) -> String {
    let signature = Lowerer.throwingSignature(of: node)
    let record = MemberRecord(node)
    let names = Lowerer.parameterNames(of: node)
    let arguments = zip(record.labels ?? [], names).map { label, name in
      label == "_" ? name : "\(label): \(name)"
    }
    let closure =
      "{ \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")_implemented { "
      + "[self] in try self.\(record.name)(\(arguments.joined(separator: ", "))) } }"
    return "\(access)func \(signature) { throw OptionalRequirementAbsent() }; "
      + "\(access)var \(Lowerer.probeName(of: record)): (\(Lowerer.closureType(of: node)))? "
      + "{ \(closure) }"
  }

  /// The name of the property that tells whether an optional method exists.
  static func probeName(of method: MemberRecord) -> String {
    "_optional_" + method.name
      + (method.labels ?? []).map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  /// The type of a closure that calls a method.
  private static func closureType(of node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.parameters.map {
      oneLine($0.type.trimmedDescription) + ($0.ellipsis == nil ? "" : "...")
    }
    let result = node.signature.returnClause.map { oneLine($0.type.trimmedDescription) } ?? "Void"
    return "(\(parameters.joined(separator: ", "))) -> \(result)"
  }

  /// The names of a method's parameters inside of its body.
  static func parameterNames(of node: FunctionDeclSyntax) -> [String] {
    node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "argument\(index)" : name
    }
  }

  /// The name and signature of a method on one line, with `throws`.
  private static func throwingSignature(of node: FunctionDeclSyntax) -> String {
    let generics = node.genericParameterClause.map { oneLine($0.trimmedDescription) } ?? ""
    let parameters = zip(node.signature.parameterClause.parameters, parameterNames(of: node)).map {
      parameter,
      name in
      let label = parameter.firstName.text
      let type = oneLine(parameter.type.trimmedDescription)
      let names = label == name ? name : "\(label) \(name)"
      return "\(names): \(type)\(parameter.ellipsis == nil ? "" : "...")"
    }
    let result =
      node.signature.returnClause.map { " -> " + oneLine($0.type.trimmedDescription) } ?? ""
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    return "\(node.name.text)\(generics)(\(parameters.joined(separator: ", ")))"
      + "\(isAsync ? " async" : "") throws\(result)"
  }

  /// A text with its line breaks replaced by blanks.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map {
      $0.drop { $0 == " " || $0 == "\t" }
    }.joined(separator: " ")
  }

  // MARK: Conformances (X33, X61, X62)

  /// Declares which optional methods of the module's protocols a class lacks.
  func lowerConformances(of node: ClassDeclSyntax) {
    guard let number = blockNumbers[node.id] else { return }
    let block = index.blocks[number]
    let inherited = Set(
      index.superclass(of: block.typeName).map { index.protocols(of: $0) } ?? []
    )
    let access = block.access.isEmpty ? "" : "public "
    for name in index.protocols(of: block.typeName) where !inherited.contains(name) {
      for method in optionalMethods(of: name) where !implements(method, block.typeName) {
        addAbsence(of: method, block, access: access)
      }
    }
  }

  /// The optional methods of a protocol of the module.
  private func optionalMethods(of name: String) -> [FunctionDeclSyntax] {
    guard let node = index.declaration(of: name)?.declaration.as(ProtocolDeclSyntax.self) else {
      return []
    }
    return node.memberBlock.members.compactMap { item in
      item.decl.as(FunctionDeclSyntax.self).flatMap { isOptional($0.modifiers) ? $0 : nil }
    }
  }

  private func implements(_ method: FunctionDeclSyntax, _ type: String) -> Bool {
    let record = MemberRecord(method)
    return index.methods(named: record.name, of: type).contains { $0.labels == record.labels }
  }

  /// The absence of an optional method; X62: in a way that subclasses can override.
  private func addAbsence(of method: FunctionDeclSyntax, _ block: TypeBlock, access: String) {
    let record = MemberRecord(method)
    let probe = Lowerer.probeName(of: record)
    let type = Lowerer.closureType(of: method)
    let isOverridden =
      block.access == "open"
      || index.descendants(of: block.typeName).contains { subclass in
        index.blocks(of: subclass).contains { blocks in
          blocks.members.contains { $0.name == record.name && $0.labels == record.labels }
        }
      }
    var text = " \(access)var \(probe): (\(type))? { nil };"
    if isOverridden {
      let level = block.access == "open" && !block.isFinal ? "open " : access
      text =
        " \(level)func \(Lowerer.throwingSignature(of: method)) "
        + "{ throw OptionalRequirementAbsent() };" + " \(level)var \(probe): (\(type))? { nil };"
    }
    edits.insert(text, after: block.afterBrace)
  }

  /// X62: the implementation of an optional method that a superclass in the module lacks overrides
  /// the method that the superclass has got.
  func lowerLateImplementation(_ node: FunctionDeclSyntax) {
    guard let name = scope?.name, index.declaration(of: name)?.kind == .classBody,
      let superclass = index.superclass(of: name), isMember(node)
    else { return }
    let record = MemberRecord(node)
    guard !record.traits.contains(.overriding), !record.traits.contains(.typeMember),
      let optional = index.optionalMethod(named: record.name, labels: record.labels),
      index.protocols(of: superclass).contains(optional.protocolName)
    else { return }
    let isImplemented = index.methods(named: record.name, of: superclass).contains {
      $0.labels == record.labels
    }
    guard !isImplemented else { return }
    edits.insert("override ", before: node.funcKeyword.positionAfterSkippingLeadingTrivia)
    let type = index.declaration(of: optional.protocolName)?.declaration
      .as(ProtocolDeclSyntax.self)
    guard
      let requirement = type?.memberBlock.members.lazy.compactMap({
        $0.decl.as(FunctionDeclSyntax.self)
      }).first(where: { MemberRecord($0).fullName == record.fullName })
    else { return }
    let names = Lowerer.parameterNames(of: requirement)
    let arguments = zip(record.labels ?? [], names).map { label, name in
      label == "_" ? name : "\(label): \(name)"
    }
    edits.insert(
      "; override var \(Lowerer.probeName(of: record)): (\(Lowerer.closureType(of: requirement)))? "
        + "{ { \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")"
        + "self.\(record.name)(\(arguments.joined(separator: ", "))) } }",
      after: node.endPositionBeforeTrailingTrivia
    )
  }

  /// Whether a function is a member of the innermost type rather than a local function.
  func isMember(_ node: FunctionDeclSyntax) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

internal import SwiftSyntax

/// Tables of the methods that messages call by name (X40, X41, X50 to X60).
extension Lowerer {
  /// Writes the table of a class, or of an extension of a class of the module.
  func lowerActionTable(of block: TypeBlock, number: Int, _ node: some DeclGroupSyntax) {
    switch block.kind {
    case .classBody: lowerClassTable(of: block, node)
    case .extensionBody: lowerExtensionTable(of: block, number: number, node)
    case .protocolBody, .otherBody: break
    }
  }

  private func lowerClassTable(of block: TypeBlock, _ node: some DeclGroupSyntax) {
    guard hasTable(block.typeName) else { return }
    counts.tables += 1
    let inheritsTable = index.lineage(of: block.typeName).dropFirst().contains(where: hasTable)
    if !inheritsTable { insertConformance("ActionTable", node) }
    let access =
      block.access == "open" && !block.isFinal ? "open " : block.access.isEmpty ? "" : "public "
    var body = cases(of: entries(of: block), type: block.writtenName)
    for extensionNumber in extensionsWithTable(of: block.typeName) {
      body += "if let selector = _actions\(extensionNumber)(named: name) { return selector }; "
    }
    let overriding = inheritsTable ? "override " : ""
    let otherwise = inheritsTable ? "super._action(named: name)" : "nil"
    edits.insert(
      " nonisolated \(access)\(overriding)class func _action(named name: String) -> Selector? { "
        + body + "return \(otherwise) };",
      after: block.afterBrace
    )
  }

  private func lowerExtensionTable(
    of block: TypeBlock,
    number: Int,
    _ node: some DeclGroupSyntax
  ) {
    let entries = entries(of: block)
    guard !entries.isEmpty else { return }
    guard index.declaration(of: block.typeName)?.kind == .classBody else {
      if index.declaration(of: block.typeName) == nil {
        report(
          .note,
          "the methods of '\(block.writtenName)' are called through '#selector' only, "
            + "not by name",
          rule: "X57",
          at: node
        )
      }
      return
    }
    counts.tables += 1
    edits.insert(
      "extension \(block.writtenName) { nonisolated static func _actions\(number)(named name: "
        + "String) -> Selector? { " + cases(of: entries, type: block.writtenName)
        + "return nil } }; ",
      before: node.positionAfterSkippingLeadingTrivia
    )
  }

  /// The statements that return the selector of one of the entries.
  private func cases(of entries: [MemberRecord], type: String) -> String {
    guard !entries.isEmpty else { return "" }
    var text = "switch name { "
    var names: Set<String> = []
    for entry in entries where names.insert(entry.selector).inserted {
      let labels = entry.labels ?? []
      let method =
        labels.isEmpty
        ? "\(type).\(entry.name) as (\(type)) -> () -> _"
        : "\(type).\(entry.name)(" + labels.map { $0 + ":" }.joined() + ")"
      text += "case \"\(entry.selector)\": return Selector(\"\(entry.selector)\", \(method)); "
    }
    return text + "default: break }; "
  }

  // MARK: Entries

  /// The methods of a block that messages can name.
  private func entries(of block: TypeBlock) -> [MemberRecord] {
    let exposesAll = block.exposesMembers || index.exposesAllMembers(block.typeName)
    let required = requiredMethods(of: block.typeName)
    return block.members.filter { member in
      guard member.isMethod, !member.traits.contains(.typeMember),
        member.traits.isDisjoint(with: [.nonexposed, .asynchronous, .throwing])
      else { return false }
      if member.traits.contains(.exposed) { return true }
      if required.contains(member.fullName) { return true }
      return exposesAll && !member.traits.contains(.isolatedFromOtherFiles)
    }
  }

  /// The methods that the `@objc` protocols of a type require.
  private func requiredMethods(of type: String) -> Set<String> {
    var names: Set<String> = []
    for name in index.protocols(of: type) {
      guard let block = index.declaration(of: name), block.isObjectiveC else { continue }
      names.formUnion(block.members.lazy.filter(\.isMethod).map(\.fullName))
    }
    return names
  }

  /// Whether a class of the module has methods that messages can name.
  private func hasTable(_ type: String) -> Bool {
    index.declaration(of: type)?.kind == .classBody
      && index.blocks(of: type).contains { !entries(of: $0).isEmpty }
  }

  /// The numbers of the extensions of a class that have tables.
  private func extensionsWithTable(of type: String) -> [Int] {
    index.blockNumbers(of: type).filter { number in
      index.blocks[number].kind == .extensionBody && !entries(of: index.blocks[number]).isEmpty
    }
  }

  /// Adds a protocol to what a type declares.
  func insertConformance(_ name: String, _ node: some DeclGroupSyntax) {
    if let clause = node.inheritanceClause {
      edits.insert(", " + name, after: clause.endPositionBeforeTrailingTrivia)
    } else {
      let end = node.as(ClassDeclSyntax.self).map {
        $0.genericParameterClause?.endPositionBeforeTrailingTrivia
          ?? $0.name.endPositionBeforeTrailingTrivia
      }
      if let end { edits.insert(": " + name, after: end) }
    }
  }
}

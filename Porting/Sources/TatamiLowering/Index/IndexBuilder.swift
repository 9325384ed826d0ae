internal import SwiftSyntax

/// Collects the types, extensions and members of a file.
final class IndexBuilder: SyntaxVisitor {
  private let source: SourceFile
  private let file: Int
  private(set) var blocks: [TypeBlock] = []
  /// The indexes of the blocks around the current node.
  private var open: [Int] = []

  init(_ source: SourceFile, file: Int) {
    self.source = source
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    source.inactiveClauses.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.classBody, node, name: node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherBody, node, name: node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherBody, node, name: node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherBody, node, name: node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocolBody, node, name: node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.extensionBody, node, name: plainName(of: node.extendedType))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(Syntax(node)) { add(MemberRecord(node)) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(Syntax(node)) else { return .visitChildren }
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        add(MemberRecord(node, pattern))
      }
    }
    return .visitChildren
  }

  private func add(_ member: MemberRecord) {
    if let block = open.last { blocks[block].members.append(member) }
  }

  /// Whether the innermost declaration around a node is the last opened block.
  private func isMember(_ node: Syntax) -> Bool {
    guard let block = open.last else { return false }
    var ancestor = node.parent
    while let current = ancestor {
      if current.id == blocks[block].declaration.id { return true }
      if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(ClosureExprSyntax.self)
      {
        return false
      }
      ancestor = current.parent
    }
    return false
  }

  private func begin(
    _ kind: TypeBlock.Kind,
    _ node: some DeclGroupSyntax,
    name: String
  ) -> SyntaxVisitorContinueKind {
    let outer = open.last.map { blocks[$0].typeName + "." } ?? ""
    let modifiers = node.modifiers.map(\.name.text)
    let isObjectiveC = node.attributes.contains(named: "objc")
    let isExposing = node.attributes.contains(named: "objcMembers")
    blocks.append(
      TypeBlock(
        kind: kind,
        file: file,
        declaration: Syntax(node),
        typeName: outer + name,
        writtenName: name,
        inherited: node.inheritanceClause?.inheritedTypes.map { plainName(of: $0.type) } ?? [],
        exposesMembers: isExposing || (isObjectiveC && kind == .extensionBody),
        isExposing: isExposing,
        isObjectiveC: isObjectiveC,
        access: modifiers.first { $0 == "open" || $0 == "public" } ?? "",
        isFinal: modifiers.contains("final"),
        afterBrace: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
      )
    )
    open.append(blocks.count - 1)
    return .visitChildren
  }

  /// The name of a type without attributes and generic arguments.
  private func plainName(of type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return plainName(of: attributed.baseType)
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return plainName(of: member.baseType) + "." + member.name.text
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}

internal import SwiftSyntax

/// The edits and reports of one file.
///
/// Each rule is an extension in a file of its own.
final class Lowerer: SyntaxVisitor {
  let source: SourceFile
  let file: Int
  let index: ModuleIndex
  let options: LoweringOptions
  var edits = EditList()
  var reports: [Report] = []
  var counts = LoweringCounts()
  /// The qualified and written names of the types around the current node.
  private var scopes: [(name: String, written: String, isProtocol: Bool)] = []
  /// Whether FoundationNetworking is imported already.
  var importsNetworking = false
  /// The positions of the blocks of this file by their declarations.
  let blockNumbers: [SyntaxIdentifier: Int]

  init(_ source: SourceFile, file: Int, index: ModuleIndex, options: LoweringOptions) {
    self.source = source
    self.file = file
    self.index = index
    self.options = options
    var numbers: [SyntaxIdentifier: Int] = [:]
    for (number, block) in index.blocks.enumerated() where block.file == file {
      numbers[block.declaration.id] = number
    }
    blockNumbers = numbers
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the lowered text, with the two lines in front.
  func lower() -> String {
    walk(source.tree)
    return SourceHeader.lines(forPath: source.path) + edits.applied(to: source.text)
  }

  /// The innermost type around the current node.
  var scope: (name: String, written: String, isProtocol: Bool)? { scopes.last }

  /// Records a report about a node.
  func report(
    _ severity: Report.Severity,
    _ message: String,
    rule: String,
    at node: some SyntaxProtocol
  ) {
    reports.append(
      source.report(
        severity,
        message,
        rule: rule,
        at: node.positionAfterSkippingLeadingTrivia
      )
    )
  }

  // MARK: Declarations

  private func enter(_ node: some DeclGroupSyntax) {
    guard let number = blockNumbers[node.id] else { return scopes.append(("", "", false)) }
    let block = index.blocks[number]
    let declared = index.declaration(of: block.typeName)
    scopes.append(
      (block.typeName, block.writtenName, declared?.kind == .protocolBody)
    )
    lowerActionTable(of: block, number: number, node)
    lowerValueTable(of: block, node)
    lowerInstances(of: block, node)
    lowerExtensionMembers(of: block, node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    lowerApplicationEntry(node)
    lowerConformances(of: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    lowerProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalRequirement(node)
    lowerLateImplementation(node)
    lowerValueObserver(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    reportProperty(node)
    lowerDynamicProperty(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowerAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.remove(node) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    lowerCondition(node)
    return source.inactiveClauses.contains(node.id) ? .skipChildren : .visitChildren
  }

  // MARK: Statements and expressions

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(in: node)
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lowerMacro(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    lowerFoundationCall(node)
    lowerObservation(node)
    lowerSuperObserver(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalReference(node)
    lowerMainBundle(node)
    lowerDelegateWindow(node)
    reportMember(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    reportFunction(node)
    return .visitChildren
  }
}

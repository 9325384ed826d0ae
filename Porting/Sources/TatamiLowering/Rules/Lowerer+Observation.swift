internal import SwiftSyntax

/// Key-value observation (X44, X45, X82).
extension Lowerer {
  private static let observerLabels = ["forKeyPath", "of", "change", "context"]

  // MARK: Key paths

  /// X44: `observe(\.a.b)` gets the names of its key path, which has none at run time.
  func lowerObservation(_ node: FunctionCallExprSyntax) {
    guard memberName(of: node.calledExpression) == "observe", let first = node.arguments.first,
      first.label == nil,
      node.arguments.dropFirst().allSatisfy({
        ["options", "changeHandler"].contains($0.label?.text)
      })
    else { return }
    guard let path = first.expression.as(KeyPathExprSyntax.self) else { return }
    let root = path.root?.trimmedDescription ?? ""
    let text = path.trimmedDescription.dropFirst(1 + root.count).filter { !$0.isWhitespace }
    let names = text.split(separator: ".").map(String.init)
    guard !names.isEmpty, !text.contains("[") else {
      return report(
        .error,
        "only key paths of properties can be observed",
        rule: "X44",
        at: first
      )
    }
    let name = names.map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")
    var inserted = ", named: \"\(name)\""
    if names.count > 1 {
      let steps = (1..<names.count).map { count in
        let step = names.prefix(count).joined(separator: ".")
        return "\\\(root).\(step.hasSuffix("?") ? String(step.dropLast()) : step)"
      }
      inserted += ", through: [\(steps.joined(separator: ", "))]"
    }
    edits.insert(inserted, after: first.expression.endPositionBeforeTrailingTrivia)
  }

  /// The name of a called function or member.
  private func memberName(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  // MARK: Properties

  /// X45: a dynamic property tells its observers about changes.
  func lowerDynamicProperty(_ node: VariableDeclSyntax) {
    guard let type = scope, index.declaration(of: type.name)?.kind == .classBody else { return }
    let modifiers = node.modifiers.map(\.name.text)
    guard modifiers.contains("dynamic"), Set(modifiers).isDisjoint(with: ["static", "class"]),
      ["objc", "IBInspectable"].contains(where: { node.attributes.contains(named: $0) })
        || index.exposesAllMembers(type.name),
      node.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let (before, after) = ("_willChange(\"\(name)\")", "_didChange(\"\(name)\")")
    guard let block = binding.accessorBlock else {
      return edits.insert(
        " { willSet { \(before) } didSet { \(after) } }",
        after: binding.endPositionBeforeTrailingTrivia
      )
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessor("set", of: accessors)?.body {
      return edits.insert(
        " \(before); defer { \(after) };",
        after: setter.leftBrace.endPositionBeforeTrailingTrivia
      )
    }
    guard accessor("get", of: accessors) == nil else { return }
    merge("willSet", "\(before);", into: accessors, block)
    merge("didSet", "defer { \(after) };", into: accessors, block)
  }

  private func accessor(
    _ name: String,
    of accessors: AccessorDeclListSyntax
  ) -> AccessorDeclSyntax? {
    accessors.first { $0.accessorSpecifier.text == name }
  }

  /// Writes a statement at the start of an observer of a property, which is added if there is none.
  private func merge(
    _ name: String,
    _ statement: String,
    into accessors: AccessorDeclListSyntax,
    _ block: AccessorBlockSyntax
  ) {
    if let body = accessor(name, of: accessors)?.body {
      return edits.insert(
        " \(statement)",
        after: body.leftBrace.endPositionBeforeTrailingTrivia
      )
    }
    edits.insert(
      " \(name) { \(statement) }",
      after: block.leftBrace.endPositionBeforeTrailingTrivia
    )
  }

  // MARK: Observers by name

  /// X82: a class that is called for changes conforms to a protocol instead of overriding a method.
  func lowerValueObserver(_ node: FunctionDeclSyntax) {
    guard isFirstObserver(MemberRecord(node)), isMember(node),
      let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.remove(modifier)
    insertConformance("@preconcurrency _KeyValueObserver", type)
  }

  /// X82: `super.observeValue(…)` in such a class calls nothing.
  func lowerSuperObserver(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true,
      access.declName.baseName.text == "observeValue",
      node.arguments.map({ $0.label?.text }) == Lowerer.observerLabels, !superclassObserves
    else { return }
    edits.replace(access.declName.baseName, with: "_ignoreValue")
  }

  private func isFirstObserver(_ method: MemberRecord) -> Bool {
    method.name == "observeValue" && method.labels == Lowerer.observerLabels && !superclassObserves
  }

  /// Whether a superclass in the module is called for changes.
  private var superclassObserves: Bool {
    guard let name = scope?.name, let superclass = index.superclass(of: name) else { return false }
    return index.methods(named: "observeValue", of: superclass).contains {
      $0.labels == Lowerer.observerLabels
    }
  }
}

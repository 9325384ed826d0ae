internal import SwiftSyntax

/// Tests of the system's version (X15).
extension Lowerer {
  /// The value of a test that is not true on every system the sources are compiled for.
  private func value(of condition: AvailabilityConditionSyntax) -> Bool? {
    for argument in condition.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS",
        let major = restriction.version.flatMap({ Int($0.major.text) }), major > options.ceiling
      else { continue }
      return condition.availabilityKeyword.tokenKind == .poundUnavailable
    }
    return nil
  }

  /// The value that the tests of an `if` or `guard` give the whole list of conditions.
  private func lowerTests(in conditions: ConditionElementListSyntax) -> Bool? {
    var result: Bool?
    for element in conditions {
      guard let test = element.condition.as(AvailabilityConditionSyntax.self),
        let value = value(of: test)
      else { continue }
      edits.replace(test, with: value ? "true" : "false")
      result = value ? (result ?? (conditions.count == 1 ? true : nil)) : false
    }
    return result
  }

  /// Blanks the statements of an `if` that are never executed.
  func lowerAvailability(_ node: IfExprSyntax) {
    switch lowerTests(in: node.conditions) {
    case false?: edits.blank(node.body.statements)
    case true?:
      if case .codeBlock(let block)? = node.elseBody { edits.blank(block.statements) }
    case nil: break
    }
  }

  /// Blanks what follows a `guard` whose test never holds; the `guard` becomes a `do`.
  func lowerAvailability(in statements: CodeBlockItemListSyntax) {
    for (index, item) in zip(statements.indices, statements) {
      guard let guarded = item.item.as(GuardStmtSyntax.self),
        lowerTests(in: guarded.conditions) == false
      else { continue }
      let start = guarded.guardKeyword.positionAfterSkippingLeadingTrivia
      let end = guarded.elseKeyword.endPositionBeforeTrailingTrivia
      blank(start..<end, prefix: "do")
      if let next = statements[statements.index(after: index)...].first,
        let last = statements.last
      {
        blank(
          next.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia,
          prefix: ""
        )
      }
      return
    }
  }

  /// Replaces a range by a text and the line breaks of the range.
  private func blank(_ range: Range<AbsolutePosition>, prefix: String) {
    let utf8 = source.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound.utf8Offset)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound.utf8Offset)
    let breaks = utf8[start..<end].count { $0 == UInt8(ascii: "\n") }
    edits.replace(range, with: prefix + String(repeating: "\n", count: breaks))
  }
}

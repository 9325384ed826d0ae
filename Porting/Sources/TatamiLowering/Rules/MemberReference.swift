internal import SwiftSyntax

/// A reference to a member in `#selector`, taken apart.
struct MemberReference {
  struct Base {
    let expression: ExprSyntax
    /// Whether the base is `self`.
    var isSelf: Bool {
      let text = expression.trimmedDescription
      return text == "self" || text == "Self"
    }
  }

  /// The reference without a cast.
  let expression: ExprSyntax
  let base: Base?
  let name: String
  /// The labels, if they are written.
  let labels: [String]?
  /// The type after `as`.
  let cast: TypeSyntax?

  /// Takes a reference apart; nil for other expressions.
  init?(_ expression: ExprSyntax) {
    var inner = expression
    var cast: TypeSyntax?
    while true {
      if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.label == nil
      {
        inner = element.expression
      } else if let sequence = inner.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first, let last = sequence.elements.last,
        let type = last.as(TypeExprSyntax.self)
      {
        cast = type.type
        inner = first
      } else {
        break
      }
    }
    let declaration: DeclReferenceExprSyntax
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      base = nil
      declaration = reference
    } else if let access = inner.as(MemberAccessExprSyntax.self), let accessBase = access.base {
      base = Base(expression: accessBase)
      declaration = access.declName
    } else {
      return nil
    }
    self.expression = inner
    self.cast = cast
    name = declaration.baseName.text
    labels = declaration.argumentNames?.arguments.map(\.name.text)
  }
}

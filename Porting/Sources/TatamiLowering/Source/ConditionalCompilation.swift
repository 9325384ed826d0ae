internal import SwiftSyntax

/// The values of the conditions of `#if` in a lowered source: those of iOS on Linux.
enum ConditionalCompilation {
  /// Systems and environments that a lowered source is not compiled for.
  private static let absentSystems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Windows", "Android", "WASI", "FreeBSD",
  ]
  /// Modules whose declarations the kit has.
  private static let presentModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation",
  ]
  /// Modules of Apple's systems that have no counterpart.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "SwiftUI", "Combine", "ObjectiveC", "Darwin", "WatchKit", "Metal",
    "MetalKit", "SceneKit", "SpriteKit", "WebKit", "SafariServices", "AVFoundation", "AVKit",
    "Photos", "PhotosUI", "MapKit", "CoreLocation", "CoreData", "CoreImage", "ImageIO",
  ]

  /// The value of a call such as `os(iOS)` that is the same in every build; nil for others.
  static func value(ofCallTo function: String, argument: String) -> Bool? {
    switch function {
    case "os":
      if argument == "iOS" { return true }
      return absentSystems.contains(argument) ? false : nil
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if presentModules.contains(module) { return true }
      return absentModules.contains(module) ? false : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// The clauses that no build compiles.
  static func inactiveClauses(of tree: SourceFileSyntax) -> Set<SyntaxIdentifier> {
    let finder = InactiveClauseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.clauses
  }

  /// The value of a condition; nil if it depends on the build.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let function = call.calledExpression.trimmedDescription
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      if function == "os", argument == "Linux" { return true }
      return value(ofCallTo: function, argument: argument)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return value(
        of: [infix.leftOperand, ExprSyntax(infix.operator), infix.rightOperand][...]
      )
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements)[...])
    }
    return nil
  }

  /// The value of operands and operators; `&&` binds tighter than `||`.
  private static func value(of elements: ArraySlice<ExprSyntax>) -> Bool? {
    let alternatives = elements.split { $0.trimmedDescription == "||" }
    let values = alternatives.map { alternative in
      let factors = alternative.split { $0.trimmedDescription == "&&" }.map { factor in
        factor.count == 1 ? factor.first.flatMap { value(of: $0) } : nil
      }
      return factors.contains(false) ? false : factors.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }
}

/// Collects the clauses of `#if` that no build compiles.
private final class InactiveClauseFinder: SyntaxVisitor {
  var clauses: Set<SyntaxIdentifier> = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isDecided = false
    for clause in node.clauses {
      let value = clause.condition.map { ConditionalCompilation.value(of: $0) } ?? true
      if isDecided || value == false { clauses.insert(clause.id) }
      if value == true { isDecided = true }
    }
    return .visitChildren
  }
}

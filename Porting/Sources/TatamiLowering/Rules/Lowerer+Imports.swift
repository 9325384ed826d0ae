internal import SwiftSyntax

/// Imports and conditions of compilation (X11 to X14).
extension Lowerer {
  /// Modules whose declarations TatamiPort exports.
  private static let replacedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC",
  ]
  /// Modules of Apple's systems that do not exist here.
  private static let absentModules: Set<String> = [
    "AppKit", "AudioToolbox", "AVFoundation", "AVKit", "Cocoa", "Combine", "CoreData", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreVideo", "Darwin", "ImageIO", "MapKit", "Metal", "MetalKit",
    "MobileCoreServices", "os", "Photos", "PhotosUI", "SafariServices", "SceneKit", "SpriteKit",
    "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "WatchKit", "WebKit", "Accelerate",
    "StoreKit", "MessageUI", "Contacts", "CoreMotion", "GameplayKit", "Intents", "LinkPresentation",
  ]

  func lowerImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name else { return }
    importNetworking(after: node)
    let module = first.text
    if let replacement = options.modules[module] ?? ContinuedModules.replacements[module] {
      if replacement.isEmpty { return edits.blank(node) }
      return edits.replace(first, with: replacement)
    }
    if Lowerer.replacedModules.contains(module) {
      return edits.replace(node, with: "import TatamiPort")
    }
    if Lowerer.absentModules.contains(module) {
      edits.blank(node)
      report(
        .note,
        "the import of '\(module)' is removed, because the module does not exist here; "
          + "\"modules\" in port.json names a replacement",
        rule: "X13",
        at: node
      )
    }
  }

  /// X101: on Linux, sessions and requests are in a module of their own.
  private func importNetworking(after node: ImportDeclSyntax) {
    guard source.usesNetworking, !importsNetworking,
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return }
    importsNetworking = true
    edits.insert("; import FoundationNetworking", after: node.endPositionBeforeTrailingTrivia)
  }

  /// Replaces the parts of a condition that are the same in every build.
  func lowerCondition(_ node: IfConfigClauseSyntax) {
    if let condition = node.condition { lowerCondition(condition) }
  }

  private func lowerCondition(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let value = ConditionalCompilation.value(
        ofCallTo: call.calledExpression.trimmedDescription,
        argument: call.arguments.first?.expression.trimmedDescription ?? ""
      )
      if let value { edits.replace(call, with: value ? "true" : "false") }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) {
      if let expression = child.as(ExprSyntax.self) {
        lowerCondition(expression)
      } else {
        for part in child.children(viewMode: .sourceAccurate) {
          if let expression = part.as(ExprSyntax.self) { lowerCondition(expression) }
          if let element = part.as(LabeledExprSyntax.self) { lowerCondition(element.expression) }
        }
      }
    }
  }
}

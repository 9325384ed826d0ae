import TatamiUIKit

/// Returns a description of a node for messages.
@MainActor
func describe(_ node: (any BoxLayoutNode)?) -> String {
  guard let node else { return "a node that has been freed" }
  guard let view = node.layoutNodeView else { return "\(type(of: node))" }
  let name = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
  return "\(type(of: view))\(name)"
}

/// Reports mistakes of the program that a layout recovers from.
enum BoxDiagnostics {
  /// Writes a message to the console.
  static func report(_ message: String) {
    writeDiagnostic(message)
  }
}

import TatamiBox
import TatamiUIKit

/// Returns a description of a node for messages.
@MainActor
func describe(_ node: (any BoxLayoutNode)?) -> String {
  guard let node else { return "a node that has been freed" }
  guard let view = node.layoutNodeView else { return "\(type(of: node))" }
  let name = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
  return "\(type(of: view))\(name)"
}

extension Measure {
  /// Writes the result of a layout to the console if diagnosis is enabled.
  func diagnose() {
    guard let diagnosis else { return }
    BoxDiagnostics.report(
      """
      \(diagnosis): \(describe(node)), width \(size.width.text), height \(size.height.text), has \
      \(frame.width) x \(frame.height) points at (\(frame.minX), \(frame.minY))\(diagnosisRemark.map { "; \($0)" } ?? "")
      """
    )
  }
}

extension SizeDescription {
  /// The length as it is written in code, without limits.
  fileprivate var text: String {
    switch kind {
    case .wrap: "wrap"
    case .fixed: "\(value)"
    case .ratio: "ratio(\(value))"
    case .aspect: "aspectRatio(\(value))"
    }
  }
}

/// Reports programming mistakes from which a layout recovers.
enum BoxDiagnostics {
  /// Writes a message to the console.
  static func report(_ message: String) {
    writeDiagnostic(message)
  }
}

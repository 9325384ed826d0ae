/// A responder with default values of its accessibility properties.
@MainActor
package protocol AccessibilityDescribing {
  /// The default accessibility properties of the responder.
  var ownAccessibility: AccessibilityContent { get }
}

extension UIResponder {
  /// The kind of element if no accessibility trait describes it, such as "text field".
  package var accessibilityKind: String? { defaultAccessibility.kind }

  /// The default accessibility properties of the responder.
  var defaultAccessibility: AccessibilityContent {
    (self as? any AccessibilityDescribing)?.ownAccessibility ?? AccessibilityContent()
  }
}

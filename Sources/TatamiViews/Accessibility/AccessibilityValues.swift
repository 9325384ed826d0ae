import Foundation

/// The accessibility values that the program has set on a responder.
@MainActor
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var hidesElements = false
  var groupsChildren = false
  var isModal = false
}

/// The accessibility values that a view provides by default.
struct AccessibilityContent {
  var isElement = false
  /// The kind of element, if no trait describes it.
  var kind: String?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
}

extension UIResponder {
  /// The kind of element if no accessibility trait describes it, such as "text field".
  package var accessibilityKind: String? { ownAccessibility.kind }
}

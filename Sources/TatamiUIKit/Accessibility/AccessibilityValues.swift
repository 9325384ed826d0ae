import Foundation

/// What a program says about a responder to readers of the screen.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var hidesElements = false
  var groupsChildren = false
  var isModal = false
}

/// What a view says about itself to readers of the screen.
struct AccessibilityContent {
  var isElement = false
  /// What it is, where no trait says so.
  var kind: String?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
}

extension UIResponder {
  /// The kind of element where no accessibility trait says it, such as "text field".
  package var accessibilityKind: String? { ownAccessibility.kind }
}

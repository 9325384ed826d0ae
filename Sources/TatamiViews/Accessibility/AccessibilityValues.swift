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
package struct AccessibilityContent {
  /// Whether the view is an accessibility element.
  package var isElement: Bool
  /// The kind of element, if no trait describes it.
  package var kind: String?
  /// The accessibility label.
  package var label: String?
  /// The accessibility value.
  package var value: String?
  /// The accessibility traits.
  package var traits: UIAccessibilityTraits

  /// Creates the values of a view.
  package init(
    isElement: Bool = false,
    kind: String? = nil,
    label: String? = nil,
    value: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    self.isElement = isElement
    self.kind = kind
    self.label = label
    self.value = value
    self.traits = traits
  }
}

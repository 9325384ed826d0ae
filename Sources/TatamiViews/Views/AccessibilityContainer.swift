/// A view whose accessibility elements include some that have no view.
@MainActor
package protocol AccessibilityContainer {
  /// The number of elements.
  var containedElementCount: Int { get }
  /// Returns the element at an index; nil if there is none.
  func containedElement(at index: Int) -> UIResponder?
  /// Returns the index of an element; nil if it is not inside.
  func indexOfContainedElement(_ element: UIResponder) -> Int?
}

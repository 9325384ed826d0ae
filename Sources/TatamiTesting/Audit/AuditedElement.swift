import Foundation
import TatamiHost
import TatamiUIKit

/// An accessibility element, examined for its description and the region in which it is touched.
@MainActor
struct AuditedElement {
  /// The length that a region must have along both axes, in points.
  private static let minLength: CGFloat = 44
  /// The traits of elements that are operated.
  private static let operated: [UIAccessibilityTraits] = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
  ]

  private let responder: UIResponder
  private let node: AccessibilityNode
  private let window: UIWindow

  init(_ responder: UIResponder, _ node: AccessibilityNode, in window: UIWindow) {
    self.responder = responder
    self.node = node
    self.window = window
  }

  /// Whether people operate the element.
  private var isOperated: Bool {
    node.kind != nil || Self.operated.contains { node.traits.isSuperset(of: $0) }
  }

  // MARK: Description

  var descriptionIssue: AccessibilityAuditIssue? {
    guard isOperated || node.traits.contains(.image), isBlank(node.label) else { return nil }
    // A placeholder is spoken in place of a label, and so is the page of a page control.
    if let field = responder as? UITextField, !isBlank(field.placeholder) { return nil }
    if responder is UIPageControl { return nil }
    return AccessibilityAuditIssue(
      .sufficientElementDescription,
      responder,
      "it has no accessibility label"
    )
  }

  private func isBlank(_ text: String?) -> Bool {
    text?.allSatisfy(\.isWhitespace) ?? true
  }

  // MARK: Region

  var hitRegionIssue: AccessibilityAuditIssue? {
    guard isOperated, let view = responder as? UIView else { return nil }
    let frame = responder.accessibilityFrame
    guard view.visiblePart(of: frame) == frame else { return nil }
    let region = hitRegion(around: CGPoint(x: frame.midX, y: frame.midY), frame)
    let required = minSize(of: view)
    guard region.width < required.width || region.height < required.height else { return nil }
    return AccessibilityAuditIssue(
      .hitRegion,
      responder,
      "\(node.name) reacts to touches in \(region.width.shortText) x \(region.height.shortText) "
        + "points, less than 44 x 44"
    )
  }

  /// The size that is required: 44 points, or less if the system gives a control a smaller one.
  private func minSize(of view: UIView) -> CGSize {
    let segments = view.superview as? UISegmentedControl
    switch segments ?? view {
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl:
      let natural = (segments ?? view).intrinsicContentSize
      let width = natural.width / CGFloat(segments?.numberOfSegments ?? 1)
      return CGSize(
        width: min(Self.minLength, width < 0 ? Self.minLength : width),
        height: min(Self.minLength, natural.height)
      )
    default: return CGSize(width: Self.minLength, height: Self.minLength)
    }
  }

  /// Returns the region around a point in which hit tests find the element: at least its frame.
  private func hitRegion(around middle: CGPoint, _ frame: CGRect) -> CGSize {
    func reach(_ x: CGFloat, _ y: CGFloat, from start: CGFloat) -> CGFloat {
      var distance = start
      while distance < Self.minLength {
        // The middle of the next point.
        let next = distance + 0.5
        guard isHit(CGPoint(x: middle.x + x * next, y: middle.y + y * next)) else { break }
        distance += 1
      }
      return distance
    }
    let (halfWidth, halfHeight) = (frame.width / 2, frame.height / 2)
    return CGSize(
      width: reach(-1, 0, from: halfWidth) + reach(1, 0, from: halfWidth),
      height: reach(0, -1, from: halfHeight) + reach(0, 1, from: halfHeight)
    )
  }

  private func isHit(_ point: CGPoint) -> Bool {
    guard let view = responder as? UIView, let hit = window.hitTest(point, with: nil) else {
      return false
    }
    return hit.isDescendant(of: view)
  }
}

extension AccessibilityNode {
  /// The label in quotation marks, or else the kind of element.
  fileprivate var name: String {
    label.map { "\"\($0)\"" } ?? kind ?? traits.words.first ?? "element"
  }
}

public import TatamiUIKit

/// Something that an accessibility audit has found.
public struct AccessibilityAuditIssue: CustomStringConvertible {
  /// The kind of issue.
  public let auditType: AccessibilityAuditType
  /// The view, or the element that is not a view.
  public let element: UIResponder
  /// The problem, with the values found and required.
  public let compactDescription: String
  /// The classes and identifiers of the views from the window to the element.
  public let path: String

  /// The opaque color of text with too little contrast, as it is seen; nil for other kinds.
  public private(set) var textColor: UIColor?
  /// The color behind text with too little contrast; nil for other kinds.
  public private(set) var backgroundColor: UIColor?

  /// The kind, what is wrong, and the path.
  public var description: String { "\(auditType): \(compactDescription)\n    \(path)" }

  /// Creates an issue of text in a color on another, 0xAARRGGBB.
  @MainActor
  init(contrastOf view: UIView, _ text: String, _ colors: (text: UInt32, background: UInt32)) {
    self.init(.contrast, view, text)
    (textColor, backgroundColor) = (UIColor(colors.text), UIColor(colors.background))
  }

  @MainActor
  init(_ type: AccessibilityAuditType, _ element: UIResponder, _ text: String) {
    auditType = type
    self.element = element
    compactDescription = text
    let suffix = element is UIView ? "" : "/\(Swift.type(of: element))"
    path = (element.containingView?.pathFromWindow ?? "") + suffix
  }
}

extension UIColor {
  /// Creates the color of an opaque pixel.
  fileprivate convenience init(_ pixel: UInt32) {
    let component = { (shift: UInt32) in CGFloat(pixel >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}

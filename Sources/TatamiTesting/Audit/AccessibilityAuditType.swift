/// The kinds of issues that an accessibility audit looks for, with the names of
/// `XCUIAccessibilityAuditType` where it has them.
///
/// ```swift
/// let kinds: AccessibilityAuditType = [.contrast, .hitRegion]
/// let issues = try AccessibilityAudit.issues(in: window, for: kinds)
/// ```
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bit mask of the kinds.
  public let rawValue: Int

  /// Creates kinds from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text whose color differs from the background by less than 4.5:1, or 3:1 for large text.
  ///
  /// Text is large from 18 points, or 14 points in bold. Disabled controls and placeholders are left
  /// out.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Elements that react to touches in less than 44 x 44 points.
  ///
  /// The region is measured by hit tests. Switches, steppers, sliders, segmented controls and page
  /// controls may have the size that the system gives them.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
  /// Images, and elements that can be operated, without a label.
  ///
  /// A placeholder describes a text field.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
  /// Labels that do not show their whole text.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
  /// Views whose constraints have several solutions.
  public static let ambiguousLayout = AccessibilityAuditType(rawValue: 1 << 4)
  /// All kinds.
  public static let all: AccessibilityAuditType = [
    .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .ambiguousLayout,
  ]

  /// The names of the kinds, separated by commas.
  public var description: String {
    let names: [(AccessibilityAuditType, String)] = [
      (.contrast, "contrast"), (.hitRegion, "hit region"),
      (.sufficientElementDescription, "element description"), (.textClipped, "text clipped"),
      (.ambiguousLayout, "ambiguous layout"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

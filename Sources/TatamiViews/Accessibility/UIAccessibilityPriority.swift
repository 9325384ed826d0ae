public import Foundation

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a priority from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An announcement that interrupts others.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// An announcement that follows others, and that one of high priority interrupts.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// An announcement that follows others, and that any other interrupts.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  /// The `UIAccessibilityPriority` of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
}

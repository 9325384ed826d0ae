/// How large the user likes text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing is said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Text a little smaller than usual.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual text.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Text a little larger than usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger text.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text but for those who need more.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for those who need more.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The second size for those who need more.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// The third size for those who need more.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth size for those who need more.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Whether the category is one of those for people who need more than the usual sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The categories from the smallest to the largest.
  static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the categories from the smallest to the largest; nil if it says nothing.
  package var step: Int? { Self.ascending.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller in one category than in another; one that says nothing is smallest.
  public static func < (left: Self, right: Self) -> Bool {
    (left.step ?? -1) < (right.step ?? -1)
  }
}

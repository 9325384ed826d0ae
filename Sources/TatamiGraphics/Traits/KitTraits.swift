public import Foundation

/// The trait of light or dark appearance.
public final class UITraitUserInterfaceStyle: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceStyle { TraitValues().userInterfaceStyle }
  /// Colors may differ.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the display's scale.
public final class UITraitDisplayScale: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, CGFloat> { \.displayScale }
  /// The unspecified value.
  public static var defaultValue: CGFloat { TraitValues().displayScale }
}

/// The trait of the reading direction.
public final class UITraitLayoutDirection: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
  /// The unspecified value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    TraitValues().layoutDirection
  }
}

/// The trait of the amount of horizontal space.
public final class UITraitHorizontalSizeClass: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { TraitValues().horizontalSizeClass }
}

/// The trait of the amount of vertical space.
public final class UITraitVerticalSizeClass: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { TraitValues().verticalSizeClass }
}

/// The trait of the kind of device.
public final class UITraitUserInterfaceIdiom: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceIdiom { TraitValues().userInterfaceIdiom }
  /// Colors may differ.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the user's preferred text size.
public final class UITraitPreferredContentSizeCategory: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
  /// The unspecified value.
  public static var defaultValue: UIContentSizeCategory {
    TraitValues().preferredContentSizeCategory
  }
}

/// The trait of the contrast between colors.
public final class UITraitAccessibilityContrast: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
  /// The unspecified value.
  public static var defaultValue: UIAccessibilityContrast { TraitValues().accessibilityContrast }
  /// Colors may differ.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the visual level of the interface.
public final class UITraitUserInterfaceLevel: NSObject, KitTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceLevel { TraitValues().userInterfaceLevel }
  /// Colors may differ.
  public static var affectsColorAppearance: Bool { true }
}

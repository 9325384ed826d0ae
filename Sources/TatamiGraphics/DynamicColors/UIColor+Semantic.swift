import TatamiDrawing

// Colors named by their purpose, with their light and dark values; those of backgrounds are lighter
// at the elevated level, on sheets and popovers in the dark.
extension UIColor {
  private convenience init(light: Color, dark: Color, elevated: Color) {
    let (base, raised) = (UIColor(light: light, dark: dark), UIColor(elevated))
    self.init { traits in
      let isRaised = traits.userInterfaceStyle == .dark && traits.userInterfaceLevel == .elevated
      return isRaised ? raised : base
    }
  }

  /// Primary text.
  public static let label = UIColor(light: .hex(0x000000), dark: .hex(0xFFFFFF))
  /// Secondary text.
  public static let secondaryLabel = UIColor(
    light: .hex(0x3C3C43, alpha: 0.6),
    dark: .hex(0xEBEBF5, alpha: 0.6)
  )
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    light: .hex(0x3C3C43, alpha: 0.3),
    dark: .hex(0xEBEBF5, alpha: 0.3)
  )
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(
    light: .hex(0x3C3C43, alpha: 0.18),
    dark: .hex(0xEBEBF5, alpha: 0.16)
  )
  /// Placeholders in fields.
  public static let placeholderText = UIColor(
    light: .hex(0x3C3C43, alpha: 0.3),
    dark: .hex(0xEBEBF5, alpha: 0.3)
  )
  /// Links.
  public static let link = UIColor(light: .hex(0x007AFF), dark: .hex(0x0984FF))
  /// Thin lines through which the content below is visible.
  public static let separator = UIColor(
    light: .hex(0x3C3C43, alpha: 0.29),
    dark: .hex(0x545458, alpha: 0.6)
  )
  /// Thin lines that hide the content below.
  public static let opaqueSeparator = UIColor(light: .hex(0xC6C6C8), dark: .hex(0x38383A))
  /// Thin and small shapes.
  public static let systemFill = UIColor(
    light: .hex(0x787880, alpha: 0.2),
    dark: .hex(0x787880, alpha: 0.36)
  )
  /// Medium shapes.
  public static let secondarySystemFill = UIColor(
    light: .hex(0x787880, alpha: 0.16),
    dark: .hex(0x787880, alpha: 0.32)
  )
  /// Large shapes.
  public static let tertiarySystemFill = UIColor(
    light: .hex(0x767680, alpha: 0.12),
    dark: .hex(0x767680, alpha: 0.24)
  )
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: .hex(0x747480, alpha: 0.08),
    dark: .hex(0x767680, alpha: 0.18)
  )
  /// The background of the interface.
  public static let systemBackground = UIColor(
    light: .hex(0xFFFFFF),
    dark: .hex(0x000000),
    elevated: .hex(0x1C1C1E)
  )
  /// Content upon the background.
  public static let secondarySystemBackground = UIColor(
    light: .hex(0xF2F2F7),
    dark: .hex(0x1C1C1E),
    elevated: .hex(0x2C2C2E)
  )
  /// Content upon secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(
    light: .hex(0xFFFFFF),
    dark: .hex(0x2C2C2E),
    elevated: .hex(0x3A3A3C)
  )
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(
    light: .hex(0xF2F2F7),
    dark: .hex(0x000000),
    elevated: .hex(0x1C1C1E)
  )
  /// Content upon the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .hex(0xFFFFFF),
    dark: .hex(0x1C1C1E),
    elevated: .hex(0x2C2C2E)
  )
  /// Content upon secondary grouped backgrounds.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: .hex(0xF2F2F7),
    dark: .hex(0x2C2C2E),
    elevated: .hex(0x3A3A3C)
  )
  /// The background of grouped content under its older name.
  public static let groupTableViewBackground = systemGroupedBackground
  /// Text that stays dark on light backgrounds under all traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text that stays light on dark backgrounds under all traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The accent of interactive elements.
  public static let tintColor = UIColor.systemBlue
}

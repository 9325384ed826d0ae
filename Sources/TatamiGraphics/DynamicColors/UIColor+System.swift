// The system's palette, with its light and dark values.
extension UIColor {
  /// Red.
  public static let systemRed = UIColor(light: .hex(0xFF3B30), dark: .hex(0xFF453A))
  /// Green.
  public static let systemGreen = UIColor(light: .hex(0x34C759), dark: .hex(0x30D158))
  /// Blue.
  public static let systemBlue = UIColor(light: .hex(0x007AFF), dark: .hex(0x0A84FF))
  /// Orange.
  public static let systemOrange = UIColor(light: .hex(0xFF9500), dark: .hex(0xFF9F0A))
  /// Yellow.
  public static let systemYellow = UIColor(light: .hex(0xFFCC00), dark: .hex(0xFFD60A))
  /// Pink.
  public static let systemPink = UIColor(light: .hex(0xFF2D55), dark: .hex(0xFF375F))
  /// Purple.
  public static let systemPurple = UIColor(light: .hex(0xAF52DE), dark: .hex(0xBF5AF2))
  /// Teal.
  public static let systemTeal = UIColor(light: .hex(0x30B0C7), dark: .hex(0x40C8E0))
  /// Indigo.
  public static let systemIndigo = UIColor(light: .hex(0x5856D6), dark: .hex(0x5E5CE6))
  /// Brown.
  public static let systemBrown = UIColor(light: .hex(0xA2845E), dark: .hex(0xAC8E68))
  /// Mint.
  public static let systemMint = UIColor(light: .hex(0x00C7BE), dark: .hex(0x63E6E2))
  /// Cyan.
  public static let systemCyan = UIColor(light: .hex(0x32ADE6), dark: .hex(0x64D2FF))
  /// The standard gray.
  public static let systemGray = UIColor(light: .hex(0x8E8E93), dark: .hex(0x8E8E93))
  /// The second gray, toward the background.
  public static let systemGray2 = UIColor(light: .hex(0xAEAEB2), dark: .hex(0x636366))
  /// The third gray, toward the background.
  public static let systemGray3 = UIColor(light: .hex(0xC7C7CC), dark: .hex(0x48484A))
  /// The fourth gray, toward the background.
  public static let systemGray4 = UIColor(light: .hex(0xD1D1D6), dark: .hex(0x3A3A3C))
  /// The fifth gray, toward the background.
  public static let systemGray5 = UIColor(light: .hex(0xE5E5EA), dark: .hex(0x2C2C2E))
  /// The gray next to the background.
  public static let systemGray6 = UIColor(light: .hex(0xF2F2F7), dark: .hex(0x1C1C1E))
}

import TatamiDrawing

// The fixed colors: one shared instance each (S14).
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of the way from black to white.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half-way between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0, alpha: 1))
  /// Green.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0, alpha: 1))
  /// Blue.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1, alpha: 1))
  /// Cyan.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1, alpha: 1))
  /// Yellow.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0, alpha: 1))
  /// Magenta.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1, alpha: 1))
  /// Orange.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0, alpha: 1))
  /// Purple.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  /// Brown.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
  /// Fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a mask from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Landscape, with the device's top at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Landscape, with the device's top at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the interface stands on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It cannot be told.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, the device's top to the right.
  case landscapeLeft = 4
  /// On its side, the device's top to the left.
  case landscapeRight = 3

  /// Makes the orientation that suits how the device is held; nil for those that suit none.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Several ways for an interface to stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each way.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On its side, the device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On its side, the device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four ways.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

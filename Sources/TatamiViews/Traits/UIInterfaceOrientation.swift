import Foundation
import TatamiGraphics

/// The orientations of the interface relative to the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the device's top at the right.
  case landscapeLeft = 4
  /// Landscape, with the device's top at the left.
  case landscapeRight = 3

  /// Creates the interface orientation for a device orientation; nil if there is none.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// Whether the orientation is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The angle by which the interface is turned clockwise in its upright device, in radians.
  private var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    case .landscapeRight: .pi / 2
    }
  }

  /// Returns the rotation of the interface from another orientation, by half a turn at most.
  func rotation(from other: UIInterfaceOrientation) -> CGAffineTransform {
    let turn = angle - other.angle
    return CGAffineTransform(rotationAngle: turn.remainder(dividingBy: 2 * .pi))
  }
}

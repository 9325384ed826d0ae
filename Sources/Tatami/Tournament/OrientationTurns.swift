import TatamiBracket
import TatamiUIKit

/// Turns a style against the device, from one upright orientation to the next (bracket §2.9).
struct OrientationTurns {
  private var last = UIDeviceOrientation.portrait

  /// The orientations in the order in which a device is turned to the left.
  private static let circle: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// Returns the style after a turn; orientations that are not upright are not recorded.
  mutating func style(
    _ style: BracketStyle,
    after orientation: UIDeviceOrientation
  ) -> BracketStyle {
    guard let from = Self.circle.firstIndex(of: last),
      let to = Self.circle.firstIndex(of: orientation)
    else { return style }
    last = orientation
    switch (to - from + 4) % 4 {
    case 1: return style.rotatedLeft
    case 2: return style.reversed
    case 3: return style.rotatedRight
    default: return style
    }
  }
}

import TatamiBracket
import TatamiUIKit

/// Rotates a style to compensate for the device's rotation (Specification/bracket.md §2.9).
struct OrientationTurns {
  private var last = UIDeviceOrientation.portrait

  /// The orientations in the order of rotations to the left.
  private static let leftTurns: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// Returns the style after a rotation; orientations such as face up are ignored.
  mutating func style(
    _ style: BracketStyle,
    after orientation: UIDeviceOrientation
  ) -> BracketStyle {
    guard let from = Self.leftTurns.firstIndex(of: last),
      let to = Self.leftTurns.firstIndex(of: orientation)
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

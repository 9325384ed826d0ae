package import TatamiDrawing

extension Color {
  /// Returns the color of `0xRRGGBB` with an opacity from 0 to 1.
  package static func hex(_ rgb: UInt32, alpha: Double = 1) -> Color {
    let channel = { (shift: UInt32) in Double((rgb >> shift) & 0xFF) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}

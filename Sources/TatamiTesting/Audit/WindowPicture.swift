import Foundation
import TatamiDrawing
import TatamiHost
import TatamiUIKit

/// The pixels of a window, one per point.
@MainActor
struct WindowPicture {
  private let bitmap: Bitmap

  init(of window: UIWindow) throws(DrawingError) {
    let image = try ViewRenderer.image(of: window, scale: 1)
    guard let bitmap = image.cgImage?.bitmap else {
      throw .library("the window has no pixels")
    }
    self.bitmap = bitmap
  }

  /// Returns the most frequent color in a rectangle; nil outside of the window.
  ///
  /// Colors whose components differ by less than 16 of 255 count together, so that a gradient is not
  /// outvoted by a flat color at its edge.
  func background(of rect: CGRect) -> UInt32? {
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let area = rect.integral.intersection(all)
    guard area.width >= 1, area.height >= 1 else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { counts[bitmap[x, y], default: 0] += 1 }
    }
    let shades = Dictionary(grouping: counts) { $0.key & 0xF0F0F0 }
    let sums = shades.mapValues { $0.reduce(0) { $0 + $1.value } }
    guard let shade = Self.mostFrequent(Array(sums)), let colors = shades[shade] else { return nil }
    return Self.mostFrequent(colors)
  }

  /// Returns the color with the largest count; of several the smallest number, so that the result
  /// does not vary.
  private static func mostFrequent(_ counts: [(key: UInt32, value: Int)]) -> UInt32? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

import Foundation
import Synchronization
import TatamiDrawing

/// Cached variants of an image's pixels: those of a symbol, oriented upright, or tinted.
///
/// A class, because immutable copies of an image share one cache.
final class DerivedImages: Sendable {
  private struct State {
    var rasterized: CGImage?
    var turned: CGImage?
    /// The most recently used colors, newest last.
    var tinted: [(color: Color, image: CGImage)] = []
  }

  /// The maximum number of cached tints: enough for a control's states in light and dark.
  private static let colors = 8

  private let state = Mutex(State())

  // Variants are created outside of the lock, because tinting needs the upright variant.
  func turned(_ make: () -> CGImage?) -> CGImage? { cached(\.turned, make) }

  func rasterized(_ make: () -> CGImage?) -> CGImage? { cached(\.rasterized, make) }

  private func cached(
    _ variant: WritableKeyPath<State, CGImage?>,
    _ make: () -> CGImage?
  ) -> CGImage? {
    if let known = state.withLock({ $0[keyPath: variant] }) { return known }
    let image = make()
    state.withLock { $0[keyPath: variant] = image }
    return image
  }

  func tinted(_ color: Color, _ make: () -> CGImage?) -> CGImage? {
    let known = state.withLock { state in state.tinted.first { $0.color == color }?.image }
    if let known { return known }
    guard let image = make() else { return nil }
    state.withLock { state in
      if state.tinted.count >= Self.colors { state.tinted.removeFirst() }
      state.tinted.append((color, image))
    }
    return image
  }
}

extension UIImage {
  /// The pixels to draw: upright, and tinted if the image has a tint color.
  package var displayImage: CGImage? {
    guard let tint = appearance.tint else { return uprightImage }
    return tinted(with: tint)
  }

  /// The pixels with the orientation applied.
  var uprightImage: CGImage? {
    guard appearance.orientation != .up else { return cgImage }
    return derived.turned { cgImage?.turned(appearance.orientation) }
  }

  /// Returns pixels of a color, resolved with current traits, with the image's alpha channel.
  ///
  /// Results are cached per color.
  package func tinted(with color: UIColor) -> CGImage? {
    let color = color.value
    return derived.tinted(color) { uprightImage?.tinted(color) }
  }

  /// Draws the image's alpha channel in a color, scaled to a rectangle of the current context.
  package func draw(in rect: CGRect, tint: UIColor) {
    if let symbol { return draw(symbol, in: rect, color: tint) }
    guard let image = tinted(with: tint) else { return }
    UIGraphicsGetCurrentContext()?.draw(image, of: self, in: rect)
  }
}

extension CGImage {
  /// Returns the pixels with an orientation applied; nil if memory is exhausted.
  func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let stored = bitmap.pixels()
    let (columns, rows) = orientation.isOnItsSide ? (height, width) : (width, height)
    var target = Array(repeating: UInt32(0), count: stored.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (column, row) = source(of: x, y, orientation)
        target[y * columns + x] = stored[row * width + column]
      }
    }
    return (try? Bitmap(width: columns, height: rows, pixels: target)).map { CGImage($0) }
  }

  /// Returns the stored position of the pixel that is displayed at a position.
  private func source(of x: Int, _ y: Int, _ orientation: UIImage.Orientation) -> (Int, Int) {
    switch orientation {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }

  /// Returns pixels of one color with the alpha channel of the image.
  func tinted(_ color: Color) -> CGImage? {
    let shades = (0...255).map { UInt32(premultiplied: color, coverage: Double($0) / 255) }
    let pixels = bitmap.pixels().map { shades[Int($0 >> 24)] }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) }
  }
}

extension UInt32 {
  /// Creates a premultiplied pixel from a color and its coverage.
  fileprivate init(premultiplied color: Color, coverage: Double) {
    let alpha = color.alpha * coverage
    let byte = { (share: Double) in UInt32((share * 255).rounded()) }
    self =
      byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }
}

import TatamiDrawing

/// The colored images of the particles of one drawing, whose memory is bounded; the alpha of colors is
/// left to the drawing.
///
/// The more memory the images take, the fewer shades the colors of further particles have: 256 levels of
/// each component at first, and 4 from 12 MiB on. Beyond 16 MiB, an image is shown in the most similar
/// of the colors in which it exists; each image exists in one color at least.
struct ParticleTints {
  /// The memory of images after which colors have one bit less, in bytes.
  private static let step = 2 << 20
  private static let leastBits = 2
  /// The memory of images, in bytes, except that of the first color of each.
  private static let limit = 16 << 20

  private struct Tint: Hashable {
    let image: Bitmap
    let color: Color
  }

  private var known: [Tint: Bitmap] = [:]
  /// The colored copies of each image, in the order in which they were made.
  private var copies: [Bitmap: [(color: Color, image: Bitmap)]] = [:]
  private var byteCount = 0

  /// Returns an image in a color without its alpha.
  mutating func image(_ image: Bitmap, _ color: Color) -> Bitmap {
    let bits = max(Self.leastBits, 8 - byteCount / Self.step)
    let color = color.rounded(toLevels: Double((1 << bits) - 1))
    guard color != .white else { return image }
    let tint = Tint(image: image, color: color)
    if let product = known[tint] { return product }
    let product = mostSimilar(to: tint) ?? makeCopy(tint)
    known[tint] = product
    return product
  }

  /// Returns the copy in the most similar color, or the image itself; nil if another copy may be made.
  private func mostSimilar(to tint: Tint) -> Bitmap? {
    guard byteCount + tint.image.byteCount > Self.limit, let made = copies[tint.image] else {
      return nil
    }
    let candidates = made + [(color: Color.white, image: tint.image)]
    return candidates.min { $0.color.distance(to: tint.color) < $1.color.distance(to: tint.color) }?
      .image
  }

  private mutating func makeCopy(_ tint: Tint) -> Bitmap {
    let copy = tint.image.multiplied(by: tint.color)
    copies[tint.image, default: []].append((tint.color, copy))
    byteCount += tint.image.byteCount
    return copy
  }
}

extension Bitmap {
  fileprivate var byteCount: Int { 4 * width * height }
}

extension Color {
  /// Returns the opaque color with components of so many steps from 0 to 1.
  fileprivate func rounded(toLevels levels: Double) -> Color {
    Color(
      red: (red * levels).rounded() / levels,
      green: (green * levels).rounded() / levels,
      blue: (blue * levels).rounded() / levels
    )
  }

  /// Returns the sum of the squared differences of the components.
  fileprivate func distance(to other: Color) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

import Synchronization

extension Bitmap {
  private struct Product: Hashable {
    let image: Bitmap
    /// The components of the color, each in a byte.
    let color: SIMD4<UInt8>
  }

  /// The latest products, which repeat from frame to frame.
  private static let products = Mutex(LRUCache<Product, Bitmap>(limit: 16_777_216))

  /// Returns the image with each pixel multiplied by a color, whose components are rounded to bytes.
  ///
  /// The image itself is returned for white, and if memory is exhausted. Products are cached, up to
  /// 16 MiB.
  ///
  /// - Complexity: O(*n*) in the pixels, O(1) for a cached product.
  package func multiplied(by color: Color) -> Bitmap {
    let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
    let factors = SIMD4<UInt8>((parts * 255).rounded(.toNearestOrAwayFromZero))
    guard factors != SIMD4(repeating: 255) else { return self }
    let key = Product(image: self, color: factors)
    if let known = Self.products.withLock({ $0.value(for: key) }) { return known }
    guard let product = product(with: factors) else { return self }
    let byteCount = product.memory.count + memory.count
    Self.products.withLock { $0.insert(product, for: key, byteCount: byteCount) }
    return product
  }

  private func product(with factors: SIMD4<UInt8>) -> Bitmap? {
    let alpha = UInt32(factors.w)
    let (red, green, blue) = (
      UInt32(factors.x) * alpha, UInt32(factors.y) * alpha, UInt32(factors.z) * alpha
    )
    // Components are premultiplied, so that those of color are multiplied by both factors.
    let pixels = pixels().map { pixel -> UInt32 in
      let a = ((pixel >> 24) * alpha + 127) / 255
      let r = min(a, ((pixel >> 16 & 0xFF) * red + 32512) / 65025)
      let g = min(a, ((pixel >> 8 & 0xFF) * green + 32512) / 65025)
      let b = min(a, ((pixel & 0xFF) * blue + 32512) / 65025)
      return a << 24 | r << 16 | g << 8 | b
    }
    return try? Bitmap(width: width, height: height, pixels: pixels)
  }
}

import CPixbuf

extension Bitmap {
  /// Encodes a PNG file with 24 bits per pixel for opaque bitmaps and 32 bits for others.
  ///
  /// - Throws: `encoding`, `outOfMemory`.
  public func pngData() throws(ImageError) -> [UInt8] {
    try PNGEncoder.data(of: self)
  }

  /// Encodes a PNG file with metadata.
  ///
  /// - Throws: `encoding`, `outOfMemory`.
  package func pngData(_ metadata: PNGMetadata) throws(ImageError) -> [UInt8] {
    try PNGEncoder.data(of: self, metadata)
  }

  /// Encodes a JPEG file; transparent pixels are composited over white.
  ///
  /// - Parameter quality: The compression quality, clamped to 0...1.
  /// - Throws: `encoding`, `outOfMemory`.
  public func jpegData(quality: Double = 0.9) throws(ImageError) -> [UInt8] {
    let pixels = try pixbuf(hasAlpha: false)
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    copyOverWhite(to: pixels)
    let percent = Int((quality.clampedToUnit * 100).rounded())
    return try Self.encoded(pixels, as: "jpeg", quality: percent, name: "JPEG")
  }

  /// Encodes a WebP file of the highest quality, with transparency.
  ///
  /// - Throws: `encoding` also if the package webp-pixbuf-loader is not installed, `outOfMemory`.
  package func webpData() throws(ImageError) -> [UInt8] {
    let pixels = try pixbuf(hasAlpha: true)
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    copyUnpremultiplied(to: pixels)
    do throws(ImageError) {
      return try Self.encoded(pixels, as: "webp", quality: 100, name: "WebP")
    } catch .encoding(let format, let reason) {
      let advice = "; check that the package webp-pixbuf-loader is installed"
      throw .encoding(format: format, reason: reason + advice)
    }
  }

  /// Returns an empty image of the bitmap's size.
  private func pixbuf(hasAlpha: Bool) throws(ImageError) -> OpaquePointer {
    guard
      let pixbuf = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB,
        hasAlpha ? 1 : 0,
        8,
        Int32(width),
        Int32(height)
      )
    else {
      throw .outOfMemory(bytes: width * height * (hasAlpha ? 4 : 3))
    }
    return pixbuf
  }

  /// Encodes an image with one of gdk-pixbuf's modules.
  private static func encoded(
    _ pixbuf: OpaquePointer,
    as type: String,
    quality: Int,
    name: String
  ) throws(ImageError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    "quality".withCString { key in
      "\(quality)".withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        _ = gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, &error)
      }
    }
    defer { g_free(buffer) }
    if let found = error {
      defer { g_clear_error(&error) }
      let reason = found.pointee.message.map { String(cString: $0) } ?? "unknown reason"
      throw .encoding(format: name, reason: reason)
    }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }

  /// Encodes the file that documents embed: JPEG for pixels of a JPEG file, PNG for others.
  ///
  /// - Throws: `encoding`, `outOfMemory`.
  func embeddedFile() throws(ImageError) -> (mediaType: String, bytes: [UInt8]) {
    isFromJPEG ? ("image/jpeg", try jpegData()) : ("image/png", try pngData())
  }

  /// Writes the pixels, composited over white.
  private func copyOverWhite(to pixbuf: OpaquePointer) {
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = memory.bindMemory(to: UInt32.self)
    for row in 0..<height {
      var components = target + row * rowBytes
      for pixel in source[row * width..<(row + 1) * width] {
        let white = 255 - (pixel >> 24)
        components[0] = UInt8(truncatingIfNeeded: min(255, (pixel >> 16 & 0xff) + white))
        components[1] = UInt8(truncatingIfNeeded: min(255, (pixel >> 8 & 0xff) + white))
        components[2] = UInt8(truncatingIfNeeded: min(255, (pixel & 0xff) + white))
        components += 3
      }
    }
  }

  /// Writes the pixels with their colors divided by their alpha.
  private func copyUnpremultiplied(to pixbuf: OpaquePointer) {
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = memory.bindMemory(to: UInt32.self)
    for row in 0..<height {
      var components = target + row * rowBytes
      for premultiplied in source[row * width..<(row + 1) * width] {
        let pixel = premultiplied.unpremultiplied
        components[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        components[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        components[2] = UInt8(truncatingIfNeeded: pixel)
        components[3] = UInt8(truncatingIfNeeded: pixel >> 24)
        components += 4
      }
    }
  }
}

extension UInt32 {
  /// The pixel with its colors divided by its alpha.
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func divide(_ shift: UInt32) -> UInt32 {
      alpha == 0 ? 0 : Swift.min(255, ((self >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divide(16) | divide(8) | divide(0)
  }
}

import CPixbuf

extension Bitmap {
  /// Encodes a PNG file: 24 bits a pixel if all are opaque, else 32.
  ///
  /// - Throws: `encoding`, `outOfMemory`.
  public func pngData() throws(ImageError) -> [UInt8] {
    // zlib's first levels take a fraction of the time of its default for slightly larger files.
    try encode("png", name: "PNG", key: "compression", value: "2", hasAlpha: !isOpaque)
  }

  /// Encodes a JPEG file; transparent parts are put onto white.
  ///
  /// - Parameter quality: 0...1, clamped.
  /// - Throws: `encoding`, `outOfMemory`.
  public func jpegData(quality: Double = 0.9) throws(ImageError) -> [UInt8] {
    let percent = Int((quality.clampedToUnit * 100).rounded())
    return try encode("jpeg", name: "JPEG", key: "quality", value: "\(percent)", hasAlpha: false)
  }

  private func encode(
    _ type: String,
    name: String,
    key: String,
    value: String,
    hasAlpha: Bool
  ) throws(ImageError) -> [UInt8] {
    let created = gdk_pixbuf_new(
      GDK_COLORSPACE_RGB,
      hasAlpha ? 1 : 0,
      8,
      Int32(width),
      Int32(height)
    )
    guard let pixbuf = created else { throw .outOfMemory(bytes: width * height * 4) }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    copyStraight(to: pixbuf, hasAlpha: hasAlpha)
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    key.withCString { key in
      value.withCString { value in
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

  /// Writes the pixels with straight colours, or put onto white if there is no room for alpha.
  private func copyStraight(to pixbuf: OpaquePointer, hasAlpha: Bool) {
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = memory.bindMemory(to: UInt32.self)
    for row in 0..<height {
      var place = target + row * rowBytes
      for pixel in source[row * width..<(row + 1) * width] {
        let alpha = pixel >> 24
        let shift = hasAlpha ? 0 : 255 - alpha
        for (index, bits) in [UInt32(16), 8, 0].enumerated() {
          let component = (pixel >> bits) & 0xff
          let straight = hasAlpha && alpha < 255 ? component.divided(by: alpha) : component + shift
          place[index] = UInt8(truncatingIfNeeded: min(255, straight))
        }
        if hasAlpha { place[3] = UInt8(truncatingIfNeeded: alpha) }
        place += hasAlpha ? 4 : 3
      }
    }
  }
}

extension UInt32 {
  /// Undoes the multiplication with alpha; 0 for no alpha.
  fileprivate func divided(by alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : (self * 255 + alpha / 2) / alpha
  }
}

import CPixbuf

/// A decoded image in gdk-pixbuf's memory.
///
/// A class, because it owns a C object.
final class PixbufImage {
  private let pixbuf: OpaquePointer

  init(owning pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

  /// Returns the largest part around the center with the aspect ratio of an area.
  func cropped(toAspectOf area: (width: Int, height: Int)) -> PixbufImage {
    let aspect = Double(area.width) / Double(area.height)
    let cropWidth = min(width, max(1, Int((Double(height) * aspect).rounded())))
    let cropHeight = min(height, max(1, Int((Double(width) / aspect).rounded())))
    guard (cropWidth, cropHeight) != (width, height),
      let part = gdk_pixbuf_new_subpixbuf(
        pixbuf,
        Int32((width - cropWidth) / 2),
        Int32((height - cropHeight) / 2),
        Int32(cropWidth),
        Int32(cropHeight)
      )
    else { return self }
    return PixbufImage(owning: part)
  }

  /// Writes the pixels with premultiplied alpha.
  func write(to memory: UnsafeMutableRawBufferPointer) {
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return }
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard var target = memory.bindMemory(to: UInt32.self).baseAddress else { return }
    // Iterators are slow in debug builds.
    for row in 0..<height {
      var source = pixels + row * stride
      let end = target + width
      while target < end {
        target.pointee = UInt32(
          alpha: channels == 4 ? UInt32(source[3]) : 255,
          red: source[0],
          green: source[1],
          blue: source[2]
        )
        source += channels
        target += 1
      }
    }
  }
}

extension UInt32 {
  /// Creates a premultiplied pixel from unpremultiplied components.
  init(alpha: UInt32, red: UInt8, green: UInt8, blue: UInt8) {
    let (red, green, blue) = (UInt32(red), UInt32(green), UInt32(blue))
    guard alpha < 255 else {
      self = 0xff00_0000 | red &<< 16 | green &<< 8 | blue
      return
    }
    func multiply(_ component: UInt32) -> UInt32 { (component &* alpha &+ 127) / 255 }
    self = alpha &<< 24 | multiply(red) &<< 16 | multiply(green) &<< 8 | multiply(blue)
  }
}

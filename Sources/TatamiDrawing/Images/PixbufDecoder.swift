import CPixbuf

/// Decodes one image file with gdk-pixbuf.
///
/// A class, because gdk-pixbuf calls it back with the declared size.
final class PixbufDecoder {
  private let format: ImageFormat
  private let limit: Int
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size the file declares, before anything is decoded.
  private var declared: (width: Int, height: Int)?
  private var isTooLarge = false

  init(_ format: ImageFormat, limit: Int) {
    self.format = format
    self.limit = limit
    loader = gdk_pixbuf_loader_new()
  }

  deinit {
    if let loader { g_object_unref(loader) }
  }

  /// Whether gdk-pixbuf can read a format.
  static func hasLoader(for format: ImageFormat) -> Bool {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var node = formats
    while let entry = node?.pointee {
      if let data = entry.data, let name = gdk_pixbuf_format_get_name(OpaquePointer(data)) {
        defer { g_free(name) }
        if String(cString: name) == format.rawValue.lowercased() { return true }
      }
      node = entry.next
    }
    return false
  }

  /// Returns the picture, turned as the file says.
  func decode(_ bytes: [UInt8]) throws(ImageError) -> PixbufPicture {
    let handler = watchSize()
    defer { g_signal_handler_disconnect(loader, handler) }
    let failure = feed(bytes)
    if isTooLarge, let declared {
      throw .unsupportedSize(width: declared.width, height: declared.height, limit: limit)
    }
    if let failure { throw .broken(format: format.rawValue, reason: failure) }
    guard let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let turned = gdk_pixbuf_apply_embedded_orientation(raw)
    else { throw .broken(format: format.rawValue, reason: "no picture in \(bytes.count) bytes") }
    return PixbufPicture(owning: turned)
  }

  /// Has the declared size reported; a size beyond the limit makes the loader stop.
  private func watchSize() -> gulong {
    let report:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?
      ) -> Void = { _, width, height, decoder in
        guard let decoder else { return }
        Unmanaged<PixbufDecoder>.fromOpaque(decoder).takeUnretainedValue()
          .declare(width: Int(width), height: Int(height))
      }
    return g_signal_connect_data(
      loader,
      "size-prepared",
      unsafeBitCast(report, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
  }

  private func declare(width: Int, height: Int) {
    declared = (width, height)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    isTooLarge = overflow || count > limit || count <= 0
    // Loaders take zero for "do not decode".
    if isTooLarge { gdk_pixbuf_loader_set_size(loader, 0, 0) }
  }

  /// Feeds the file piece by piece, so that a refused size ends it; returns what went wrong.
  private func feed(_ bytes: [UInt8]) -> String? {
    var error: UnsafeMutablePointer<GError>?
    var start = 0
    while start < bytes.count && error == nil && !isTooLarge {
      let count = min(65_536, bytes.count - start)
      bytes.withUnsafeBufferPointer { buffer in
        let piece = buffer.baseAddress.map { $0 + start }
        _ = gdk_pixbuf_loader_write(loader, piece, gsize(count), &error)
      }
      start += count
    }
    let writing = takeMessage(&error)
    gdk_pixbuf_loader_close(loader, &error)
    let closing = takeMessage(&error)
    return writing ?? closing
  }

  private func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String? {
    guard let found = error else { return nil }
    defer { g_clear_error(&error) }
    return found.pointee.message.map { String(cString: $0) } ?? "unknown reason"
  }
}

/// Decoded pixels as gdk-pixbuf holds them.
///
/// A class, because it owns a C object.
final class PixbufPicture {
  private let pixbuf: OpaquePointer

  init(owning pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

  /// Writes the pixels with multiplied colours.
  func write(to memory: UnsafeMutableRawBufferPointer) {
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return }
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let target = memory.bindMemory(to: UInt32.self)
    for row in 0..<height {
      var source = pixels + row * stride
      for column in 0..<width {
        let alpha = channels == 4 ? UInt32(source[3]) : 255
        target[row * width + column] = UInt32(
          alpha: alpha,
          red: source[0],
          green: source[1],
          blue: source[2]
        )
        source += channels
      }
    }
  }
}

extension UInt32 {
  /// Makes a pixel with multiplied colours from straight ones.
  init(alpha: UInt32, red: UInt8, green: UInt8, blue: UInt8) {
    func multiply(_ component: UInt8) -> UInt32 {
      alpha == 255 ? UInt32(component) : (UInt32(component) * alpha + 127) / 255
    }
    self = alpha << 24 | multiply(red) << 16 | multiply(green) << 8 | multiply(blue)
  }
}

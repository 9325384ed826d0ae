import CPixbuf

/// Decodes one image file with gdk-pixbuf.
///
/// A class, because gdk-pixbuf's callback receives a pointer to it.
final class PixbufDecoder {
  private let format: ImageFormat
  private let limit: Int
  /// The factor by which a larger image is scaled down.
  private let scale: Double
  private var loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size that the file declares, known before decoding.
  private var declared: (width: Int, height: Int)?
  private var isTooLarge = false

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of pixels that the file may declare.
  ///   - scale: The factor of both lengths; 1 or more keeps the size of the file.
  init(_ format: ImageFormat, limit: Int, scale: Double = 1) {
    self.format = format
    self.limit = limit
    self.scale = scale
  }

  deinit {
    if let loader { g_object_unref(loader) }
  }

  /// Whether gdk-pixbuf has a loader for a format.
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

  /// Returns the image with its EXIF orientation applied.
  func decode(_ bytes: [UInt8]) throws(ImageError) -> PixbufImage {
    // gdk-pixbuf accepts truncated PNG files.
    if format == .png { try format.checkEnd(of: bytes) }
    let pieces = try format.pieces(of: bytes, limit: limit)
    let handler = openLoader()
    defer { g_signal_handler_disconnect(loader, handler) }
    let failure = feed(pieces)
    if isTooLarge, let declared {
      throw .unsupportedSize(width: declared.width, height: declared.height, limit: limit)
    }
    if let failure { throw .broken(format: format.rawValue, reason: failure) }
    guard let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let oriented = gdk_pixbuf_apply_embedded_orientation(raw)
    else { throw .broken(format: format.rawValue, reason: "no image in \(bytes.count) bytes") }
    return PixbufImage(owning: oriented)
  }

  /// Returns the declared size with the EXIF orientation applied; stops at the first pixels if the
  /// loader provides the orientation by then.
  func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    let pieces = try format.pieces(of: bytes, limit: limit)
    let handler = openLoader()
    defer { g_signal_handler_disconnect(loader, handler) }
    let failure = feed(pieces, untilFirstPixels: true)
    if let declared {
      guard !isTooLarge else {
        throw .unsupportedSize(width: declared.width, height: declared.height, limit: limit)
      }
      if let image = gdk_pixbuf_loader_get_pixbuf(loader) {
        return isOnItsSide(image)
          ? ImageHeader(width: declared.height, height: declared.width)
          : ImageHeader(width: declared.width, height: declared.height)
      }
    }
    let reason = failure ?? "no image in \(bytes.count) bytes"
    throw .broken(format: format.rawValue, reason: reason)
  }

  /// Whether the EXIF orientation exchanges width and height: 5 to 8.
  private func isOnItsSide(_ image: OpaquePointer) -> Bool {
    guard let orientation = gdk_pixbuf_get_option(image, "orientation") else { return false }
    return ["5", "6", "7", "8"].contains(String(cString: orientation))
  }

  /// Creates the loader and connects a handler for the declared size; a size beyond the limit stops
  /// the loader.
  ///
  /// gdk-pixbuf prints a warning about a loader that is not closed by `feed`.
  private func openLoader() -> gulong {
    loader = gdk_pixbuf_loader_new()
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
    if isTooLarge {
      // A size of zero makes the loader stop.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    } else if scale < 1 {
      gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
    }
  }

  private func scaled(_ length: Int) -> Int32 {
    Int32(clamping: max(1, Int((Double(length) * scale).rounded(.up))))
  }

  /// Feeds parts of the file in chunks, so that a rejected size ends decoding early, and closes the
  /// loader; returns an error message.
  private func feed(_ pieces: [ArraySlice<UInt8>], untilFirstPixels: Bool = false) -> String? {
    var error: UnsafeMutablePointer<GError>?
    for piece in pieces {
      var rest = piece
      while !rest.isEmpty && error == nil && !isTooLarge
        && !(untilFirstPixels && gdk_pixbuf_loader_get_pixbuf(loader) != nil)
      {
        let chunk = rest.prefix(65_536)
        chunk.withUnsafeBufferPointer { buffer in
          _ = gdk_pixbuf_loader_write(loader, buffer.baseAddress, gsize(buffer.count), &error)
        }
        rest = rest.dropFirst(chunk.count)
      }
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

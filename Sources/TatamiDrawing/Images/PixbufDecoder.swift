import CPixbuf

/// Decodes one image file with gdk-pixbuf.
///
/// A class, because gdk-pixbuf's callback receives a pointer to it.
final class PixbufDecoder {
  private let format: ImageFormat
  private let limit: Int
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size that the file declares, known before decoding.
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
    let handler = connectSizeHandler()
    defer { g_signal_handler_disconnect(loader, handler) }
    let failure = feed(bytes)
    if isTooLarge, let declared {
      throw .unsupportedSize(width: declared.width, height: declared.height, limit: limit)
    }
    if let failure { throw .broken(format: format.rawValue, reason: failure) }
    guard let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let oriented = gdk_pixbuf_apply_embedded_orientation(raw)
    else { throw .broken(format: format.rawValue, reason: "no image in \(bytes.count) bytes") }
    return PixbufImage(owning: oriented)
  }

  /// Connects a handler for the declared size; a size beyond the limit stops the loader.
  private func connectSizeHandler() -> gulong {
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
    // A size of zero makes the loader stop.
    if isTooLarge { gdk_pixbuf_loader_set_size(loader, 0, 0) }
  }

  /// Feeds the file in chunks, so that a rejected size ends decoding early; returns an error message.
  private func feed(_ bytes: [UInt8]) -> String? {
    var error: UnsafeMutablePointer<GError>?
    var start = 0
    while start < bytes.count && error == nil && !isTooLarge {
      let count = min(65_536, bytes.count - start)
      bytes.withUnsafeBufferPointer { buffer in
        let chunk = buffer.baseAddress.map { $0 + start }
        _ = gdk_pixbuf_loader_write(loader, chunk, gsize(count), &error)
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

extension ImageFormat {
  /// Returns the parts of a file that its decoder needs.
  ///
  /// - Parameters:
  ///   - bytes: The file, or a part from its beginning.
  ///   - limit: The maximum number of pixels.
  /// - Throws: `unsupportedSize`, `tooManyScans`, `tooManySamples` for a file that would take too
  ///   much memory or time.
  func pieces(of bytes: [UInt8], limit: Int) throws(ImageError) -> [ArraySlice<UInt8>] {
    switch self {
    case .png: return PNGChunks(bytes).pieces
    case .gif:
      let blocks = GIFBlocks(bytes)
      if let (width, height) = blocks.frame, width * height > limit {
        throw .unsupportedSize(width: width, height: height, limit: limit)
      }
      return blocks.pieces
    case .jpeg: try JPEGScans(bytes).check()
    case .tiff: try TIFFSamples(bytes).check()
    case .webp, .bmp, .ico: break
    }
    return [bytes[...]]
  }

  /// Checks that a file is not truncated, if its decoder accepts truncated files.
  ///
  /// gdk-pixbuf fills the missing part of some JPEG files with gray.
  func checkEnd(of bytes: [UInt8]) throws(ImageError) {
    let isComplete =
      switch self {
      case .png: PNGChunks(bytes).isComplete
      case .jpeg: JPEGScans(bytes).isComplete
      default: true
      }
    guard isComplete else {
      throw .broken(format: rawValue, reason: "truncated after \(bytes.count) bytes")
    }
  }
}

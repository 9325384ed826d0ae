/// A file format for pictures.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// A lossless raster image.
  case png
  /// A raster image without transparency, for photos.
  case jpeg
  /// A raster image with transparency, smaller than a PNG.
  case webp
  /// A vector image that keeps text as text.
  case svg
  /// A page of vector graphics that keeps text as text.
  case pdf

  /// Whether a picture has pixels.
  public var isRaster: Bool { self == .png || self == .jpeg || self == .webp }
}

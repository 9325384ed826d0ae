/// A file format for pictures.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// A lossless raster image.
  case png
  /// A vector image with text as text.
  case svg
  /// A page of vector graphics with text as text.
  case pdf
}

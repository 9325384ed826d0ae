/// An error that occurs when a view is drawn into a file.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value found and the allowed values.
  public let description: String
}

/// An error that occurs when a view is drawn into a file.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found and what is allowed.
  public let description: String
}

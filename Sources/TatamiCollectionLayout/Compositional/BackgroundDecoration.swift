/// A decoration behind a section.
public struct BackgroundDecoration: Hashable, Sendable {
  /// The kind of its view.
  public var kind: String
  /// The distances from the edges of the section, boundary items included, in points.
  public var contentInsets: DirectionalInsets
  /// The position in front of or behind other elements.
  public var zIndex: Int

  /// Makes a decoration; the default insets and z index are zero.
  public init(kind: String, contentInsets: DirectionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

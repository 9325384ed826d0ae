/// A decoration behind a section.
///
/// ```swift
/// let insets = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
/// section.decorations = [BackgroundDecoration(kind: "card", contentInsets: insets)]
/// ```
public struct BackgroundDecoration: Hashable, Sendable {
  /// The kind of its view.
  public var kind: String
  /// The distances from the edges of the section, boundary items included, in points.
  public var contentInsets: DirectionalInsets
  /// The position in front of or behind other elements.
  public var zIndex: Int

  /// Creates a decoration; the default insets and z index are zero.
  public init(kind: String, contentInsets: DirectionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

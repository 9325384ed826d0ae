/// A mark around commands that tells SVG and PDF writers what the drawing means.
public struct Element: Hashable, Sendable {
  /// An identifier, unique in the document; nil for none.
  public var id: String?
  /// The accessible name; nil for none.
  public var title: String?
  /// The ARIA role, for example `button`; nil for none.
  public var role: String?
  /// An address the element leads to; nil for none.
  public var link: String?

  /// Makes a mark.
  public init(
    id: String? = nil,
    title: String? = nil,
    role: String? = nil,
    link: String? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.link = link
  }
}

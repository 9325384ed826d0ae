/// The meaning of a part of a drawing: its name, role and link, for SVG and PDF documents.
///
/// ```swift
/// list.append(
///   .beginElement(SemanticElement(id: "title", link: "https://example.org", headingLevel: 1))
/// )
/// list.append(title)
/// list.append(.endElement)
/// ```
public struct SemanticElement: Hashable, Sendable {
  /// The identifier, unique in the document; nil for none.
  public var id: String?
  /// The accessible name; nil for none.
  public var title: String?
  /// The ARIA role, for example `button`; nil for none.
  public var role: String?
  /// The classes in SVG, separated by spaces; nil for none.
  public var classes: String?
  /// The URL that the element links to; nil for none.
  public var link: String?
  /// The level of a heading, 1 to 6; nil for other elements.
  public var headingLevel: Int?
  /// Whether assistive technologies ignore the element and what is inside, such as a copy of content that
  /// they read elsewhere.
  public var isDecoration = false

  /// Creates an element.
  public init(
    id: String? = nil,
    title: String? = nil,
    role: String? = nil,
    classes: String? = nil,
    link: String? = nil,
    headingLevel: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.classes = classes
    self.link = link
    self.headingLevel = headingLevel
  }
}

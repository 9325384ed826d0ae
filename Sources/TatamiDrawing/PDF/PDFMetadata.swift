/// What a PDF document says about itself.
public struct PDFMetadata: Hashable, Sendable {
  /// The title; empty for none.
  public var title: String
  /// The author; empty for none.
  public var author: String
  /// The subject; empty for none.
  public var subject: String

  /// Makes metadata; the default of each is empty.
  public init(title: String = "", author: String = "", subject: String = "") {
    self.title = title
    self.author = author
    self.subject = subject
  }
}

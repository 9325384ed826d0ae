/// The metadata of a PDF document.
///
/// ```swift
/// var metadata = PDFMetadata(title: "Spring Cup", author: "The club")
/// metadata.keywords = "chess, results"
/// ```
public struct PDFMetadata: Hashable, Sendable {
  /// The title; empty for none.
  public var title: String
  /// The author; empty for none.
  public var author: String
  /// The subject; empty for none.
  public var subject: String
  /// The program that made the document; empty for none.
  public var creator: String
  /// The keywords, separated by commas; empty for none.
  public var keywords: String

  /// Creates metadata; the default of each is empty.
  public init(
    title: String = "",
    author: String = "",
    subject: String = "",
    creator: String = "",
    keywords: String = ""
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.creator = creator
    self.keywords = keywords
  }
}

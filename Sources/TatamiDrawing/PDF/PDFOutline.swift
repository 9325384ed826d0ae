import TatamiGeometry

/// The outline of a PDF document: the bookmarks of all its pages, parents before children.
struct PDFOutline {
  /// An entry that leads to a position on a page.
  struct Entry {
    let title: String
    /// The index of the entry around it; nil for an outermost one.
    let parent: Int?
    /// The number of the page, from 1.
    let page: Int
    /// The position from the page's upper left corner, in points.
    let position: Point
  }

  private(set) var entries: [Entry] = []
  /// The entries to which the next one can belong, outermost first.
  private var parents: [(level: Int, index: Int)] = []

  /// Adds the bookmarks of a page, whose number counts from 1.
  mutating func add(_ bookmarks: [PDFBookmark], ofPage page: Int) {
    for bookmark in bookmarks {
      let title = bookmark.title.plainForMetadata
      guard !title.isEmpty else { continue }
      while let last = parents.last, last.level >= bookmark.level { parents.removeLast() }
      let position = bookmark.position.isFinite ? bookmark.position.limited : .zero
      let parent = parents.last?.index
      parents.append((bookmark.level, entries.count))
      entries.append(Entry(title: title, parent: parent, page: page, position: position))
    }
  }
}

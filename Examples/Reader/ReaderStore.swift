import TatamiUIKit

/// The style in which articles are shown to a reader.
struct ReadingStyle: Equatable {
  /// The colors of a page.
  enum Paper: String, CaseIterable {
    case automatic = "Automatic"
    case sepia = "Sepia"
    case night = "Night"
  }

  var paper = Paper.automatic
  /// The factor of the text size.
  var scale: Float = 1

  var background: UIColor {
    paper == .sepia ? UIColor(red: 0.97, green: 0.94, blue: 0.88, alpha: 1) : .systemBackground
  }

  var interfaceStyle: UIUserInterfaceStyle {
    paper == .night ? .dark : paper == .sepia ? .light : .unspecified
  }
}

/// The articles, and what a reader has done with them.
@MainActor
final class ReaderStore {
  private(set) var articles: [Article]
  /// The saved articles, the last saved one first.
  private(set) var saved: [Article.ID] = []
  var read: Set<Article.ID> = []
  var style = ReadingStyle()
  private let load: () async -> [Article]

  /// Creates a store with a function that loads the current articles.
  init(articles: [Article], load: @escaping () async -> [Article]) {
    (self.articles, self.load) = (articles, load)
  }

  func refresh() async { articles = await load() }

  func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

  func isSaved(_ id: Article.ID) -> Bool { saved.contains(id) }

  func toggleSaved(_ id: Article.ID) {
    if isSaved(id) { saved.removeAll { $0 == id } } else { saved.insert(id, at: 0) }
  }
}

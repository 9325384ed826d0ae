import TatamiUIKit

/// The tabs, in their order.
enum ReaderTab: String, CaseIterable {
  case today = "Today"
  case library = "Library"
  case saved = "Saved"

  /// Returns the sections of the tab and their articles.
  @MainActor
  func sections(of store: ReaderStore) -> [(section: ArticleSection, articles: [Article])] {
    let articles = store.articles
    switch self {
    case .today:
      return [
        (ArticleSection(.feature), Array(articles.prefix(1))),
        (ArticleSection(.shelf, "For a Short Break"), Array(articles.dropFirst().prefix(4))),
        (ArticleSection(.list, "Latest"), Array(articles.dropFirst(5))),
      ]
    case .library:
      return Article.Topic.allCases.map { topic in
        (ArticleSection(.grid, topic.rawValue), articles.filter { $0.topic == topic })
      }
    case .saved:
      return [(ArticleSection(.list), store.saved.compactMap(store.article))]
    }
  }
}

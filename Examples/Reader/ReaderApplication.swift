public import TatamiUIKit

/// A reader of short articles with three tabs.
@MainActor
public enum ReaderApplication {
  /// Creates the tabs; a refresh takes a second and finds a new article.
  public static func makeRoot() -> UIViewController {
    let store = ReaderStore(articles: Array(Article.samples.dropFirst())) {
      try? await Task.sleep(for: .seconds(1))
      return Article.samples
    }
    return makeRoot(store: store)
  }

  static func makeRoot(store: ReaderStore) -> UITabBarController {
    let tabs = UITabBarController()
    let symbols = ["newspaper", "books.vertical", "bookmark"]
    tabs.viewControllers = zip(ReaderTab.allCases, symbols).map { tab, symbol in
      let articles = ArticlesViewController(tab: tab, store: store)
      let navigation = UINavigationController(rootViewController: articles)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem.image = UIImage(systemName: symbol)
      return navigation
    }
    return tabs
  }
}

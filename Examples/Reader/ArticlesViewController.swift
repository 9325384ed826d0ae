import Foundation
import TatamiUIKit

/// The articles of a tab in sections; a tap shows one.
final class ArticlesViewController: UICollectionViewController {
  private let tab: ReaderTab
  private let store: ReaderStore
  private let emptyLabel = UILabel()
  private var dataSource: UICollectionViewDiffableDataSource<ArticleSection, Article.ID>?

  init(tab: ReaderTab, store: ReaderStore) {
    (self.tab, self.store) = (tab, store)
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = tab.rawValue
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] index, environment in
      self?.dataSource?.sectionIdentifier(for: index)?.makeLayout(in: environment)
    }
    makeDataSource()
    emptyLabel.text = "No Saved Articles"
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    collectionView.backgroundView = emptyLabel
    guard tab == .today else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    collectionView.refreshControl = control
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update(animated: false)
  }

  private func makeDataSource() {
    let card = UICollectionView.CellRegistration<ArticleCardCell, Article.ID> {
      [weak self] cell, path, id in
      guard let self, let article = store.article(id) else { return }
      cell.show(article, of: store, isLarge: section(at: path)?.layout == .feature)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Article.ID> {
      [weak self] cell, _, id in self?.configure(cell, id)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in self?.configure(header: view, path) }
    let dataSource = UICollectionViewDiffableDataSource<ArticleSection, Article.ID>(
      collectionView: collectionView
    ) { [weak self] view, path, id in
      self?.section(at: path)?.layout == .list
        ? view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
        : view.dequeueConfiguredReusableCell(using: card, for: path, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    self.dataSource = dataSource
  }

  private func section(at path: IndexPath) -> ArticleSection? {
    dataSource?.sectionIdentifier(for: path.section)
  }

  private func article(at path: IndexPath) -> Article? {
    dataSource?.itemIdentifier(for: path).flatMap(store.article)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ArticleSection, Article.ID>()
    for (section, articles) in tab.sections(of: store) where !articles.isEmpty {
      snapshot.appendSections([section])
      snapshot.appendItems(articles.map(\.id))
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: animated)
    emptyLabel.isHidden = snapshot.numberOfItems > 0
  }

  private func refresh() {
    Task {
      await store.refresh()
      update(animated: true)
      collectionView.refreshControl?.endRefreshing()
    }
  }

  // MARK: Cells

  private func configure(_ cell: UICollectionViewListCell, _ id: Article.ID) {
    guard let article = store.article(id) else { return }
    var content = UIListContentConfiguration.subtitleCell()
    content.image = Illustration.image(for: article)
    content.imageProperties.maximumSize = CGSize(width: 88, height: 44)
    content.imageProperties.cornerRadius = 6
    content.text = article.title
    content.textProperties.color = store.read.contains(id) ? .secondaryLabel : .label
    content.secondaryText = "\(article.topic.rawValue) · \(article.author)"
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    let mark = UIImageView(image: UIImage(systemName: "bookmark.fill"))
    let saved = UICellAccessory.CustomViewConfiguration(customView: mark, placement: .trailing())
    cell.accessories = store.isSaved(id) ? [.customView(configuration: saved)] : []
  }

  private func configure(header: UICollectionViewListCell, _ path: IndexPath) {
    var content = UIListContentConfiguration.plainHeader()
    content.text = section(at: path)?.title
    content.textProperties.font = UIFontMetrics(forTextStyle: .title3)
      .scaledFont(for: .boldSystemFont(ofSize: 20))
    content.axesPreservingSuperviewLayoutMargins = []
    content.directionalLayoutMargins.leading = section(at: path)?.layout == .list ? 0 : 6
    header.contentConfiguration = content
  }

  // MARK: Actions

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let article = article(at: indexPath) else { return }
    show(ArticleViewController(article: article, store: store), sender: self)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let article = article(at: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.makeMenu(for: article)
    }
  }

  private func makeMenu(for article: Article) -> UIMenu {
    let (isSaved, isRead) = (store.isSaved(article.id), store.read.contains(article.id))
    return UIMenu(children: [
      action(isSaved ? "Remove" : "Save", isSaved ? "bookmark.fill" : "bookmark") { [store] in
        store.toggleSaved(article.id)
      },
      action(isRead ? "Mark as Unread" : "Mark as Read", "checkmark.circle") { [store] in
        store.read.formSymmetricDifference([article.id])
      },
      action("Copy Title", "doc.on.doc") { UIPasteboard.general.string = article.title },
    ])
  }

  private func action(_ title: String, _ symbol: String, _ run: @escaping () -> Void) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
      run()
      self?.update(animated: true)
    }
  }
}

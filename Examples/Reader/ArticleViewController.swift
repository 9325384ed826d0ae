import Foundation
import TatamiUIKit

/// The text of an article.
final class ArticleViewController: UIViewController {
  private let article: Article
  private let store: ReaderStore
  private let column = UIStackView()
  private var labels: [(label: UILabel, style: UIFont.TextStyle)] = []

  init(article: Article, store: ReaderStore) {
    (self.article, self.store) = (article, store)
    super.init(nibName: nil, bundle: nil)
    title = article.topic.rawValue
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    makeColumn()
    makeBarItems()
    showStyle()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in self.showStyle()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    store.read.insert(article.id)
  }

  // MARK: Text

  private func makeColumn() {
    let picture = UIImageView(image: Illustration.image(for: article))
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
    column.addArrangedSubview(picture)
    add(article.title, .title1)
    add("By \(article.author)", .subheadline, color: .secondaryLabel)
    for paragraph in article.paragraphs { add(paragraph, .body) }
    column.axis = .vertical
    column.spacing = 14
    column.setCustomSpacing(4, after: column.arrangedSubviews[1])
    placeColumn()
  }

  private func add(_ text: String, _ style: UIFont.TextStyle, color: UIColor = .label) {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.numberOfLines = 0
    column.addArrangedSubview(label)
    labels.append((label, style))
  }

  private func placeColumn() {
    let scroll = UIScrollView()
    for (view, parent) in [(scroll, view), (column, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(view)
    }
    let (content, readable) = (scroll.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func showStyle() {
    overrideUserInterfaceStyle = store.style.interfaceStyle
    view.backgroundColor = store.style.background
    for (label, style) in labels {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      let size = font.pointSize * CGFloat(store.style.scale)
      label.font = .systemFont(ofSize: size, weight: style == .title1 ? .bold : .regular)
    }
  }

  // MARK: Actions

  private func makeBarItems() {
    let save = UIBarButtonItem(
      image: UIImage(systemName: store.isSaved(article.id) ? "bookmark.fill" : "bookmark"),
      primaryAction: UIAction { [weak self] _ in self?.toggleSaved() }
    )
    save.accessibilityLabel = store.isSaved(article.id) ? "Remove" : "Save"
    let style = UIBarButtonItem(
      image: UIImage(systemName: "textformat.size"),
      primaryAction: UIAction { [weak self] _ in self?.showStyleSheet() }
    )
    style.accessibilityLabel = "Text Appearance"
    navigationItem.rightBarButtonItems = [style, save]
  }

  private func toggleSaved() {
    store.toggleSaved(article.id)
    makeBarItems()
  }

  private func showStyleSheet() {
    let sheet = StyleViewController(style: store.style)
    sheet.delegate = self
    sheet.preferredContentSize = CGSize(width: 340, height: 130)
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.modalPresentationStyle = .popover
    let popover = navigation.popoverPresentationController
    popover?.barButtonItem = navigationItem.rightBarButtonItem
    let low = UISheetPresentationController.Detent.custom { _ in 160 }
    popover?.adaptiveSheetPresentationController.detents = [low]
    popover?.adaptiveSheetPresentationController.prefersGrabberVisible = true
    popover?.adaptiveSheetPresentationController.largestUndimmedDetentIdentifier = low.identifier
    present(navigation, animated: true)
  }
}

extension ArticleViewController: StyleViewControllerDelegate {
  func styleViewController(_ controller: StyleViewController, didChange style: ReadingStyle) {
    store.style = style
    showStyle()
  }
}

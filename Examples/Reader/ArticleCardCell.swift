import TatamiUIKit

/// A card with the picture, the title and the author of an article.
final class ArticleCardCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    authorLabel.textColor = .secondaryLabel
    authorLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, authorLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [titleLabel, UIView(), authorLabel])
    texts.axis = .vertical
    texts.spacing = 4
    place(texts)
  }

  required init?(coder: NSCoder) { nil }

  private func place(_ texts: UIStackView) {
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let height = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
      picture.heightAnchor.constraint(lessThanOrEqualToConstant: 260),
      texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  func show(_ article: Article, of store: ReaderStore, isLarge: Bool) {
    let metrics = UIFontMetrics(forTextStyle: isLarge ? .title2 : .headline)
    picture.image = Illustration.image(for: article)
    titleLabel.text = article.title
    titleLabel.font = metrics.scaledFont(for: .boldSystemFont(ofSize: isLarge ? 22 : 17))
    titleLabel.textColor = store.read.contains(article.id) ? .secondaryLabel : .label
    authorLabel.text = article.author + (store.isSaved(article.id) ? " · Saved" : "")
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "\(article.title), \(article.author)"
    accessibilityValue = store.isSaved(article.id) ? "Saved" : nil
  }
}

import TatamiUIKit

/// A collection of self-sizing cells with a flow layout.
final class TagsViewController: UIViewController {
  private let tags = [
    "Layout", "Auto", "Constraints", "A rather long tag", "Swift", "Linux", "Pixels", "Guides",
    "Right to left",
  ]
  private let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return layout
  }()
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: layout
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.dataSource = self
    collectionView.adding(to: view)
    collectionView.pinEdges()
  }
}

extension UIView {
  fileprivate func adding(to superview: UIView) { superview.adding(self) }
}

extension TagsViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { tags.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.title = tags[indexPath.item]
    return cell
  }
}

private final class TagCell: UICollectionViewCell {
  private let label = UILabel()
  private let dot = UIView()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 8
    label.font = UIFont.TextStyle.callout.font
    dot.backgroundColor = .systemPink
    dot.accessibilityIdentifier = "dot"
    contentView.adding(dot, label)
    dot.pin(.leading, 10).pin(.width, to: 8).pin(.height, to: 8)
    dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    label.pin(.top, 8).pin(.bottom, 8).pin(.trailing, 12)
    label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = max(36, attributes.frame.size.height)
    return attributes
  }
}

import TatamiUIKit

/// A table of self-sizing cells with a header that is measured by fitting.
class FeedViewController: UITableViewController {

  struct Post {
    var author: String
    var text: String
    var hasPhoto: Bool
  }

  var posts = [
    Post(author: "Ada", text: "The engine weaves algebraic patterns.", hasPhoto: false),
    Post(
      author: "Grace",
      text: "A ship in port is safe, but that is not what it is for.",
      hasPhoto: true
    ),
    Post(author: "Alan", text: "Short.", hasPhoto: false),
  ]

  private let header = FeedHeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 100
    tableView.tableHeaderView = header
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let target = CGSize(
      width: tableView.bounds.width,
      height: UIView.layoutFittingCompressedSize.height
    )
    let size = header.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if header.frame.size.height != size.height {
      header.frame.size = size
      tableView.tableHeaderView = header
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return posts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
    cell.post = posts[indexPath.row]
    return cell
  }
}

class FeedHeaderView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "header"
    label.text = "Latest posts of everyone whom you follow, newest first"
    label.font = UIFont.TextStyle.title3.font
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).with(
        priority: .almostRequired
      ),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16).with(
        priority: .almostRequired
      ),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PostCell: UITableViewCell {
  let portrait = UIView()
  let authorLabel = UILabel()
  let textView = UILabel()
  let photo = UIView()
  var photoHeight: NSLayoutConstraint!
  var photoTop: NSLayoutConstraint!

  var post: FeedViewController.Post? {
    didSet {
      authorLabel.text = post?.author
      textView.text = post?.text
      photoHeight.constant = post?.hasPhoto == true ? 120 : 0
      photoTop.constant = post?.hasPhoto == true ? 8 : 0
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    portrait.backgroundColor = .systemIndigo
    portrait.layer.cornerRadius = 20
    photo.backgroundColor = .systemGray4
    photo.accessibilityIdentifier = "photo"
    authorLabel.font = UIFont.TextStyle.headline.font
    textView.font = UIFont.TextStyle.body.font
    textView.numberOfLines = 0
    for view in [portrait, authorLabel, textView, photo] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    photoHeight = photo.heightAnchor.constraint(equalToConstant: 120).with(priority: 999)
    photoTop = photo.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      portrait.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      portrait.topAnchor.constraint(equalTo: margins.topAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 40),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      portrait.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      authorLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      authorLabel.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      authorLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
      textView.leadingAnchor.constraint(equalTo: authorLabel.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: authorLabel.trailingAnchor),
      photoTop,
      photoHeight,
      photo.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

import TatamiUIKit

/// An article: the readable width, baselines and system spacing.
class ArticleViewController: UIViewController {
  let scrollView = UIScrollView()
  let kicker = UILabel()
  let headline = UILabel()
  let author = UILabel()
  let date = UILabel()
  let rule = UIView()
  let figure = UIImageView(image: UIImage.tile(.systemMint, side: 120))
  let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureTexts()
    view.addSubview(scrollView)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    for part in [kicker, headline, author, date, rule, figure, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(part)
    }
    let readable = view.readableContentGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

      kicker.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      headline.topAnchor.constraint(
        equalToSystemSpacingBelow: kicker.bottomAnchor,
        multiplier: 0.5
      ),
      author.topAnchor.constraint(equalToSystemSpacingBelow: headline.bottomAnchor, multiplier: 1),
      date.firstBaselineAnchor.constraint(equalTo: author.firstBaselineAnchor),
      date.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: author.trailingAnchor,
        multiplier: 1
      ),
      rule.heightAnchor.constraint(equalToConstant: 1),
      rule.topAnchor.constraint(equalTo: author.lastBaselineAnchor, constant: 16),
      figure.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 16),
      figure.heightAnchor.constraint(equalTo: figure.widthAnchor, multiplier: 9 / 16),
      text.topAnchor.constraint(equalToSystemSpacingBelow: figure.bottomAnchor, multiplier: 2),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
    for part in [kicker, headline, rule, figure, text] {
      part.leadingAnchor.constraint(equalTo: readable.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: readable.trailingAnchor).isActive = true
    }
    author.leadingAnchor.constraint(equalTo: readable.leadingAnchor).isActive = true
    date.trailingAnchor.constraint(equalTo: readable.trailingAnchor).isActive = true
  }

  private func configureTexts() {
    kicker.text = "LAYOUT"
    kicker.font = UIFont.TextStyle.caption2.font
    headline.text = "How priorities decide which of two wishes counts"
    headline.font = UIFont.TextStyle.title1.font
    headline.numberOfLines = 0
    author.text = "By Ivan"
    author.font = UIFont.TextStyle.subheadline.font
    date.text = "3 May"
    date.font = UIFont.TextStyle.footnote.font
    date.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    rule.backgroundColor = .separator
    rule.accessibilityIdentifier = "rule"
    figure.contentMode = .scaleAspectFill
    figure.clipsToBounds = true
    figure.accessibilityIdentifier = "figure"
    text.text = Array(repeating: "Higher priorities win outright, without averaging.", count: 12)
      .joined(separator: " ")
    text.font = UIFont.TextStyle.body.font
    text.numberOfLines = 0
  }
}

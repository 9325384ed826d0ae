import TatamiUIKit

/// A checkout: constraints made in closures by chained calls.
class CheckoutViewController: UIViewController {

  private let scrollView = UIScrollView()
  private let container = UIView()
  private let items: [(String, String)] = [
    ("Notebook, dotted, 120 pages", "12.90"), ("Fountain pen", "28.00"),
    ("Ink, dark green", "9.50"),
  ]
  private let totalTitle = UILabel()
  private let totalValue = UILabel()
  private let footer = UIView()
  private let payButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    view.addSubview(footer)
    scrollView.addSubview(container)
    footer.addSubview(payButton)

    footer.backgroundColor = .secondarySystemBackground
    footer.accessibilityIdentifier = "footer"
    footer.lm.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
    }
    payButton.setTitle("Pay now", for: .normal)
    payButton.accessibilityIdentifier = "pay"
    payButton.lm.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(12)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(360)
      make.width.equalToSuperview().multipliedBy(0.9).priority(.defaultHigh)
      make.height.greaterThanOrEqualTo(50)
    }
    scrollView.lm.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.bottom.equalTo(footer.lm.top)
    }
    container.lm.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(scrollView)
    }
    layoutItems()
  }

  private func layoutItems() {
    var previous: UIView?
    for (title, price) in items {
      let row = OrderRow(title: title, price: price)
      container.addSubview(row)
      row.lm.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(20)
        if let previous = previous {
          make.top.equalTo(previous.lm.bottom).offset(12)
        } else {
          make.top.equalToSuperview().offset(20)
        }
      }
      previous = row
    }
    totalTitle.text = "Total"
    totalValue.text = "50.40"
    container.addSubview(totalTitle)
    container.addSubview(totalValue)
    totalTitle.font = UIFont.TextStyle.headline.font
    totalValue.font = UIFont.TextStyle.title1.font
    totalValue.lm.makeConstraints { make in
      make.top.equalTo(previous!.lm.bottom).offset(24)
      make.trailing.bottom.equalToSuperview().inset(20)
    }
    totalTitle.lm.makeConstraints { make in
      make.leading.equalToSuperview().inset(20)
      make.firstBaseline.equalTo(totalValue)
      make.trailing.lessThanOrEqualTo(totalValue.lm.leading).offset(-8)
    }
  }
}

private class OrderRow: UIView {
  init(title: String, price: String) {
    super.init(frame: .zero)
    let thumbnail = UIImageView(image: .tile(.systemGreen, side: 40, radius: 6))
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.numberOfLines = 2
    titleLabel.font = UIFont.TextStyle.body.font
    let priceLabel = UILabel()
    priceLabel.text = price
    priceLabel.font = UIFont.TextStyle.body.font
    [thumbnail, titleLabel, priceLabel].forEach(addSubview)
    thumbnail.lm.makeConstraints { make in
      make.size.equalTo(40)
      make.leading.centerY.equalToSuperview()
      make.top.greaterThanOrEqualTo(self)
    }
    titleLabel.lm.makeConstraints { make in
      make.leading.equalTo(thumbnail.lm.trailing).offset(12)
      make.top.greaterThanOrEqualTo(self)
      make.centerY.equalToSuperview()
    }
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    priceLabel.lm.makeConstraints { make in
      make.trailing.centerY.equalToSuperview()
      make.leading.equalTo(titleLabel.lm.trailing).offset(12)
    }
    // The row is no higher than its content.
    lm.makeConstraints { $0.height.equalTo(0).priority(20) }
  }

  required init?(coder: NSCoder) { fatalError() }
}

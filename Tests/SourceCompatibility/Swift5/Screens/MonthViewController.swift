import TatamiUIKit

/// A month: equal gaps by offsets between anchors, weeks of equal days.
final class MonthViewController: UIViewController {
  private let titleLabel = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var days: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "November"
    titleLabel.font = UIFont.TextStyle.headline.font
    titleLabel.accessibilityIdentifier = "title"
    previousButton.setTitle("‹", for: .normal)
    nextButton.setTitle("›", for: .normal)
    [titleLabel, previousButton, nextButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    addHeader()
    addDays()
  }

  private func addHeader() {
    let margins = view.layoutMarginsGuide
    // Equal gaps without spacer views.
    let before = previousButton.trailingAnchor.anchorWithOffset(to: titleLabel.leadingAnchor)
    let after = titleLabel.trailingAnchor.anchorWithOffset(to: nextButton.leadingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: after),
      before.constraint(greaterThanOrEqualToConstant: 8),
      previousButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nextButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      previousButton.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      nextButton.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }

  private func addDays() {
    let margins = view.layoutMarginsGuide
    for number in 1...28 {
      let day = UILabel()
      day.text = "\(number)"
      day.textAlignment = .center
      day.font = .systemFont(ofSize: 15)
      day.accessibilityIdentifier = "day\(number)"
      day.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(day)
      days.append(day)
    }
    let first = days[0]
    for (index, day) in days.enumerated() {
      let isFirstInWeek = index % 7 == 0
      let isLastInWeek = index % 7 == 6
      if index < 7 {
        day.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16).isActive = true
      } else {
        day.topAnchor.constraint(equalTo: days[index - 7].bottomAnchor).isActive = true
      }
      if isFirstInWeek {
        day.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      } else {
        day.leadingAnchor.constraint(equalTo: days[index - 1].trailingAnchor).isActive = true
        day.widthAnchor.constraint(equalTo: days[index - 1].widthAnchor).isActive = true
      }
      if isLastInWeek {
        day.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
      }
      if day !== first { day.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true }
    }
    first.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}

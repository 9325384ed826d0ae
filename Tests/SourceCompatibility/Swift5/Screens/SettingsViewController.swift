import TatamiUIKit

/// Settings: rows in stack views inside a scroll view, without a table.
class SettingsViewController: UIViewController {

  private enum Row {
    case toggle(String, Bool)
    case stepper(String, Double)
    case choice(String, [String])
    case slider(String, Float)
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("General", [.toggle("Notifications", true), .toggle("Sounds and vibration", false)]),
    ("Reading", [.stepper("Columns", 2), .choice("Theme", ["Auto", "Light", "Dark"])]),
    ("Volume", [.slider("Effects", 0.4), .slider("Music", 0.8)]),
  ]

  private let scrollView = UIScrollView()
  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    sections.map { makeSection($0.title, $0.rows) }.forEach(stackView.addArrangedSubview)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  private func makeSection(_ title: String, _ rows: [Row]) -> UIView {
    let header = makeLabel(title.uppercased(), .footnote)
    header.textColor = .secondaryLabel
    let card = UIStackView(arrangedSubviews: rows.map(makeRow))
    card.axis = .vertical
    card.spacing = 16
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12,
      leading: 16,
      bottom: 12,
      trailing: 16
    )
    card.accessibilityIdentifier = "card-\(title)"
    let section = UIStackView(arrangedSubviews: [header, card])
    section.axis = .vertical
    section.spacing = 6
    return section
  }

  private func makeRow(_ row: Row) -> UIView {
    switch row {
    case .toggle(let title, let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityIdentifier = title
      return makeRow(title, toggle)
    case .stepper(let title, let value):
      let stepper = UIStepper()
      stepper.value = value
      return makeRow("\(title): \(Int(value))", stepper)
    case .choice(let title, let choices):
      let control = UISegmentedControl(items: choices)
      control.selectedSegmentIndex = 0
      let row = UIStackView(arrangedSubviews: [makeLabel(title, .body), control])
      row.axis = .vertical
      row.spacing = 8
      return row
    case .slider(let title, let value):
      let slider = UISlider()
      slider.value = value
      slider.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
      let label = makeLabel(title, .body)
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [label, slider])
      row.spacing = 16
      row.alignment = .center
      return row
    }
  }

  private func makeRow(_ title: String, _ control: UIControl) -> UIView {
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [makeLabel(title, .body), control])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = style.font
    label.numberOfLines = 0
    return label
  }
}

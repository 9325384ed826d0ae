import TatamiUIKit

/// A cell with a title and a control beside or below it.
class ControlCell: UITableViewCell {
  /// The way the control shares the row with the title.
  enum Arrangement {
    /// The control always has its own width, at the end of the row.
    case beside
    /// The control has its own width, or is below the title in the largest text sizes.
    case adaptive
    /// The control takes the rest of the row, or is below the title in the largest text sizes.
    case filling
  }

  private let row = UIStackView()
  private let titleLabel = UILabel()
  private var arrangement = Arrangement.beside

  /// Whether the control is below the title.
  var isStacked: Bool {
    arrangement != .beside
      && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    row.spacing = 12
    row.addArrangedSubview(titleLabel)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
    ) { (self: Self, _: UITraitCollection) in self.arrange() }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the control and calls a function when a person has changed it.
  func add(_ control: UIControl, _ arrangement: Arrangement, didChange: @escaping () -> Void) {
    self.arrangement = arrangement
    row.addArrangedSubview(control)
    let compact = arrangement == .filling ? titleLabel : control
    compact.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    compact.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let events: UIControl.Event = control is UITextField ? .editingChanged : .valueChanged
    control.addAction(UIAction { _ in didChange() }, for: events)
    arrange()
  }

  /// Adapts to the text size and the direction.
  func arrange() {
    row.axis = isStacked ? .vertical : .horizontal
    row.alignment = isStacked ? .fill : .center
  }

  /// Shows a title and uses it as the control's accessibility label.
  func show(_ title: String, of control: UIControl) {
    titleLabel.text = title
    control.accessibilityLabel = title
  }
}

final class SwitchCell: ControlCell {
  private let control = UISwitch()
  var didChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add(control, .beside) { [weak self] in
      if let self { didChange?(control.isOn) }
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isOn: Bool) {
    show(title, of: control)
    control.isOn = isOn
  }
}

final class SliderCell: ControlCell {
  private let control = UISlider()
  var didChange: ((Float) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add(control, .filling) { [weak self] in
      if let self { didChange?(control.value) }
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, value: Float) {
    show(title, of: control)
    control.value = value
  }
}

final class ThemeCell: ControlCell {
  private let control = UISegmentedControl(items: Theme.allCases.map(\.title))
  var didChange: ((Theme) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add(control, .adaptive) { [weak self] in
      guard let self, let theme = Theme(rawValue: control.selectedSegmentIndex) else { return }
      didChange?(theme)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, theme: Theme) {
    show(title, of: control)
    control.selectedSegmentIndex = theme.rawValue
  }
}

final class TextFieldCell: ControlCell, UITextFieldDelegate {
  private let field = UITextField()
  var didChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.textColor = .secondaryLabel
    field.returnKeyType = .done
    field.delegate = self
    add(field, .filling) { [weak self] in
      if let self { didChange?(field.text ?? "") }
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, text: String, placeholder: String) {
    show(title, of: field)
    field.text = text
    field.placeholder = placeholder
  }

  override func arrange() {
    super.arrange()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    field.textAlignment = isStacked ? .natural : isMirrored ? .left : .right
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

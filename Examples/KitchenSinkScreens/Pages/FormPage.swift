import Foundation
import TatamiUIKit

/// A form by constraints: a column of labels as wide as the widest, fields beside them, baselines.
final class FormPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    addCard("Fields beside labels of equal width", rows: [address])
    addCard("Baselines of different fonts", rows: [readings])
    addCard("A text beside a button that keeps its width", rows: [notice])
    addCard("Buttons as wide as the wider one", rows: [buttons])
  }

  // MARK: Fields

  private var address: UIView {
    let form = UIView()
    let names = ["Name", "Street", "City", "Phone"]
    let texts = ["Grace Hopper", "1 Navy Yard", "Arlington", nil]
    let labels = names.map { UILabel($0, style: .subheadline, color: .secondaryLabel) }
    let fields = zip(names, texts).map { name, text in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = text
      field.placeholder = name
      return field
    }
    form.addConstrained(labels + fields)
    for (label, field) in zip(labels, fields) {
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        label.widthAnchor.constraint(equalTo: labels[0].widthAnchor),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      ])
    }
    form.pinColumn(fields, spacing: 10)
    return form
  }

  // MARK: Baselines

  private var readings: UIView {
    let row = UIView()
    let value = UILabel("21.5", style: .largeTitle)
    value.font = .systemFont(ofSize: 44, weight: .light)
    let unit = UILabel("°C", style: .title3, color: .secondaryLabel)
    let place = UILabel("Reading room", style: .subheadline)
    let time = UILabel("10:42", style: .caption1, color: .secondaryLabel)
    row.addConstrained([value, unit, place, time])
    NSLayoutConstraint.activate([
      value.topAnchor.constraint(equalTo: row.topAnchor),
      value.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      value.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      unit.leadingAnchor.constraint(equalTo: value.trailingAnchor, constant: 4),
      unit.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
      place.leadingAnchor.constraint(greaterThanOrEqualTo: unit.trailingAnchor, constant: 8),
      place.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
      time.leadingAnchor.constraint(equalTo: place.trailingAnchor, constant: 8),
      time.lastBaselineAnchor.constraint(equalTo: value.lastBaselineAnchor),
      time.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    return row
  }

  // MARK: Priorities

  private var notice: UIView {
    let row = UIView()
    let text = UILabel(
      "The text wraps, because it resists compression less than the button does.",
      style: .subheadline
    )
    text.numberOfLines = 0
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Details"
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    row.addConstrained([text, button])
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: row.topAnchor),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    return row
  }

  private var buttons: UIView {
    let row = UIView()
    let cancel = UIButton(configuration: .gray())
    cancel.configuration?.title = "Cancel"
    let save = UIButton(configuration: .filled())
    save.configuration?.title = "Save changes"
    row.addConstrained([cancel, save])
    NSLayoutConstraint.activate([
      cancel.leadingAnchor.constraint(greaterThanOrEqualTo: row.leadingAnchor),
      cancel.widthAnchor.constraint(equalTo: save.widthAnchor),
      save.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 12),
      save.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    for button in [cancel, save] { row.pinColumn([button]) }
    return row
  }
}

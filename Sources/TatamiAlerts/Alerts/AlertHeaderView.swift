import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The title, the message and the text fields of an alert.
final class AlertHeaderView: UIView {
  let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldGroup = UIView()
  /// The lines above all text fields but the first.
  private var fieldLines: [UIView] = []
  private var fields: [UITextField] = []
  private let style: UIAlertController.Style

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = style == .alert ? .label : .secondaryLabel
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    fieldGroup.backgroundColor = AlertMetrics.fieldColor
    fieldGroup.layer.cornerRadius = 5
    fieldGroup.clipsToBounds = true
    addSubview(fieldGroup)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other texts, and the text fields that were added.
  func show(_ content: AlertContent) {
    for (label, text) in [(titleLabel, content.title), (messageLabel, content.message)] {
      label.text = text
      label.isHidden = (text ?? "").isEmpty
    }
    for field in content.fields.dropFirst(fields.count) { add(field) }
    fieldGroup.isHidden = fields.isEmpty
    setNeedsLayout()
  }

  private func add(_ field: UITextField) {
    fieldGroup.addSubview(field)
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      fieldGroup.addSubview(line)
      fieldLines.append(line)
    }
    fields.append(field)
  }

  private var metrics: AlertMetrics { AlertMetrics(style: style, traits: traitCollection) }

  /// Whether there is nothing to show.
  var isEmpty: Bool { titleLabel.isHidden && messageLabel.isHidden && fields.isEmpty }

  /// Updates the fonts for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection) {
    let metrics = AlertMetrics(style: style, traits: traits)
    titleLabel.font = metrics.titleFont
    messageLabel.font = metrics.messageFont
    fieldGroup.layer.borderWidth = metrics.hairline
    fieldGroup.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    setNeedsLayout()
  }

  // MARK: Layout

  /// The frames of the parts at a width, and the height.
  private struct Placement {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the height at a width.
  func height(forWidth width: CGFloat) -> CGFloat { placement(width).height }

  /// The height of each text field; fields with fonts of their own can need more than usual.
  private var fieldHeight: CGFloat {
    let metrics = metrics
    return fields.reduce(metrics.fieldHeight) { height, field in
      max(height, metrics.fieldHeight(field.font ?? metrics.fieldFont))
    }
  }

  private func placement(_ width: CGFloat) -> Placement {
    var placement = Placement()
    guard !isEmpty else { return placement }
    let metrics = metrics
    let inset = AlertMetrics.sideInset
    let column = CGRect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    for (label, path) in [(titleLabel, \Placement.title), (messageLabel, \Placement.message)]
    where !label.isHidden {
      var frame = column
      let top = placement.height > 0 ? placement.height + metrics.textGap : metrics.topInset
      frame.origin.y = top.roundedUp(traitCollection)
      frame.size.height = label.sizeThatFits(CGSize(width: column.width, height: 0)).height
      placement[keyPath: path] = frame
      placement.height = frame.maxY
    }
    if !fields.isEmpty {
      placement.fields = column
      let top = placement.height > 0 ? placement.height + metrics.fieldGap : metrics.bottomInset
      placement.fields.origin.y = top.roundedUp(traitCollection)
      placement.fields.size.height = fieldHeight * CGFloat(fields.count)
      placement.height = placement.fields.maxY
    }
    placement.height = (placement.height + metrics.bottomInset).roundedUp(traitCollection)
    return placement
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let placement = placement(bounds.width)
    titleLabel.frame = placement.title
    messageLabel.frame = placement.message
    fieldGroup.frame = placement.fields
    let height = fieldHeight
    for (index, field) in fields.enumerated() {
      let row = CGRect(
        x: 0,
        y: CGFloat(index) * height,
        width: placement.fields.width,
        height: height
      )
      field.frame = row.insetBy(dx: 5, dy: 0)
      if index > 0 {
        fieldLines[index - 1].frame = CGRect(
          x: 0,
          y: row.minY,
          width: row.width,
          height: metrics.hairline
        )
      }
    }
  }
}

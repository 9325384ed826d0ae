import TatamiUIKit

/// A custom control that makes its constraints in `updateConstraints()`.
final class GaugeControl: UIControl {
  private let track = UIView()
  private let fill = UIView()
  private let valueLabel = UILabel()
  private var didSetupConstraints = false
  private var fillWidth: NSLayoutConstraint?

  var value: CGFloat = 0.5 {
    didSet {
      guard value != oldValue else { return }
      valueLabel.text = "\(Int(value * 100)) %"
      setNeedsUpdateConstraints()
      sendActions(for: .valueChanged)
    }
  }

  override class var requiresConstraintBasedLayout: Bool { return true }

  override var intrinsicContentSize: CGSize {
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: valueLabel.intrinsicContentSize.height + 16
    )
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = .systemGray5
    fill.backgroundColor = .systemGreen
    fill.accessibilityIdentifier = "fill"
    valueLabel.font = UIFont.TextStyle.caption1.font
    valueLabel.text = "50 %"
    addSubview(track)
    track.addSubview(fill)
    addSubview(valueLabel)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConstraints() {
    if !didSetupConstraints {
      didSetupConstraints = true
      for view in [track, fill, valueLabel] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        track.leadingAnchor.constraint(equalTo: leadingAnchor),
        track.centerYAnchor.constraint(equalTo: centerYAnchor),
        track.heightAnchor.constraint(equalToConstant: 12),
        valueLabel.leadingAnchor.constraint(equalTo: track.trailingAnchor, constant: 8),
        valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        valueLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        fill.leadingAnchor.constraint(equalTo: track.leadingAnchor),
        fill.topAnchor.constraint(equalTo: track.topAnchor),
        fill.bottomAnchor.constraint(equalTo: track.bottomAnchor),
      ])
    }
    fillWidth?.isActive = false
    fillWidth = fill.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: value)
    fillWidth?.isActive = true
    super.updateConstraints()
  }
}

/// Gauges in a column; the controller adds its constraints in `updateViewConstraints()`.
final class GaugeViewController: UIViewController {
  private let gauges = [GaugeControl(), GaugeControl(), GaugeControl()]
  private var hasConstraints = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, gauge) in gauges.enumerated() {
      gauge.value = CGFloat(index + 1) * 0.25
      gauge.accessibilityIdentifier = "gauge\(index)"
      gauge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(gauge)
    }
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    if !hasConstraints {
      hasConstraints = true
      var top = view.safeAreaLayoutGuide.topAnchor
      for gauge in gauges {
        NSLayoutConstraint.activate([
          gauge.topAnchor.constraint(equalTo: top, constant: 20),
          gauge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          gauge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        top = gauge.bottomAnchor
      }
    }
    super.updateViewConstraints()
  }
}

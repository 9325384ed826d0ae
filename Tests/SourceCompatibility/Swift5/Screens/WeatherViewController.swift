import TatamiUIKit

/// Two layouts of the same views, switched when the width changes.
final class WeatherViewController: UIViewController {
  private let now = UIView()
  private let forecast = UIView()
  private let temperature = UILabel()
  private var narrow: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []
  private var splitRatio: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    now.backgroundColor = .systemCyan
    now.accessibilityIdentifier = "now"
    forecast.backgroundColor = .systemGray5
    forecast.accessibilityIdentifier = "forecast"
    temperature.text = "18°"
    temperature.font = UIFont.TextStyle.largeTitle.font
    view.adding(now, forecast)
    now.adding(temperature)
    temperature.centerXAnchor.constraint(equalTo: now.centerXAnchor).isActive = true
    temperature.centerYAnchor.constraint(equalTo: now.centerYAnchor).isActive = true

    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      now.topAnchor.constraint(equalTo: safe.topAnchor),
      now.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      forecast.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      forecast.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    narrow = [
      now.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      forecast.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      forecast.topAnchor.constraint(equalTo: now.bottomAnchor, constant: 8),
      now.heightAnchor.constraint(equalTo: forecast.heightAnchor),
    ]
    let ratio = now.widthAnchor.constraint(equalTo: forecast.widthAnchor, multiplier: 1)
    wide = [
      now.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      forecast.topAnchor.constraint(equalTo: safe.topAnchor),
      forecast.leadingAnchor.constraint(equalTo: now.trailingAnchor, constant: 8),
    ]
    splitRatio = ratio
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > 600
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
    guard isWide, let ratio = splitRatio else {
      splitRatio?.isActive = false
      return
    }
    if ratio.multiplier != 0.5 {
      ratio.isActive = true
      splitRatio = ratio.setMultiplier(0.5)
    } else {
      ratio.isActive = true
    }
  }
}

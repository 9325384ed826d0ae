import TatamiUIKit
import TatamiTesting

/// Switches, sliders, segmented controls, progress views and activity indicators, some of which
/// are operated by simulated touches.
final class ControlsPage: PageController {
  private let wiFi = UISwitch()
  private let volume = UISlider()
  private let period = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    addCard("Switches", rows: switches)
    addCard("Sliders", rows: sliders)
    addCard("Segments", rows: segments)
    addCard("Progress", spacing: 18, rows: bars)
    addCard("Activity", rows: [.row(indicators)])
  }

  /// Taps a switch, drags a slider's thumb and taps a segment.
  override func simulateInteraction(in window: UIWindow) {
    Simulator.tap(at: wiFi.target, in: window)
    let thumb = volume.thumbRect(
      forBounds: volume.bounds,
      trackRect: volume.trackRect(forBounds: volume.bounds),
      value: volume.value
    )
    let start = volume.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    Simulator.drag(from: start, to: volume.target, in: window)
    Simulator.tap(at: period.target, in: window)
    Simulator.advance(by: 1.06)
  }

  private var switches: [UIView] {
    let orange = UISwitch()
    orange.isOn = true
    orange.onTintColor = .systemOrange
    let states = [(true, true), (false, true), (true, false), (false, false)].map {
      isOn,
      isEnabled in
      let control = UISwitch()
      (control.isOn, control.isEnabled) = (isOn, isEnabled)
      return control
    }
    let name = UILabel("Wi-Fi", style: .body)
    return [.row([name, wiFi], distribution: .fill), .row(states + [orange])]
  }

  private var sliders: [UIView] {
    volume.value = 0.1
    let brightness = UISlider()
    brightness.value = 0.7
    brightness.minimumValueImage = Icon.sun.image(16)
    brightness.maximumValueImage = Icon.sun.image(24)
    brightness.tintColor = .systemOrange
    let disabled = UISlider()
    disabled.value = 0.4
    disabled.isEnabled = false
    return [volume, brightness, disabled]
  }

  private var segments: [UIView] {
    period.selectedSegmentIndex = 0
    let glyphs = UISegmentedControl(items: [Icon.star, .heart, .person].map { $0.image(18) })
    glyphs.selectedSegmentIndex = 1
    let partly = UISegmentedControl(items: ["Left", "Right", "Neither"])
    partly.selectedSegmentIndex = 0
    partly.setEnabled(false, forSegmentAt: 2)
    partly.selectedSegmentTintColor = .systemIndigo
    partly.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    return [period, glyphs, partly]
  }

  private var bars: [UIView] {
    let colors: [(Float, UIColor?)] = [(0.25, nil), (0.6, .systemGreen), (1, .systemPink)]
    return colors.map { progress, color in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = progress
      bar.progressTintColor = color
      return bar
    }
  }

  private var indicators: [UIView] {
    let styles: [(UIActivityIndicatorView.Style, UIColor?)] = [
      (.medium, nil), (.medium, .systemBlue), (.large, nil), (.large, .systemPurple),
    ]
    return styles.map { style, color in
      let indicator = UIActivityIndicatorView(style: style)
      if let color { indicator.color = color }
      indicator.startAnimating()
      return indicator
    }
  }
}

package import TatamiUIKit

/// Switches, sliders, segmented controls, progress views and activity indicators, some of which
/// are operated by simulated touches.
package final class ControlsPage: PageController {
  package let wiFi = UISwitch()
  package let volume = UISlider()
  package let period = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    addCard("Switches", rows: switches)
    addCard("Sliders", rows: sliders)
    addCard("Segments", rows: segments)
    addCard("Progress", spacing: 18, rows: bars)
    addCard("Activity", rows: [.row(indicators)])
  }

  private var switches: [UIView] {
    let orange = UISwitch()
    orange.isOn = true
    orange.onTintColor = .systemOrange
    orange.accessibilityLabel = "Orange"
    let states = [(true, true), (false, true), (true, false), (false, false)].map {
      isOn,
      isEnabled in
      let control = UISwitch()
      (control.isOn, control.isEnabled) = (isOn, isEnabled)
      control.accessibilityLabel = isEnabled ? "Enabled" : "Disabled"
      return control
    }
    let name = UILabel("Wi-Fi", style: .body)
    wiFi.accessibilityLabel = name.text
    return [.row([name, wiFi], distribution: .fill), .row(states + [orange])]
  }

  private var sliders: [UIView] {
    volume.value = 0.1
    volume.accessibilityLabel = "Volume"
    let brightness = UISlider()
    brightness.accessibilityLabel = "Brightness"
    brightness.value = 0.7
    brightness.minimumValueImage = Icon.sun.image(16)
    brightness.maximumValueImage = Icon.sun.image(24)
    brightness.tintColor = .systemOrange
    let disabled = UISlider()
    disabled.value = 0.4
    disabled.accessibilityLabel = "Disabled"
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

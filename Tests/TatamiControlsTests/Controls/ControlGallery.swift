import TestSupport
import TatamiUIKit

/// Every control in several states, for snapshots.
@MainActor
final class ControlGallery: UIView {
  /// The snapshots.
  enum Page: String, CaseIterable, Sendable {
    case controls
    case buttons
    case values
  }

  private var x: CGFloat = 16
  private var y: CGFloat = 12

  init(_ page: Page) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: page == .controls ? 236 : 268))
    backgroundColor = .systemBackground
    switch page {
    case .controls: addControls()
    case .buttons: addButtons()
    case .values: addValueControls()
    }
  }

  required init?(coder: NSCoder) { nil }

  func add(_ view: UIView, width: CGFloat? = nil) {
    view.sizeToFit()
    view.frame.origin = CGPoint(x: x, y: y)
    if let width { view.frame.size.width = width }
    addSubview(view)
    x = view.frame.maxX + 12
  }

  func nextRow(_ height: CGFloat) {
    (x, y) = (16, y + height)
  }

  // MARK: Controls

  private func addControls() {
    for (isOn, isEnabled) in [(true, true), (false, true), (true, false), (false, false)] {
      let control = UISwitch()
      (control.isOn, control.isEnabled) = (isOn, isEnabled)
      add(control)
    }
    nextRow(43)
    for (value, isEnabled) in [(Float(0.3), true), (0.7, false)] {
      let slider = UISlider()
      (slider.value, slider.isEnabled) = (value, isEnabled)
      add(slider, width: 138)
    }
    nextRow(46)
    addSegments(["Day", "Week", "Month", "Year"], selected: 1)
    addSegments(["One", "Two", "Three"], selected: 0) { $0.isEnabled = false }
    let bar = UIProgressView()
    bar.progress = 0.4
    add(bar, width: 200)
    for style in [UIActivityIndicatorView.Style.medium, .large] {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.startAnimating()
      add(wheel)
    }
  }

  private func addSegments(
    _ items: [String],
    selected: Int,
    _ change: (UISegmentedControl) -> Void = { _ in }
  ) {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = selected
    change(control)
    add(control, width: 288)
    nextRow(44)
  }

  // MARK: Buttons

  private func addButtons() {
    addSystemButtons()
    let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    for state in states {
      for style in styles { add(button(style, state)) }
      nextRow(42)
    }
    addLargeButtons()
  }

  private func addSystemButtons() {
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let button = UIButton(type: .system)
      button.setTitle("System", for: .normal)
      show(button, in: state)
      add(button)
    }
    nextRow(24)
  }

  private func button(_ style: UIButton.Configuration, _ state: UIControl.State) -> UIButton {
    var configuration = style
    configuration.title = "Go"
    configuration.image = Self.dot
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    show(button, in: state)
    return button
  }

  private func show(_ button: UIButton, in state: UIControl.State) {
    button.isHighlighted = state == .highlighted
    button.isEnabled = state != .disabled
    button.isSelected = state == .selected
  }

  private func addLargeButtons() {
    var large = UIButton.Configuration.filled()
    (large.title, large.subtitle, large.cornerStyle) = ("Download", "12 MB", .capsule)
    add(UIButton(configuration: large))
    var busy = UIButton.Configuration.gray()
    (busy.title, busy.showsActivityIndicator, busy.imagePadding) = ("Wait", true, 6)
    add(UIButton(configuration: busy))
  }

  static let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
    UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10)).fill()
  }
}

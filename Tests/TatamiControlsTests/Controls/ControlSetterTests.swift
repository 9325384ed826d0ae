import TatamiUIKit
import Testing
import TestSupport

/// Whether overrides are called where a convenience initializer in a program's extension of the
/// overridden control sets the properties, which Swift does for computed properties only.
@MainActor
@Suite(.environment) struct ControlSetterTests {
  @Test func `T12: properties of controls set in a convenience initializer call their setters`() {
    expectAll(ObservedControl(settingAllOfControl: ()).changes, 5)
    expectAll(ObservedButton(settingAllOfButton: ()).changes, 7)
    expectAll(ObservedSlider(settingAllOfSlider: ()).changes, 5)
    expectAll(ObservedSwitch(settingAllOfSwitch: ()).changes, 2)
    expectAll(ObservedSegmentedControl(settingAllOfSegmentedControl: ()).changes, 3)
    expectAll(ObservedActivityIndicatorView(settingAllOfActivityIndicatorView: ()).changes, 3)
    expectAll(ObservedProgressView(settingAllOfProgressView: ()).changes, 3)
  }

  /// Expects the names of all properties; some setters set others.
  private func expectAll(_ changes: [String], _ count: Int) {
    #expect(Set(changes).count == count, "\(changes)")
  }
}

extension UIControl {
  fileprivate convenience init(settingAllOfControl: Void) {
    self.init()
    isEnabled = false
    isSelected = true
    isHighlighted = true
    contentVerticalAlignment = .top
    contentHorizontalAlignment = .left
  }
}

private final class ObservedControl: UIControl {
  var changes: [String] = []
  override var isEnabled: Bool { didSet { changes.append("isEnabled") } }
  override var isSelected: Bool { didSet { changes.append("isSelected") } }
  override var isHighlighted: Bool { didSet { changes.append("isHighlighted") } }
  override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { changes.append("contentVerticalAlignment") }
  }
  override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { changes.append("contentHorizontalAlignment") }
  }
}

extension UIButton {
  fileprivate convenience init(settingAllOfButton: Void) {
    self.init()
    configuration = .filled()
    configurationUpdateHandler = { _ in }
    adjustsImageWhenHighlighted = false
    adjustsImageWhenDisabled = false
    contentEdgeInsets = .zero
    titleEdgeInsets = .zero
    imageEdgeInsets = .zero
  }
}

private final class ObservedButton: UIButton {
  var changes: [String] = []
  override var configuration: Configuration? { didSet { changes.append("configuration") } }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { changes.append("configurationUpdateHandler") }
  }
  override var adjustsImageWhenHighlighted: Bool {
    didSet { changes.append("adjustsImageWhenHighlighted") }
  }
  override var adjustsImageWhenDisabled: Bool {
    didSet { changes.append("adjustsImageWhenDisabled") }
  }
  override var contentEdgeInsets: UIEdgeInsets { didSet { changes.append("contentEdgeInsets") } }
  override var titleEdgeInsets: UIEdgeInsets { didSet { changes.append("titleEdgeInsets") } }
  override var imageEdgeInsets: UIEdgeInsets { didSet { changes.append("imageEdgeInsets") } }
}

extension UISlider {
  fileprivate convenience init(settingAllOfSlider: Void) {
    self.init()
    minimumTrackTintColor = .red
    maximumTrackTintColor = .red
    thumbTintColor = .red
    minimumValueImage = UIImage()
    maximumValueImage = UIImage()
  }
}

private final class ObservedSlider: UISlider {
  var changes: [String] = []
  override var minimumTrackTintColor: UIColor? {
    didSet { changes.append("minimumTrackTintColor") }
  }
  override var maximumTrackTintColor: UIColor? {
    didSet { changes.append("maximumTrackTintColor") }
  }
  override var thumbTintColor: UIColor? { didSet { changes.append("thumbTintColor") } }
  override var minimumValueImage: UIImage? { didSet { changes.append("minimumValueImage") } }
  override var maximumValueImage: UIImage? { didSet { changes.append("maximumValueImage") } }
}

extension UISwitch {
  fileprivate convenience init(settingAllOfSwitch: Void) {
    self.init()
    onTintColor = .red
    thumbTintColor = .red
  }
}

private final class ObservedSwitch: UISwitch {
  var changes: [String] = []
  override var onTintColor: UIColor? { didSet { changes.append("onTintColor") } }
  override var thumbTintColor: UIColor? { didSet { changes.append("thumbTintColor") } }
}

extension UISegmentedControl {
  fileprivate convenience init(settingAllOfSegmentedControl: Void) {
    self.init()
    isMomentary = true
    apportionsSegmentWidthsByContent = true
    selectedSegmentTintColor = .red
  }
}

private final class ObservedSegmentedControl: UISegmentedControl {
  var changes: [String] = []
  override var isMomentary: Bool { didSet { changes.append("isMomentary") } }
  override var apportionsSegmentWidthsByContent: Bool {
    didSet { changes.append("apportionsSegmentWidthsByContent") }
  }
  override var selectedSegmentTintColor: UIColor? {
    didSet { changes.append("selectedSegmentTintColor") }
  }
}

extension UIActivityIndicatorView {
  fileprivate convenience init(settingAllOfActivityIndicatorView: Void) {
    self.init()
    style = .large
    color = .red
    hidesWhenStopped = false
  }
}

private final class ObservedActivityIndicatorView: UIActivityIndicatorView {
  var changes: [String] = []
  override var style: Style { didSet { changes.append("style") } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var color: UIColor! { didSet { changes.append("color") } }
  override var hidesWhenStopped: Bool { didSet { changes.append("hidesWhenStopped") } }
}

extension UIProgressView {
  fileprivate convenience init(settingAllOfProgressView: Void) {
    self.init()
    progressViewStyle = .bar
    progressTintColor = .red
    trackTintColor = .red
  }
}

private final class ObservedProgressView: UIProgressView {
  var changes: [String] = []
  override var progressViewStyle: Style { didSet { changes.append("progressViewStyle") } }
  override var progressTintColor: UIColor? { didSet { changes.append("progressTintColor") } }
  override var trackTintColor: UIColor? { didSet { changes.append("trackTintColor") } }
}

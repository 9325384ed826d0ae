import TatamiUIKit
import Testing
import TestSupport

/// Whether overrides are called where a convenience initializer in a program's extension of the
/// overridden class sets the properties, which Swift does for computed properties only.
@MainActor
@Suite(.environment) struct ConvenienceSetterTests {
  @Test func `T12: properties set in a convenience initializer of an extension call their setters`()
  {
    expectAll(ObservedLabel(settingAllOfLabel: ()).changes, 15)
    expectAll(ObservedScrollView(settingAllOfScrollView: ()).changes, 15)
    expectAll(ObservedStackView(settingAllOfStackView: ()).changes, 5)
    expectAll(ObservedTextField(settingAllOfTextField: ()).changes, 2)
    expectAll(ObservedTextView(settingAllOfTextView: ()).changes, 5)
    expectAll(ObservedWindow(settingAllOfWindow: ()).changes, 1)
    expectAll(ObservedViewController(settingAllOfViewController: ()).changes, 1)
    expectAll(ObservedPanGestureRecognizer(settingAllOfPanGestureRecognizer: ()).changes, 1)
    expectAll(ObservedPasteboard(settingAllOfPasteboard: ()).changes, 1)
    expectAll(ObservedTextContainer(settingAllOfTextContainer: ()).changes, 1)
  }

  /// Expects the names of all properties; some setters set others.
  private func expectAll(_ changes: [String], _ count: Int) {
    #expect(Set(changes).count == count, "\(changes)")
  }
}

extension UILabel {
  fileprivate convenience init(settingAllOfLabel: Void) {
    self.init()
    font = .boldSystemFont(ofSize: 9)
    textColor = .red
    adjustsFontForContentSizeCategory = true
    highlightedTextColor = .red
    isHighlighted = true
    isEnabled = false
    shadowColor = .red
    shadowOffset = .zero
    textAlignment = .center
    lineBreakMode = .byClipping
    numberOfLines = 2
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
    baselineAdjustment = .none
    preferredMaxLayoutWidth = 9
  }
}

private final class ObservedLabel: UILabel {
  var changes: [String] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { changes.append("font") } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! { didSet { changes.append("textColor") } }
  override var adjustsFontForContentSizeCategory: Bool {
    didSet { changes.append("adjustsFontForContentSizeCategory") }
  }
  override var highlightedTextColor: UIColor? { didSet { changes.append("highlightedTextColor") } }
  override var isHighlighted: Bool { didSet { changes.append("isHighlighted") } }
  override var isEnabled: Bool { didSet { changes.append("isEnabled") } }
  override var shadowColor: UIColor? { didSet { changes.append("shadowColor") } }
  override var shadowOffset: CGSize { didSet { changes.append("shadowOffset") } }
  override var textAlignment: NSTextAlignment { didSet { changes.append("textAlignment") } }
  override var lineBreakMode: NSLineBreakMode { didSet { changes.append("lineBreakMode") } }
  override var numberOfLines: Int { didSet { changes.append("numberOfLines") } }
  override var adjustsFontSizeToFitWidth: Bool {
    didSet { changes.append("adjustsFontSizeToFitWidth") }
  }
  override var minimumScaleFactor: CGFloat { didSet { changes.append("minimumScaleFactor") } }
  override var baselineAdjustment: UIBaselineAdjustment {
    didSet { changes.append("baselineAdjustment") }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    didSet { changes.append("preferredMaxLayoutWidth") }
  }
}

extension UIScrollView {
  fileprivate convenience init(settingAllOfScrollView: Void) {
    self.init()
    contentSize = CGSize(width: 9, height: 9)
    contentInset = .zero
    contentInsetAdjustmentBehavior = .never
    isScrollEnabled = false
    bounces = false
    alwaysBounceVertical = true
    alwaysBounceHorizontal = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    indicatorStyle = .white
    verticalScrollIndicatorInsets = .zero
    horizontalScrollIndicatorInsets = .zero
    automaticallyAdjustsScrollIndicatorInsets = false
    minimumZoomScale = 0.5
    maximumZoomScale = 2
  }
}

private final class ObservedScrollView: UIScrollView {
  var changes: [String] = []
  override var contentSize: CGSize { didSet { changes.append("contentSize") } }
  override var contentInset: UIEdgeInsets { didSet { changes.append("contentInset") } }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet { changes.append("contentInsetAdjustmentBehavior") }
  }
  override var isScrollEnabled: Bool { didSet { changes.append("isScrollEnabled") } }
  override var bounces: Bool { didSet { changes.append("bounces") } }
  override var alwaysBounceVertical: Bool { didSet { changes.append("alwaysBounceVertical") } }
  override var alwaysBounceHorizontal: Bool { didSet { changes.append("alwaysBounceHorizontal") } }
  override var showsVerticalScrollIndicator: Bool {
    didSet { changes.append("showsVerticalScrollIndicator") }
  }
  override var showsHorizontalScrollIndicator: Bool {
    didSet { changes.append("showsHorizontalScrollIndicator") }
  }
  override var indicatorStyle: IndicatorStyle { didSet { changes.append("indicatorStyle") } }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { changes.append("verticalScrollIndicatorInsets") }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    didSet { changes.append("horizontalScrollIndicatorInsets") }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    didSet { changes.append("automaticallyAdjustsScrollIndicatorInsets") }
  }
  override var minimumZoomScale: CGFloat { didSet { changes.append("minimumZoomScale") } }
  override var maximumZoomScale: CGFloat { didSet { changes.append("maximumZoomScale") } }
}

extension UIStackView {
  fileprivate convenience init(settingAllOfStackView: Void) {
    self.init()
    axis = .vertical
    distribution = .equalSpacing
    alignment = .center
    spacing = 9
    isLayoutMarginsRelativeArrangement = true
  }
}

private final class ObservedStackView: UIStackView {
  var changes: [String] = []
  override var axis: NSLayoutConstraint.Axis { didSet { changes.append("axis") } }
  override var distribution: Distribution { didSet { changes.append("distribution") } }
  override var alignment: Alignment { didSet { changes.append("alignment") } }
  override var spacing: CGFloat { didSet { changes.append("spacing") } }
  override var isLayoutMarginsRelativeArrangement: Bool {
    didSet { changes.append("isLayoutMarginsRelativeArrangement") }
  }
}

extension UITextField {
  fileprivate convenience init(settingAllOfTextField: Void) {
    self.init()
    adjustsFontForContentSizeCategory = true
    isSecureTextEntry = true
  }
}

private final class ObservedTextField: UITextField {
  var changes: [String] = []
  override var adjustsFontForContentSizeCategory: Bool {
    didSet { changes.append("adjustsFontForContentSizeCategory") }
  }
  override var isSecureTextEntry: Bool { didSet { changes.append("isSecureTextEntry") } }
}

extension UITextView {
  fileprivate convenience init(settingAllOfTextView: Void) {
    self.init()
    adjustsFontForContentSizeCategory = true
    isEditable = false
    isSelectable = false
    isSecureTextEntry = true
    delegate = nil
  }
}

private final class ObservedTextView: UITextView {
  var changes: [String] = []
  override var adjustsFontForContentSizeCategory: Bool {
    didSet { changes.append("adjustsFontForContentSizeCategory") }
  }
  override var isEditable: Bool { didSet { changes.append("isEditable") } }
  override var isSelectable: Bool { didSet { changes.append("isSelectable") } }
  override var isSecureTextEntry: Bool { didSet { changes.append("isSecureTextEntry") } }
  override var delegate: (any UITextViewDelegate)? { didSet { changes.append("delegate") } }
}

extension UIWindow {
  fileprivate convenience init(settingAllOfWindow: Void) {
    self.init()
    rootViewController = UIViewController()
  }
}

private final class ObservedWindow: UIWindow {
  var changes: [String] = []
  override var rootViewController: UIViewController? {
    didSet { changes.append("rootViewController") }
  }
}

extension UIViewController {
  fileprivate convenience init(settingAllOfViewController: Void) {
    self.init()
    additionalSafeAreaInsets = .zero
  }
}

private final class ObservedViewController: UIViewController {
  var changes: [String] = []
  override var additionalSafeAreaInsets: UIEdgeInsets {
    didSet { changes.append("additionalSafeAreaInsets") }
  }
}

extension UIPanGestureRecognizer {
  fileprivate convenience init(settingAllOfPanGestureRecognizer: Void) {
    self.init()
    isEnabled = false
  }
}

private final class ObservedPanGestureRecognizer: UIPanGestureRecognizer {
  var changes: [String] = []
  override var isEnabled: Bool { didSet { changes.append("isEnabled") } }
}

extension UIPasteboard {
  fileprivate convenience init(settingAllOfPasteboard: Void) {
    self.init()
    items = []
  }
}

private final class ObservedPasteboard: UIPasteboard {
  var changes: [String] = []
  override var items: [[String: Any]] { didSet { changes.append("items") } }
}

extension NSTextContainer {
  fileprivate convenience init(settingAllOfTextContainer: Void) {
    self.init()
    lineFragmentPadding = 9
  }
}

private final class ObservedTextContainer: NSTextContainer {
  var changes: [String] = []
  override var lineFragmentPadding: CGFloat { didSet { changes.append("lineFragmentPadding") } }
}

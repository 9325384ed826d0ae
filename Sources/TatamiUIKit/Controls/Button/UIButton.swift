public import Foundation

/// A control that does something when it is tapped: a title, an image and a background (S97).
open class UIButton: UIControl {
  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// No looks of its own.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1
  }

  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  var stateContent = ButtonStateContent()
  var views = ButtonViews()

  /// Makes a button without looks of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    typeDidChange()
  }

  /// Makes a button of a kind with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    addPrimaryAction(primaryAction)
  }

  /// Makes a button with looks and content in one value, and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    addPrimaryAction(primaryAction)
    self.configuration = configuration
    configurationDidChange()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Configuration

  /// Looks and content in one value; nil for those by state.
  open var configuration: Configuration? {
    didSet { if oldValue != configuration { configurationDidChange() } }
  }
  /// Called before layout after the state has changed, to update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfigurationUpdate = false

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for the state: calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Content by state (S97)

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    stateContent.titles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    stateContent.titleColors[state] = color
    contentDidChange()
  }

  /// Sets the title with attributes of a state; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    stateContent.attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    stateContent.images[state] = image
    contentDidChange()
  }

  /// Sets the image behind the content of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    stateContent.backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the title of a state, or else the normal state's.
  open func title(for state: State) -> String? { stateContent.titles[state] }

  /// Returns the colour of the title of a state, or else the normal state's.
  open func titleColor(for state: State) -> UIColor? {
    stateContent.titleColors[state] ?? defaultTitleColor(for: state)
  }

  /// Returns the title with attributes of a state, or else the normal state's.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    stateContent.attributedTitles[state]
  }

  /// Returns the image of a state, or else the normal state's.
  open func image(for state: State) -> UIImage? { stateContent.images[state] }

  /// Returns the image behind the content of a state, or else the normal state's.
  open func backgroundImage(for state: State) -> UIImage? { stateContent.backgroundImages[state] }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  /// The label that shows the title; it exists even while there is none (S97).
  open var titleLabel: UILabel? { views.title }
  /// The view that shows the image.
  open var imageView: UIImageView? { views.image }

  /// Whether the image of a custom button is paler under a finger.
  open var adjustsImageWhenHighlighted = true { didSet { updateAppearance() } }
  /// Whether the image of a custom button is paler while it is disabled.
  open var adjustsImageWhenDisabled = true { didSet { updateAppearance() } }

  // MARK: Layout (S97)

  /// The distances of title and image from the bounds, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the title is moved in the content, in points; the size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How the image is moved in the content, in points; the size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Returns where the background stands in some bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where title and image stand in some bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns where the title stands in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    rect(of: .title, in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Returns where the image stands in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    rect(of: .image, in: contentRect.inset(by: imageEdgeInsets))
  }

  /// Places background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeSubviews()
  }

  /// The size of title and image side by side, and the insets (S97).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: size)
  }

  /// The size of title and image side by side, and the insets (S97).
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: .zero)
  }

  /// The title label, if there is a title.
  open override var forLastBaselineLayout: UIView {
    guard let titleLabel, !titleLabel.isHidden else { return self }
    return titleLabel
  }

  override func baselineFrame(of view: UIView, in size: CGSize) -> CGRect {
    guard view === titleLabel else { return super.baselineFrame(of: view, in: size) }
    let bounds = CGRect(origin: .zero, size: size)
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  // MARK: Focus and accessibility

  override var focusRingPath: FocusRingPath {
    let radius = views.background.layer.cornerRadius
    return FocusRingPath(rect: bounds, cornerRadius: max(FocusRingPath.minCornerRadius, radius))
  }

  override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.label = titleLabel?.text
    content.traits.insert(.button)
    return content
  }

  /// Does what a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(.touchUpInside)
    return true
  }

  // MARK: Changes

  override func addPrimaryAction(_ primaryAction: UIAction?) {
    super.addPrimaryAction(primaryAction)
    useTitleAndImage(of: primaryAction)
  }

  override var primaryActionEvent: Event { .touchUpInside }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    UIView.changeAppearance(animated: !isHighlighted && window != nil) { [self] in
      updateAppearance()
    }
  }

  /// Shows the image at its scale and colours of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  /// Shows title and image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}

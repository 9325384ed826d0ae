public import Foundation
public import TatamiViews

/// A control that performs an action when it is tapped, with a title, an image and a background.
///
/// ```swift
/// let save = UIAction(title: "Save") { _ in print("saved") }
/// let button = UIButton(type: .system, primaryAction: save)
/// button.sizeToFit()
/// ```
open class UIButton: UIControl, FocusRingShaping, BaselineFraming {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom = 0
    /// Title and image in the tint color.
    case system = 1
    /// The sign for information.
    case detailDisclosure = 2
    /// The sign for information, as on every background.
    case infoLight = 3
    /// The sign for information, as on every background.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A gray circle with a cross.
    case close = 7
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  var stateContent = ButtonStateContent()
  var views = ButtonViews()
  private var options = ButtonOptions()

  /// Creates a button of type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    typeDidChange()
  }

  /// Creates a button of a type with a primary action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    addPrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration and a primary action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    addPrimaryAction(primaryAction)
    self.configuration = configuration
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Configuration

  /// The configuration of appearance and content; nil for content by state.
  open var configuration: Configuration? {
    get { options.configuration }
    set {
      let old = exchange(&options.configuration, with: newValue)
      if old != newValue { configurationDidChange() }
    }
  }

  /// Called before layout when the state has changed, to update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { options.configurationUpdateHandler }
    set {
      options.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  var needsConfigurationUpdate = false

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for the current state; calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Content by state (S97)

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    stateContent.titles[state] = title
    contentDidChange()
  }

  /// Sets the title color of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    stateContent.titleColors[state] = color
    contentDidChange()
  }

  /// Sets the attributed title of a state; it takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    stateContent.attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    stateContent.images[state] = image
    contentDidChange()
  }

  /// Sets the background image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    stateContent.backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets the settings of symbols in a state; nil for the size of the title's font.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    stateContent.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// Returns the title of a state, falling back to the normal state.
  open func title(for state: State) -> String? { stateContent.titles[state] }

  /// Returns the title color of a state, falling back to the normal state.
  open func titleColor(for state: State) -> UIColor? {
    stateContent.titleColors[state] ?? defaultTitleColor(for: state)
  }

  /// The title color that was set for a state, or else for the normal state.
  package func ownTitleColor(for state: State) -> UIColor? { stateContent.titleColors[state] }

  /// Returns the attributed title of a state, falling back to the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    stateContent.attributedTitles[state]
  }

  /// Returns the image of a state, falling back to the normal state.
  open func image(for state: State) -> UIImage? { stateContent.images[state] }

  /// Returns the background image of a state, falling back to the normal state.
  open func backgroundImage(for state: State) -> UIImage? { stateContent.backgroundImages[state] }

  /// Returns the settings of symbols in a state, falling back to the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { stateContent.symbolConfigurations[state] }

  /// The settings of symbols in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title color of the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Menu (N180)

  /// The menu, which a long press shows, or a touch with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    get { controlMenu?.menu }
    set {
      menuOfControl.menu = newValue
      menuOfControl.whenChosen = { [weak self] in self?.menuElementChosen($0) }
      menuDidChange()
    }
  }

  /// Whether the first element of the menu is near the button.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { controlMenu?.order ?? .automatic }
    set { menuOfControl.order = newValue }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }

  private var changesSelection = false
  /// Whether the title of the chosen element of the menu is that of the button, if a touch shows the
  /// menu at once; the first element is chosen unless one is on.
  ///
  /// Without a menu that a touch shows at once, whether a tap toggles `isSelected`.
  open var changesSelectionAsPrimaryAction: Bool {
    get { changesSelection }
    set {
      changesSelection = newValue
      menuDidChange()
    }
  }

  // MARK: Subviews

  /// The label that shows the title; it exists even without a title.
  open var titleLabel: UILabel? { views.title }
  /// The view that shows the image.
  open var imageView: UIImageView? { views.image }

  /// Whether the image of a highlighted custom button is dimmed.
  open var adjustsImageWhenHighlighted: Bool {
    get { options.adjustsImageWhenHighlighted }
    set {
      options.adjustsImageWhenHighlighted = newValue
      updateAppearance()
    }
  }

  /// Whether the image of a disabled custom button is dimmed.
  open var adjustsImageWhenDisabled: Bool {
    get { options.adjustsImageWhenDisabled }
    set {
      options.adjustsImageWhenDisabled = newValue
      updateAppearance()
    }
  }

  // MARK: Layout (S97)

  /// The distances between the content and the bounds, in points.
  ///
  /// A system button with a title and zero insets is 6 points higher than its content at the top
  /// and at the bottom, and at least 30 points wide.
  open var contentEdgeInsets: UIEdgeInsets {
    get { options.contentEdgeInsets }
    set {
      options.contentEdgeInsets = newValue
      contentDidChange()
    }
  }

  /// Insets that move the title, in points; the button's size does not change.
  open var titleEdgeInsets: UIEdgeInsets {
    get { options.titleEdgeInsets }
    set {
      options.titleEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// Insets that move the image, in points; the button's size does not change.
  open var imageEdgeInsets: UIEdgeInsets {
    get { options.imageEdgeInsets }
    set {
      options.imageEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// Returns the background's rectangle for given bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image for given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the title's rectangle inside the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    rect(of: .title, in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Returns the image's rectangle inside the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    rect(of: .image, in: contentRect.inset(by: imageEdgeInsets))
  }

  /// Places background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeSubviews()
  }

  /// The size of title and image side by side with their insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: size)
  }

  /// The size of title and image side by side with their insets.
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: .zero)
  }

  /// The title label; the button itself without a title.
  open override var forLastBaselineLayout: UIView {
    guard let titleLabel, !titleLabel.isHidden else { return self }
    return titleLabel
  }

  package func baselineFrame(of view: UIView, in size: CGSize) -> CGRect? {
    guard view === titleLabel else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  // MARK: Focus and accessibility

  package var focusRingPath: FocusRingPath {
    let radius = views.background.layer.cornerRadius
    return FocusRingPath(rect: bounds, cornerRadius: max(FocusRingPath.minCornerRadius, radius))
  }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.label = titleLabel?.text
    content.traits.insert(.button)
    return content
  }

  /// Performs the action of a tap.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if openMenuAtOnce() { return true }
    send(.touchUpInside)
    return true
  }

  // MARK: Changes

  override func addPrimaryAction(_ primaryAction: UIAction?) {
    super.addPrimaryAction(primaryAction)
    useTitleAndImage(of: primaryAction)
  }

  override var primaryActionEvent: Event { .touchUpInside }

  override func primaryActionWillBegin() {
    if changesSelection, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
  }

  /// Performs the primary action, as if the user had triggered it.
  open override func performPrimaryAction() {
    primaryActionWillBegin()
    super.performPrimaryAction()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    UIView.changeAppearance(animated: !isHighlighted && window != nil) { [self] in
      updateAppearance()
    }
  }

  /// Updates the appearance for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
  }

  /// Updates the appearance for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}

/// The settable properties of a button.
@MainActor
private struct ButtonOptions {
  var configuration: UIButton.Configuration?
  var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var contentEdgeInsets = UIEdgeInsets.zero
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
}

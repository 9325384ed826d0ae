public import Foundation
public import TatamiControls
public import TatamiViews

/// A bar with a text field for a search, and buttons and scopes that belong to it.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Search tasks"
/// bar.showsCancelButton = true
/// bar.scopeButtonTitles = ["All", "Open"]
/// bar.showsScopeBar = true
/// ```
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The views, which a search controller shows elsewhere while it is active.
  let content = SearchBarContent()
  private var values = SearchBarValues()
  /// Called when the height may have changed.
  var heightHandler: (() -> Void)?
  /// The search controller of the bar.
  weak var controller: (any SearchBarClient)?
  /// Whether a navigation bar shows the bar below its titles.
  var isInNavigationBar = false {
    didSet { if oldValue != isInNavigationBar { updateContent() } }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.bar = self
    addSubview(content)
    updateContent()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The object that is called when the text and the buttons are used.
  open weak var delegate: (any UISearchBarDelegate)?

  private func change(_ change: (inout SearchBarValues) -> Void) {
    change(&values)
    updateContent()
  }

  private func updateContent() {
    content.show(values, isInNavigationBar: isInNavigationBar)
    invalidateIntrinsicContentSize()
    heightHandler?()
  }

  // MARK: Text

  /// The text field.
  open var searchTextField: UISearchTextField { content.field }

  /// The view above the keyboard while the text is edited; nil, the default, for none.
  open override var inputAccessoryView: UIView? {
    get { content.field.inputAccessoryView }
    set { content.field.inputAccessoryView = newValue }
  }

  /// The text; setting it does not call the delegate.
  open var text: String? {
    get { content.field.text }
    set {
      content.field.text = newValue
      content.updateFieldButtons()
      controller?.textDidChange()
    }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { content.field.placeholder }
    set {
      content.field.placeholder = newValue
      content.field.accessibilityLabel = (newValue ?? "").isEmpty ? "Search" : newValue
    }
  }

  /// A line above the text field.
  open var prompt: String? {
    get { values.prompt }
    set { change { $0.prompt = newValue } }
  }

  /// Whether a person can use the text field and the buttons.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  // MARK: Buttons

  /// Whether the text field has a button of bookmarks while there is no text.
  open var showsBookmarkButton: Bool {
    get { values.showsBookmarks }
    set { change { $0.showsBookmarks = newValue } }
  }

  /// Whether the text field has a button of a list of results while there is no text.
  open var showsSearchResultsButton: Bool {
    get { values.showsResults }
    set { change { $0.showsResults = newValue } }
  }

  /// Whether the button of a list of results is selected.
  open var isSearchResultsButtonSelected: Bool {
    get { values.isResultsSelected }
    set { change { $0.isResultsSelected = newValue } }
  }

  /// Whether there is a cancel button after the text field.
  open var showsCancelButton: Bool {
    get { values.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != values.showsCancel else { return }
    change { $0.showsCancel = showsCancelButton }
    content.layOut(animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes, of which there must be two or more.
  open var scopeButtonTitles: [String]? {
    get { values.scopes }
    set {
      values.scopes = newValue
      if !(newValue ?? []).indices.contains(values.scope) { values.scope = 0 }
      content.showScopes(newValue ?? [])
      updateContent()
    }
  }

  /// The index of the selected scope; one without a title is ignored with a message.
  open var selectedScopeButtonIndex: Int {
    get { values.scope }
    set {
      let count = values.scopes?.count ?? 0
      guard newValue == 0 || (0..<count).contains(newValue) else {
        return Diagnostics.report("there is no scope \(newValue) among \(count): \(self)")
      }
      change { $0.scope = newValue }
    }
  }

  /// Whether the scopes are shown below the text field.
  open var showsScopeBar: Bool {
    get { values.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != values.showsScopes else { return }
    change { $0.showsScopes = show }
    content.layOut(animated: animate)
  }

  // MARK: Appearance

  /// The style of the background.
  open var searchBarStyle: Style {
    get { values.style }
    set { change { $0.style = newValue } }
  }

  /// The style of the bar.
  open var barStyle: UIBarStyle {
    get { values.barStyle }
    set {
      overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
      change { $0.barStyle = newValue }
    }
  }

  /// The color of the background; nil for that of bars.
  open var barTintColor: UIColor? {
    get { values.barTint }
    set { change { $0.barTint = newValue } }
  }

  /// Whether contents show through the background, which this kit does not draw.
  open var isTranslucent: Bool {
    get { values.isTranslucent }
    set { change { $0.isTranslucent = newValue } }
  }

  /// The image of the background.
  open var backgroundImage: UIImage? {
    get { values.background }
    set { change { $0.background = newValue } }
  }

  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage? {
    get { values.scopeBackground }
    set { change { $0.scopeBackground = newValue } }
  }

  /// Sets the image of the background; this kit has one for all places and heights.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    change { $0.background = backgroundImage }
  }

  /// Returns the image of the background.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { values.background }

  /// Sets the image behind the text in a state; nil for rounded corners.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    change { $0.fieldBackgrounds[state.rawValue] = backgroundImage }
  }

  /// Returns the image behind the text in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    values.fieldBackgrounds[state.rawValue]
  }

  /// Sets the image of an icon in a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    change { $0.icons[SearchBarValues.IconKey(icon: icon, state: state.rawValue)] = iconImage }
  }

  /// Returns the image of an icon in a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    values.icons[SearchBarValues.IconKey(icon: icon, state: state.rawValue)]
  }

  /// Moves an icon, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    change { $0.adjustments[icon] = adjustment.finite }
  }

  /// Returns the distance by which an icon is moved, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { values.adjustments[icon] ?? .zero }

  /// The distance by which the text is moved, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { values.textAdjustment }
    set { change { $0.textAdjustment = newValue.finite } }
  }

  /// Sets the attributes of the titles of scopes in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    content.scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the titles of scopes in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    content.scopes.titleTextAttributes(for: state)
  }

  // MARK: Events

  /// Shows the scope that a person has chosen.
  func scopeDidChange(to index: Int) {
    values.scope = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.scopeDidChange()
  }

  /// Presses the cancel button.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancelPressed()
  }

  // MARK: Responder

  /// Whether the text field can be edited.
  open override var canBecomeFirstResponder: Bool { content.field.canBecomeFirstResponder }

  /// Whether the text field is edited.
  open override var isFirstResponder: Bool { content.field.isFirstResponder }

  /// Begins editing the text field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { content.field.becomeFirstResponder() }

  /// Ends editing the text field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { content.field.resignFirstResponder() }

  // MARK: Layout

  /// The place of the bar: the top.
  open var barPosition: UIBarPosition { delegate?.position(forBar: self) ?? .any }

  /// Returns the size in a width: 56 points high, 52 in a navigation bar, and those of a prompt, of
  /// scopes and of larger text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: content.naturalHeight)
  }

  /// The height; there is no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: content.naturalHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self { content.frame = bounds }
  }

  // MARK: UITextInputTraits

  /// Whether the characters are hidden.
  open var isSecureTextEntry: Bool {
    get { content.field.isSecureTextEntry }
    set { content.field.isSecureTextEntry = newValue }
  }

  /// The keyboard type.
  open var keyboardType: UIKeyboardType {
    get { content.field.keyboardType }
    set { content.field.keyboardType = newValue }
  }

  /// The type of the Return key.
  open var returnKeyType: UIReturnKeyType {
    get { content.field.returnKeyType }
    set { content.field.returnKeyType = newValue }
  }

  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { content.field.autocapitalizationType }
    set { content.field.autocapitalizationType = newValue }
  }

  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { content.field.autocorrectionType }
    set { content.field.autocorrectionType = newValue }
  }
}

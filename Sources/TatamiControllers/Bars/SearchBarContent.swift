import Foundation
import TatamiControls
import TatamiViews

/// The views of a search bar.
final class SearchBarContent: UIView {
  /// The space above and below the text field, in points (N252).
  private static let (above, below): (CGFloat, CGFloat) = (10, 10)
  /// The same in a navigation bar.
  private static let (aboveInBar, belowInBar): (CGFloat, CGFloat) = (1, 15)
  /// The distance of the text field from the sides, in points, alone and in a navigation bar.
  private static let (margin, marginInBar): (CGFloat, CGFloat) = (8, 16)
  /// The heights of the scopes and of the space below them, in points.
  private static let (scopeHeight, belowScopes): (CGFloat, CGFloat) = (32, 12)
  private static let cancelGap: CGFloat = 10
  private static let duration: TimeInterval = 0.25
  /// The height of a text field that is being shrunk below which its content is transparent.
  private static let fadedHeight: CGFloat = 12

  weak var bar: UISearchBar?
  let field = UISearchTextField()
  let scopes = UISegmentedControl()
  private let icon = SearchIconView()
  private let background = BarBackground(isAtTop: true)
  private let fieldBackground = UIImageView()
  private let scopeBackground = UIImageView()
  private let prompt = UILabel()
  private var cancelButton: BarButton?
  private var values = SearchBarValues()
  private var isInNavigationBar = false

  init() {
    super.init(frame: .zero)
    for view in [background, fieldBackground, scopeBackground, prompt, field] { addSubview(view) }
    field.leftView = icon
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        bar?.scopeDidChange(to: scopes.selectedSegmentIndex)
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Shows the values of the bar.
  func show(_ values: SearchBarValues, isInNavigationBar: Bool) {
    if values.showsCancel { makeCancelButton() }
    (self.values, self.isInNavigationBar) = (values, isInNavigationBar)
    prompt.text = values.prompt
    icon.image = values.image(.search)
    icon.adjustment = values.adjustments[.search] ?? .zero
    field.textAdjustment = values.textAdjustment
    field.isEnabled = values.isEnabled
    scopes.isEnabled = values.isEnabled
    fieldBackground.image = values.fieldBackground
    let hasImage = values.fieldBackground != nil
    if hasImage != (field.backgroundColor == .clear) {
      field.backgroundColor = hasImage ? .clear : .tertiarySystemFill
    }
    scopeBackground.image = values.scopeBackground
    cancelButton?.isEnabled = values.isEnabled
    let scope = values.hasScopeRow ? values.scope : UISegmentedControl.noSegment
    if scopes.selectedSegmentIndex != scope { scopes.selectedSegmentIndex = scope }
    showBackground()
    updateFieldButtons()
    setNeedsLayout()
  }

  private func showBackground() {
    let isPlain = values.style == .minimal || isInNavigationBar
    background.isHidden = isPlain && values.background == nil && values.barTint == nil
    let appearance = UIBarAppearance()
    appearance.backgroundImage = values.background
    background.show(appearance, color: isPlain ? values.barTint ?? .clear : values.barTint)
  }

  /// Replaces the titles of the scopes.
  func showScopes(_ titles: [String]) {
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopes.superview == nil { addSubview(scopes) }
  }

  /// Shows the buttons at the end of the text field, which text replaces by the one that clears it.
  func updateFieldButtons() {
    let icon: UISearchBar.Icon? =
      values.showsResults ? .resultsList : values.showsBookmarks ? .bookmark : nil
    guard let icon else { return field.rightView = nil }
    if field.rightView == nil { field.rightView = makeFieldButton() }
    if let button = field.rightView as? BarButton { show(icon, on: button) }
    field.rightViewMode = field.hasText ? .never : .always
  }

  private func makeFieldButton() -> BarButton {
    let button = BarButton(BarButton.Content()) { [weak self] in self?.fieldButtonPressed() }
    button.frame.size = CGSize(width: BarGlyph.size.width, height: UISearchTextField.standardHeight)
    return button
  }

  private func show(_ icon: UISearchBar.Icon, on button: BarButton) {
    var content = BarButton.Content()
    content.image = values.image(icon)
    let isSelected = icon == .resultsList && values.isResultsSelected
    if !isSelected { content.attributes[.foregroundColor] = UIColor.secondaryLabel }
    let glyph: UIBarButtonItem.SystemItem = icon == .bookmark ? .bookmarks : .organize
    if content.image == nil { content.glyph = BarGlyph.path(of: glyph) }
    button.show(content)
    button.isEnabled = values.isEnabled
    button.isSelected = isSelected
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Search Results"
  }

  private func makeCancelButton() {
    guard cancelButton == nil else { return }
    var content = BarButton.Content()
    content.title = "Cancel"
    let button = BarButton(content) { [weak self] in self?.bar?.cancel() }
    button.accessibilityLabel = "Cancel"
    button.alpha = 0
    addSubview(button)
    cancelButton = button
    // The button moves in from beyond the edge.
    UIView.performWithoutAnimation {
      placeCancelButton(fieldFrame, isShown: false)
      button.layoutIfNeeded()
    }
  }

  // MARK: Events

  private func textDidChange() {
    guard let bar else { return }
    updateFieldButtons()
    bar.delegate?.searchBar(bar, textDidChange: field.text ?? "")
    bar.controller?.textDidChange()
  }

  private func fieldButtonPressed() {
    guard let bar else { return }
    if values.showsResults {
      bar.delegate?.searchBarResultsListButtonClicked(bar)
    } else {
      bar.delegate?.searchBarBookmarkButtonClicked(bar)
    }
  }

  /// Escape presses the cancel button, or else ends editing.
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
        guard let self else { return }
        if values.showsCancel { bar?.cancel() } else { field.resignFirstResponder() }
      }
    ]
  }

  /// The text field hides the buttons in it from assistive technologies, which find them here.
  override var accessibilityElements: [Any]? {
    get {
      let inField = field.subviews.filter(\.isAccessibilityElement)
      let cancel = values.showsCancel ? [cancelButton].compactMap(\.self) : []
      return [prompt, field] + inField + cancel + (values.hasScopeRow ? [scopes] : [])
    }
    set {}
  }

  // MARK: Layout

  private var hasPrompt: Bool { !(values.prompt ?? "").isEmpty }

  /// Returns the heights of the parts above and below the text field, in points.
  private func heights(isInNavigationBar: Bool) -> (above: CGFloat, below: CGFloat) {
    let above = isInNavigationBar ? Self.aboveInBar : Self.above
    let below = isInNavigationBar ? Self.belowInBar : Self.below
    let scopes = values.hasScopeRow ? Self.scopeHeight + Self.belowScopes : 0
    return (above + (hasPrompt ? UINavigationBar.promptHeight : 0), below + scopes)
  }

  /// Returns the height, in points, in a navigation bar or elsewhere.
  func naturalHeight(isInNavigationBar: Bool) -> CGFloat {
    let heights = heights(isInNavigationBar: isInNavigationBar)
    return heights.above + field.naturalHeight + heights.below
  }

  /// The height where the bar is, in points.
  var naturalHeight: CGFloat { naturalHeight(isInNavigationBar: isInNavigationBar) }

  /// Lays out in an animation.
  func layOut(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.duration) {
      self.bar?.superview?.layoutIfNeeded()
      self.layoutIfNeeded()
    }
  }

  /// The frame of the text field and of the cancel button, without mirroring; the field shrinks in a
  /// bar that is too low.
  private var fieldFrame: CGRect {
    let heights = heights(isInNavigationBar: isInNavigationBar)
    let own = field.naturalHeight
    let free = bounds.height - heights.above - heights.below
    let margin = isInNavigationBar ? Self.marginInBar : Self.margin
    let missing = max(0, own - free)
    // A bar of the height of a row of buttons has a text field of full height.
    let y = heights.above - min(missing / 2, isInNavigationBar ? 0 : Self.above)
    let height = isInNavigationBar ? min(max(0, free), own) : own
    let left = margin + safeAreaInsets.left
    let right = bounds.width - margin - safeAreaInsets.right
    return CGRect(x: left, y: y, width: max(0, right - left), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    prompt.isHidden = !hasPrompt
    prompt.frame = CGRect(x: 16, y: 6, width: max(0, bounds.width - 32), height: 18)
    let row = fieldFrame
    let width = placeCancelButton(row, isShown: values.showsCancel)
    var frame = row
    frame.size.width = max(0, row.width - width)
    field.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    field.alpha = min(1, max(0, (row.height - Self.fadedHeight) / Self.fadedHeight))
    fieldBackground.frame = field.frame
    placeScopes(below: row)
  }

  /// Places the cancel button at the end of a row; returns the width that it takes.
  @discardableResult
  private func placeCancelButton(_ row: CGRect, isShown: Bool) -> CGFloat {
    guard let cancelButton else { return 0 }
    let width = cancelButton.sizeThatFits(.zero).width
    var frame = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
    if !isShown { frame.origin.x = bounds.width }
    cancelButton.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    cancelButton.alpha = isShown ? 1 : 0
    cancelButton.accessibilityElementsHidden = !isShown
    return isShown ? width + Self.cancelGap : 0
  }

  private func placeScopes(below row: CGRect) {
    scopes.alpha = values.hasScopeRow ? 1 : 0
    let y = row.maxY + (isInNavigationBar ? Self.belowInBar : Self.below)
    scopes.frame = CGRect(x: row.minX, y: y, width: row.width, height: Self.scopeHeight)
    scopeBackground.frame = CGRect(
      x: 0,
      y: row.maxY,
      width: bounds.width,
      height: values.hasScopeRow ? max(0, bounds.maxY - row.maxY) : 0
    )
  }
}

extension SearchBarContent: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    // The delegate may have ended editing.
    if field.isFirstResponder { bar.controller?.editingDidBegin() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.controller != nil { field.resignFirstResponder() }
    return true
  }
}

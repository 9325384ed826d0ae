public import Foundation

/// The background, the titles and the buttons of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var title: [NSAttributedString.Key: Any] = [:]
  private var largeTitle: [NSAttributedString.Key: Any] = [:]
  private var titleOffset = UIOffset.zero
  private var button = UIBarButtonItemAppearance()
  private var doneButton = UIBarButtonItemAppearance(style: .done)
  private var backButton = UIBarButtonItemAppearance()

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    observeButtons()
  }

  /// Creates a copy of an appearance; of other bars, of the background alone.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      (title, largeTitle, titleOffset) = (other.title, other.largeTitle, other.titleOffset)
      button = other.button.duplicate()
      doneButton = other.doneButton.duplicate()
      backButton = other.backButton.duplicate()
    }
    observeButtons()
  }

  /// Returns a copy.
  package final func duplicate() -> UINavigationBarAppearance {
    UINavigationBarAppearance(barAppearance: self)
  }

  private func observeButtons() {
    for appearance in [button, doneButton, backButton] {
      appearance.changeHandler = { [weak self] in self?.appearanceDidChange() }
    }
  }

  private func setButton(
    _ path: ReferenceWritableKeyPath<UINavigationBarAppearance, UIBarButtonItemAppearance>,
    _ value: UIBarButtonItemAppearance
  ) {
    self[keyPath: path] = value.duplicate()
    observeButtons()
    appearanceDidChange()
  }

  /// The attributes of the title: those that are set, on top of the defaults.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { Self.titleDefaults.merging(title) { $1 } }
    set {
      title = newValue
      appearanceDidChange()
    }
  }
  /// The attributes of the large title: those that are set, on top of the defaults.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { Self.largeTitleDefaults.merging(largeTitle) { $1 } }
    set {
      largeTitle = newValue
      appearanceDidChange()
    }
  }
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment: UIOffset {
    get { titleOffset }
    set {
      titleOffset = newValue
      appearanceDidChange()
    }
  }
  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { setButton(\.button, newValue) }
  }
  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButton }
    set { setButton(\.doneButton, newValue) }
  }
  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButton }
    set { setButton(\.backButton, newValue) }
  }

  private static var titleDefaults: [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label]
  }

  private static var largeTitleDefaults: [NSAttributedString.Key: Any] {
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let font = metrics.scaledFont(for: UIFont.systemFont(ofSize: 34, weight: .bold))
    return [.font: font, .foregroundColor: UIColor.label]
  }
}

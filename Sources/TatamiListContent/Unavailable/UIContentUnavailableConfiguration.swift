public import Foundation
public import TatamiControls
public import TatamiViews

/// A placeholder for content that is missing: an image, two texts and two buttons.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Messages"
/// controller.contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: Hashable {
  /// The alignments of the content.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// In the middle of the height, from the leading edge on.
    case natural = 1
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; setting it removes the attributed text.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with attributes; takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; setting it removes the attributed secondary text.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The secondary text with attributes; takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The button; shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below it; shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the button below.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview; the vertical one is without
  /// effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner is shown in place of the image.
  var isLoading = false
  /// Whether the text names what is searched for, unless the program changes it.
  private var isSearch = false

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  // MARK: Presets

  /// Returns a configuration without content, whose image is large and whose text is a title.
  public static func empty() -> UIContentUnavailableConfiguration {
    let title = UIFont.systemFont(ofSize: 22, weight: .bold)
    var content = UIContentUnavailableConfiguration(
      TextProperties(
        font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: title),
        color: .label
      ),
      TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    )
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48
    )
    content.imageProperties.tintColor = .secondaryLabel
    return content
  }

  /// Returns a configuration with a spinner and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration(
      TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    )
    content.isLoading = true
    content.text = "Loading…"
    content.imageToTextPadding = 8
    return content
  }

  /// Returns a configuration for a search without results, which names the text that was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var content = empty()
    content.isSearch = true
    content.image = UIImage(systemName: "magnifyingglass")
    content.text = noResults
    content.secondaryText = "Check the spelling or try a new search."
    return content
  }

  private static let noResults = "No Results"

  /// Returns the configuration for a state: the preset for searches names the text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == Self.noResults, attributedText == nil,
      let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var content = self
    content.text = "\(Self.noResults) for “\(searched)”"
    return content
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}

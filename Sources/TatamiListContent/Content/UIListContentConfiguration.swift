public import Foundation
public import TatamiViews

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
public struct UIListContentConfiguration: Hashable {
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
  /// The axes on which the margins are at least those of the superview; the vertical one is without
  /// effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The smallest height of the content, in points.
  var minimumHeight: CGFloat = 0

  init(
    text: TextProperties,
    secondary: TextProperties,
    margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  /// The text to show.
  package var shownText: AttributedText? {
    attributedText.map { AttributedText($0) }
      ?? text.map { AttributedText(textProperties.transform.applied(to: $0)) }
  }

  /// The secondary text to show.
  package var shownSecondaryText: AttributedText? {
    secondaryAttributedText.map { AttributedText($0) }
      ?? secondaryText.map { AttributedText(secondaryTextProperties.transform.applied(to: $0)) }
  }

  /// Returns the configuration for a state: texts of disabled views are dimmed unless their colors
  /// were set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var configuration = self
    configuration.textProperties.update(isDisabled: state.isDisabledState)
    configuration.secondaryTextProperties.update(isDisabled: state.isDisabledState)
    return configuration
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Returns a new list content view.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

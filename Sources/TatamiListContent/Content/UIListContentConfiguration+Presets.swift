import Foundation
import TatamiViews

extension UIListContentConfiguration {
  /// Margins, fonts and colors of a kind of content.
  private init(_ margins: (CGFloat, CGFloat), font: UIFont, secondary: UIFont) {
    self.init(
      text: TextProperties(font: font, color: .label),
      secondary: TextProperties(font: secondary, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(
        top: margins.0,
        leading: margins.1,
        bottom: margins.0,
        trailing: 8
      )
    )
  }

  // MARK: Cells

  /// The height of a cell of one line, in points.
  static let cellHeight: CGFloat = 44

  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      (11, 16),
      font: .preferredFont(forTextStyle: .body),
      secondary: .preferredFont(forTextStyle: .subheadline)
    )
    content.minimumHeight = cellHeight
    return content
  }

  /// Returns the content of a cell with the secondary text directly below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.textToSecondaryTextVerticalPadding = 0
    return content
  }

  /// Returns the content of a cell with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  // MARK: Headers and footers

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      (4, 16),
      font: .preferredFont(forTextStyle: .headline),
      secondary: .preferredFont(forTextStyle: .body)
    )
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footnote((4, 16)) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = footnote((8, 16))
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footnote((8, 16)) }

  /// Returns the content of a header.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns the content of a footer.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// Small gray text that wraps.
  private static func footnote(_ margins: (CGFloat, CGFloat)) -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    var content = UIListContentConfiguration(margins, font: font, secondary: font)
    content.textProperties = TextProperties(font: font, color: .secondaryLabel)
    content.textProperties.lineBreakMode = .byWordWrapping
    return content
  }

  // MARK: Sidebars

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      (11, 8),
      font: .preferredFont(forTextStyle: .body),
      secondary: .preferredFont(forTextStyle: .footnote)
    )
    content.imageToTextPadding = 10
    content.minimumHeight = cellHeight
    return content
  }

  /// Returns the content of a cell in a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var content = sidebarCell()
    content.directionalLayoutMargins.top = 4
    content.directionalLayoutMargins.bottom = 4
    content.textToSecondaryTextVerticalPadding = 0
    return content
  }

  /// Returns the content of a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// Returns the content of a cell beside a sidebar with the secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var content = sidebarCell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    return content
  }
}

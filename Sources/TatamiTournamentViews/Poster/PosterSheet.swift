package import TatamiGeometry
package import TatamiThemes
import TatamiUIKit

/// A poster as a flat list of shapes and texts, from which views and files are made.
///
/// Coordinates are points of the unscaled poster, with the origin at the top left.
package struct PosterSheet: Sendable {
  /// The size before scaling.
  package let size: Size
  /// The scale of the finished poster, above 1 only on a canvas.
  package let scale: Double
  /// The color of the page, nil for none.
  package let background: ThemeColor?
  /// The shapes and texts in drawing order.
  package internal(set) var items: [Item] = []

  init(of plan: PosterPlan, background: ThemeColor?) {
    size = plan.size
    scale = plan.scale
    scaledSize = plan.scaledSize
    self.background = background
  }

  /// The size of the finished poster.
  package let scaledSize: Size

  /// A shape, a text, or the begin or end of an element.
  package enum Item: Sendable {
    /// Begins a match or a row; the items up to the next `endElement` belong to it.
    case beginElement(Element)
    case endElement
    case box(Box)
    case text(Text)
    case lines(Lines)
    /// An image that fills a rectangle.
    case image(UIImage, Rect)
    /// A trophy.
    case trophy(Rect, ThemeColor)
  }

  /// The meaning of a match or of a row of a table.
  package struct Element: Sendable {
    /// The kinds of elements.
    package enum Kind: Sendable {
      case match(isDecided: Bool)
      case row
    }

    package let kind: Kind
    /// An identifier that is unique in the poster, nil for rows.
    package let id: String?
    /// The element as a sentence.
    package let label: String
    /// The URL of a page about the match, nil without one.
    package var link: String?
    /// The rectangle around the cards of the match, or the row.
    package let frame: Rect
  }

  /// A rounded rectangle.
  package struct Box: Sendable {
    package let frame: Rect
    package let radius: Double
    /// The color inside, nil for none.
    package let fill: ThemeColor?
    /// The color of an outline one point wide inside the frame, nil for none.
    package let border: ThemeColor?
  }

  /// A text in one line or, if it wraps, in up to two, in the middle of its frame's height.
  package struct Text: Sendable {
    /// The side of the frame at which the text is drawn.
    package enum Alignment: Sendable {
      case left, center, right
    }

    package let text: String
    package let frame: Rect
    package let font: Font
    package let color: ThemeColor
    package var alignment = Alignment.left
    /// Whether a text that is too wide is drawn smaller, down to ``smallestShrinking``.
    package var shrinks = false
    /// Whether a text that is too wide has two lines, smaller if a word or two lines need it.
    package var wraps = false
    /// The factor of the font's size.
    package var scale = 1.0

    /// The smallest factor of a text that is drawn smaller.
    static let smallestShrinking = 0.7
    /// The smallest factor of names in two lines, and that of a text with a longer word.
    static let wrappedName = 0.75
    static let smallestWrapped = 0.5
  }

  /// Connected lines of one color.
  package struct Lines: Sendable {
    package let paths: [[Point]]
    package let color: ThemeColor
    package let width: Double
  }

  /// A font of the poster.
  package enum Font: Hashable, Sendable, CaseIterable {
    case name, winner, score, winnerScore, part, wonPart, round, title, subtitle, champion
    case stageTitle, poolTitle, caption, legend, hint, tableTitle, tableNumber, tablePoints

    /// The size in points.
    package var pointSize: Double {
      switch self {
      case .name, .winner, .score, .winnerScore: 14
      case .part, .wonPart: 13
      case .round, .legend: 12
      case .title: 26
      case .subtitle: 13
      case .champion, .poolTitle: 15
      case .stageTitle: 19
      case .caption: 10.5
      case .hint: 12.5
      case .tableTitle: 11
      case .tableNumber, .tablePoints: 13.5
      }
    }

    /// The weight on the CSS scale.
    package var weight: Int {
      switch self {
      case .name, .score, .part, .subtitle, .caption, .legend, .hint, .tableNumber: 400
      case .winner, .winnerScore, .wonPart, .round, .poolTitle, .tableTitle, .tablePoints: 600
      case .title, .champion, .stageTitle: 700
      }
    }

    /// Whether all digits have the same width.
    var hasTabularDigits: Bool {
      switch self {
      case .score, .winnerScore, .part, .wonPart, .tableNumber, .tablePoints: true
      default: false
      }
    }

    /// The level of headings, 1 for the title; nil for other texts.
    package var headingLevel: Int? {
      switch self {
      case .title: 1
      case .stageTitle: 2
      case .poolTitle, .round: 3
      default: nil
      }
    }
  }
}

import Foundation
import Tatami

/// A part of a label's text with its own style.
struct TextSpan {
  var text = ""
  /// The changes of the label's style for this part.
  var changes: [SceneProperty<TextStyle>.Assignment] = []
}

/// A label of a document.
class SceneLabel: UILabel, ComposedView {
  var textStyle = TextStyle()
  var spans: [TextSpan] = []
  let paragraph = NSMutableParagraphStyle()

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    // The paragraph's mode replaces that of the label.
    paragraph.lineBreakMode = .byTruncatingTail
  }

  required init?(coder: NSCoder) { nil }

  func propertiesDidChange() {
    var content = AttributedText()
    for span in spans {
      var style = textStyle
      for change in span.changes { change(&style) }
      var attributes = style.attributes
      attributes[.paragraphStyle] = paragraph
      content.append(span.text, attributes)
    }
    show(content)
  }
}

extension ValueForm<[TextSpan]> {
  /// A text, or a list of texts and spans.
  static let spans = ValueForm(
    "text, or list of texts and [spans](#span)",
    example: #""Ada""#,
    schema: SchemaPart.any(of: [
      SchemaPart.text,
      SchemaPart.list(of: SchemaPart.any(of: [SchemaPart.text, SchemaPart.reference("span")])),
    ])
  ) { reader, resources throws(SceneError) in
    guard case .array = reader.value else {
      return [TextSpan(text: try ValueForm<String>.text.read(reader, resources))]
    }
    let elements = try reader.array()
    try resources.budget.spendElements(elements.count, reader)
    var spans: [TextSpan] = []
    for element in elements { spans.append(try span(element, resources)) }
    return spans
  }

  private static func span(
    _ reader: SceneReader,
    _ resources: SceneResources
  ) throws(SceneError) -> TextSpan {
    var span = TextSpan()
    guard case .object = reader.value else {
      span.text = try ValueForm<String>.text.read(reader, resources)
      return span
    }
    try TextSpan.table.read(reader, into: &span, resources)
    return span
  }
}

extension TextSpan {
  /// The properties of spans: a text, and properties of the label's text.
  @MainActor static let table = PropertyTable<TextSpan>(
    title: "span",
    properties: [
      SceneProperty("text", .text, default: nil, "The text.") { $0.text = $1 }
    ]
      + TextStyle.properties.map { property in
        property.map { change in { span in span.changes.append(change) } }
      }
  )
}

extension NodeKind {
  /// A text.
  static let label = NodeKind(
    "label",
    "A text of one or more lines.",
    [
      SceneProperty("text", .spans, default: "empty", "The text; a line feed begins a new line.") {
        $0.spans = $1
      }
    ]
      + TextStyle.properties.map { property in
        property.map { change in { label in change(&label.textStyle) } }
      } + paragraphs,
    make: { SceneLabel(frame: .zero) }
  )

  private static let paragraphs: [SceneProperty<SceneLabel>] = [
    SceneProperty(
      "textAlignment",
      .choice([
        "natural": NSTextAlignment.natural, "left": .left, "center": .center, "right": .right,
        "justified": .justified,
      ]),
      default: "`\"natural\"`",
      "The alignment of the lines in the label; `natural` follows the reading direction."
    ) {
      $0.paragraph.alignment = $1
      $0.textAlignment = $1
    },
    SceneProperty(
      "lines",
      .integer(0...10_000),
      default: "0",
      "The maximum number of lines; 0 for any number."
    ) {
      $0.numberOfLines = $1
    },
    SceneProperty(
      "lineBreak",
      .choice([
        "truncateTail": NSLineBreakMode.byTruncatingTail, "truncateHead": .byTruncatingHead,
        "truncateMiddle": .byTruncatingMiddle, "words": .byWordWrapping,
        "characters": .byCharWrapping, "clip": .byClipping,
      ]),
      default: "`\"truncateTail\"`",
      "How lines are broken, and where an ellipsis replaces text that does not fit."
    ) {
      $0.paragraph.lineBreakMode = $1
      $0.lineBreakMode = $1
    },
    SceneProperty(
      "lineHeight",
      .number(0.1...10),
      default: "1",
      "The height of lines in units of the font's line height."
    ) { $0.paragraph.lineHeightMultiple = $1 },
    SceneProperty("lineSpacing", .points(0...1_000), default: "0", "The space between lines.") {
      $0.paragraph.lineSpacing = $1
    },
    SceneProperty(
      "minimumScale",
      .number(0.01...1),
      default: "1",
      "The factor by which the font of a single line may shrink so that the text fits."
    ) {
      $0.adjustsFontSizeToFitWidth = $1 < 1
      $0.minimumScaleFactor = $1
    },
  ]
}

public import Foundation
import TatamiDrawing

/// A layer that draws a text from its top edge on.
///
/// ```swift
/// let title = CATextLayer()
/// title.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
/// title.string = "Tatami"
/// title.alignmentMode = .center
/// title.foregroundColor = UIColor.label.cgColor
/// ```
///
/// Text has the resolution of the output, whatever the contents' scale is. Changes are not animated.
open class CATextLayer: CALayer {
  /// The values of the properties.
  fileprivate struct Content {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
    var quantizes = true
  }

  private var content = Content()

  /// Creates a layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer for its presentation values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { content = layer.content }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text: a `String`, or an `NSAttributedString` whose attributes replace the font, the font size
  /// and the color of the layer; other values draw nothing.
  open var string: Any? {
    get { content.string }
    set { change { $0.string = newValue } }
  }

  /// The font: a `UIFont`, a `CGFont` or the name of a font; nil and unknown names are the system font.
  open var font: Any? {
    get { content.font }
    set { change { $0.font = newValue } }
  }

  /// The size of the font, in points, from 0 to 10,000; by default, 36.
  open var fontSize: CGFloat {
    get { content.fontSize }
    set { change { $0.fontSize = newValue > 0 ? min(newValue, 10_000) : 0 } }
  }

  /// The color of the text, white by default; nil draws nothing.
  open var foregroundColor: CGColor? {
    get { content.color }
    set { change { $0.color = newValue } }
  }

  /// Whether lines wrap at the right edge of the bounds; false draws one line for each paragraph.
  open var isWrapped: Bool {
    get { content.isWrapped }
    set { change { $0.isWrapped = newValue } }
  }

  /// The part that an ellipsis replaces in a text that is too long: that does not fit the height if it
  /// wraps, else the width of one line.
  open var truncationMode: CATextLayerTruncationMode {
    get { content.truncation }
    set { change { $0.truncation = newValue } }
  }

  /// The alignment of lines between the edges.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { content.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// Whether glyphs may be moved to whole pixels; a hint without effect.
  open var allowsFontSubpixelQuantization: Bool {
    get { content.quantizes }
    set { content.quantizes = newValue }
  }

  private func change(_ change: (inout Content) -> Void) {
    change(&content)
    setNeedsDisplay()
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard !bounds.isEmpty, !runs.isEmpty else { return }
    let layout = KitEnvironment.current.textShaping.layout(
      request(width: bounds.width, height: bounds.height)
    )
    ctx.draw(layout, at: bounds.origin)
  }

  /// Returns the size of the text in lines that do not wrap, in points.
  open override func preferredFrameSize() -> CGSize {
    CGSize(KitEnvironment.current.textShaping.size(of: request(width: nil, height: nil)))
  }

  /// Returns the text to lay out in a width and a height; nil for no limit.
  private func request(width: CGFloat?, height: CGFloat?) -> TextRequest {
    func limit(_ length: CGFloat?) -> TextRequest.Limit {
      length.map { .points(Double($0)) } ?? .unbounded
    }
    let style = TextRequest.ParagraphStyle(
      alignment: content.alignment.value,
      lineBreakMode: content.lineBreakMode
    )
    let truncates = content.truncation != .none
    return TextRequest(
      runs: runs,
      widthLimit: limit(width),
      heightLimit: truncates ? limit(height) : .unbounded,
      maxLines: truncates && !isWrapped ? 1 : 0,
      style: style
    )
  }

  /// The text with its attributes.
  private var runs: [TextRequest.Run] {
    if let string = content.string as? NSAttributedString {
      return AttributedText(string).requestRuns(font: .systemFont(ofSize: 12), color: .black)
    }
    guard let string = content.string as? String, let color = content.color, fontSize > 0 else {
      return []
    }
    let attributes = TextAttributes([:], font: usedFont, color: UIColor(cgColor: color))
    return [.init(string, attributes)]
  }

  private var usedFont: UIFont {
    switch content.font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont: font.uiFont(size: fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }
}

extension CATextLayer.Content {
  /// The treatment of text longer than a line.
  fileprivate var lineBreakMode: TextRequest.LineBreakMode {
    switch truncation {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: isWrapped ? .wordWrap : .clip
    }
  }
}

public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// An image in a line of text, in place of the character U+FFFC.
///
/// ```swift
/// let star = NSTextAttachment(image: image)
/// star.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
/// let text = NSMutableAttributedString(string: "Four ")
/// text.append(NSAttributedString(attachment: star))
/// label.attributedText = text
/// ```
///
/// Symbols and templates are drawn in the color of the text; symbols have the size of its font.
/// Texts that are shown already do not follow changes of an attachment: assign them again.
open class NSTextAttachment: NSObject, InlineDrawing {
  private let typeTag = CFTypeTag()
  /// The character that an attachment replaces: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image; nil for that of the contents.
  open var image: UIImage?
  /// The frame in points: its origin is relative to the left end of the baseline, with y upwards; an
  /// empty frame, the default, for the image's own size.
  open var bounds = CGRect.zero
  /// The data of an image; nil for none.
  open var contents: Data? {
    get { data }
    set { (data, decoded) = (newValue, nil) }
  }
  /// The uniform type identifier of the contents; not used to read them.
  open var fileType: String?
  /// Extra space on the left and on the right, in points.
  open var lineLayoutPadding: CGFloat = 0
  private var data: Data?
  /// The image of the contents, decoded when it is first needed.
  private var decoded: UIImage?

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment with the data of an image.
  public init(data contentData: Data?, ofType uti: String?) {
    (data, fileType) = (contentData, uti)
  }

  /// Returns the image that is drawn in a frame; nil for none.
  ///
  /// - Parameters:
  ///   - imageBounds: The frame.
  ///   - textContainer: The container of the text; nil in this kit.
  ///   - charIndex: The index of the character; 0 in this kit.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    if let image { return image }
    if decoded == nil { decoded = data.flatMap { UIImage(data: $0) } }
    return decoded
  }

  /// Returns the frame, relative to the left end of the baseline, with y upwards.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text; nil in this kit.
  ///   - lineFrag: The line; in this kit of any width, and as high as the font.
  ///   - position: The position in the line; zero in this kit.
  ///   - charIndex: The index of the character; 0 in this kit.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}

extension NSTextAttachment {
  /// The width of the line that attachments are asked for, in points.
  private static let lineWidth: CGFloat = 1e7

  /// Returns the drawing beside letters of a font, with colors resolved by the current traits.
  package func value(font: UIFont, color: UIColor) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: Self.lineWidth, height: font.lineHeight)
    var frame = attachmentBounds(
      for: nil,
      proposedLineFragment: line,
      glyphPosition: .zero,
      characterIndex: 0
    )
    var shown = image(forBounds: frame, textContainer: nil, characterIndex: 0)
    if bounds.isEmpty, let symbol = shown, symbol.isSymbolImage {
      let fitting = symbol.resolved(UIImage.SymbolConfiguration(font: font), traits: .current)
      frame.size = fitting.size
      frame.origin.y = -fitting.baselineOffsetFromBottom
      shown = fitting
    }
    let lengths = [frame.minX, frame.minY, frame.width, frame.height]
    if !lengths.allSatisfy(\.isFinite) { frame = .zero }
    let padding = lineLayoutPadding.isFinite ? lineLayoutPadding : 0
    let left = max(0, frame.minX) + padding
    let target = CGRect(origin: CGPoint(x: left, y: 0), size: frame.size)
    return TextAttachment(
      shown?.drawing(in: target, templateColor: color) ?? DisplayList(),
      width: Double(left + frame.width + padding),
      ascent: Double(frame.maxY),
      descent: Double(-frame.minY)
    )
  }
}

extension UIImage {
  /// Returns commands that draw the image into a rectangle; symbols and templates in a color.
  fileprivate func drawing(in rect: CGRect, templateColor: UIColor) -> DisplayList {
    guard rect.width > 0, rect.height > 0 else { return DisplayList() }
    let context = CGContext(visible: rect)
    UIGraphicsPushContext(context)
    if isSymbolImage && renderingMode != .alwaysOriginal || renderingMode == .alwaysTemplate {
      draw(in: rect, tint: templateColor)
    } else {
      draw(in: rect)
    }
    UIGraphicsPopContext()
    return context.list
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

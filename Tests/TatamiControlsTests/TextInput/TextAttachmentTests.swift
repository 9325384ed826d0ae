import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Images in lines of text.
@MainActor
@Suite(.environment) struct TextAttachmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 300))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "cd", attributes: [.font: font]))
    return text
  }

  private func size(_ text: NSAttributedString) -> CGSize {
    let label = UILabel()
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: 1_000, height: 1_000))
  }

  @Test func `N238: an attachment is one character with the size of its image`() {
    let attachment = NSTextAttachment(image: image(50, 10))
    let text = text(attachment)
    #expect(text.length == 5)
    #expect(text.string.unicodeScalars.contains { $0.value == UInt32(NSTextAttachment.character) })
    #expect(text.attribute(.attachment, at: 2, effectiveRange: nil) as AnyObject? === attachment)
    let plain = NSAttributedString(
      string: "abcd",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    #expect(abs(size(text).width - size(plain).width - 50) <= 1)
    #expect(abs(size(text).height - size(plain).height) <= 1)
  }

  @Test func `N238: bounds scale the image and move it from the baseline`() {
    let attachment = NSTextAttachment(image: image(50, 10))
    attachment.bounds = CGRect(x: 0, y: -30, width: 20, height: 100)
    let font = UIFont.systemFont(ofSize: 20)
    // 70 points above the baseline, and 30 below it.
    let expected = 70 + 30
    #expect(abs(size(text(attachment)).height - CGFloat(expected)) <= 1)
    attachment.bounds.origin.y = font.descender
    attachment.bounds.size.height = 10
    #expect(abs(size(text(attachment)).height - font.lineHeight) <= 1)
  }

  @Test func `N238: a subclass decides about its frame and its image`() {
    let attachment = LineHighAttachment(data: nil, ofType: nil)
    attachment.image = image(10, 10)
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    let plain = NSAttributedString(
      string: "abcd",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let text = NSMutableAttributedString(attributedString: text(attachment))
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 20),
      range: NSRange(location: 0, length: text.length)
    )
    #expect(abs(size(text).width - size(plain).width - height) <= 1)
  }

  @Test func `N238: contents are decoded, other data shows nothing`() throws {
    let data = try #require(image(30, 30).pngData())
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    let found = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
    #expect(found?.size == UIImage(data: data)?.size)
    #expect((found?.size.width ?? 0) >= 30)
    attachment.contents = Data([1, 2, 3])
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300, 1e300, -5])
  func `N238: bounds without sense are harmless`(_ value: CGFloat) {
    let attachment = NSTextAttachment(image: image(10, 10))
    for bounds in [
      CGRect(x: value, y: 0, width: 10, height: 10), CGRect(x: 0, y: value, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: value, height: 10), CGRect(x: 0, y: 0, width: 10, height: value),
    ] {
      attachment.bounds = bounds
      let size = size(text(attachment))
      #expect(size.width.isFinite)
      #expect(size.height.isFinite)
    }
  }

  @Test func `N238: the caret passes an attachment as one character`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.attributedText = text(NSTextAttachment(image: image(50, 10)))
    let carets = try (0...5).map { offset in
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return view.caretRect(for: position).minX
    }
    #expect(abs(carets[3] - carets[2] - 50) < 0.5)
    #expect(carets == carets.sorted())
  }

  @Test func `N238: attachments wrap`() {
    let label = UILabel()
    label.numberOfLines = 0
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<6 {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image(50, 20))))
    }
    label.attributedText = text
    let wrapped = label.sizeThatFits(CGSize(width: 120, height: 1_000))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > 50)
  }

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `N238: images stand in lines of text`(_ look: String) throws {
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    default: break
    }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    let isMirrored = look == "right-to-left"
    let words =
      isMirrored
      ? ["أربع نجوم ", " للشاي، وواحدة ", " للضيف. "]
      : ["Four stars ", " for the tea, and one ", " for the host. "]
    let text = NSMutableAttributedString(string: "")
    let star = UIImage(systemName: "star.fill")
    for (word, name) in zip(words, ["star.fill", "cup.and.saucer", nil]) {
      text.append(
        NSAttributedString(
          string: word,
          attributes: [.font: font, .foregroundColor: UIColor.label]
        )
      )
      guard let name, let image = UIImage(systemName: name) ?? star else { continue }
      let attachment = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      attachment.addAttributes(
        [.font: font, .foregroundColor: UIColor.systemOrange],
        range: NSRange(location: 0, length: 1)
      )
      text.append(attachment)
    }
    let picture = NSTextAttachment(image: gradient())
    picture.bounds = CGRect(
      x: 0,
      y: font.descender,
      width: 2 * font.lineHeight,
      height: font.lineHeight
    )
    text.append(NSAttributedString(attachment: picture))
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 328, height: 130))
    label.numberOfLines = 0
    label.attributedText = text
    let view = UITextView(frame: CGRect(x: 16, y: 150, width: 328, height: 140))
    view.attributedText = text
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 10
    for shown in [label, view] as [UIView] { window.addSubview(shown) }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/attachments-\(look).png")
    assertSnapshot(of: try #require(WindowHost(window).image().pngData()), at: reference)
  }

  private func gradient() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      for step in 0..<20 {
        UIColor(hue: CGFloat(step) / 20, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: 4 * step, y: 0, width: 4, height: 40))
      }
    }
  }
}

/// An attachment that is as high as the line and a square.
private final class LineHighAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height)
  }
}

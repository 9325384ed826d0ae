import Foundation
import TatamiHost
import Synchronization
import TatamiDrawing
import TatamiUIKit
import Testing
import TestSupport

/// Labels under arithmetic text: a character is half, a line 1.2 of the font's size.
@MainActor
@Suite(.arithmeticText) struct LabelTests {
  /// A label at 20 points: characters of 10, lines of 24 points.
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `S213: labels start with UIKit's defaults`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.textColor === UIColor.label)
    #expect(label.minimumScaleFactor == 0)
  }

  @Test func `S213: text is cut off at the bounds`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = label("MMMM\nMMMM\nMMMM", lines: 0)
    label.lineBreakMode = .byClipping
    label.frame = CGRect(x: 30, y: 30, width: 15, height: 10)
    root.addSubview(label)
    let inked = try #require(try Pixels(of: root).inked)
    #expect(label.frame.contains(inked))
  }

  @Test func `S214: text and attributed text are one`() {
    let label = label("plain")
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 5])
    #expect(label.text == "rich")
    #expect(label.sizeThatFits(.zero).width == 60)
    label.text = "poor"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = ""
    #expect(label.text == "")
  }

  @Test func `S214: what attributes leave open comes from the label`() {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "ab")
    let range = NSRange(location: 0, length: 1)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: range)
    label.attributedText = text
    #expect(label.sizeThatFits(.zero) == CGSize(width: 30, height: 48))
    text.append(NSAttributedString(string: "cd"))
    #expect(label.text == "ab")
  }

  private static let styled: NSAttributedString = {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (.center, .byCharWrapping)
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
        .paragraphStyle: paragraph,
      ]
    )
    text.append(NSAttributedString(string: "cd"))
    return text
  }()

  @Test func `S253: the label's properties are those of the attributed text's first character`() {
    let label = label(nil)
    label.attributedText = Self.styled
    #expect(label.font == .systemFont(ofSize: 40))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byCharWrapping)
    // The other characters have the properties from before: 2 * 20 + 2 * 10 points.
    #expect(label.sizeThatFits(.zero).width == 60)
  }

  @Test func `S253: attributes that the first character lacks leave the label's properties`() {
    let label = label(nil)
    (label.textColor, label.textAlignment, label.lineBreakMode) = (.blue, .right, .byClipping)
    label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
    #expect(label.font == .systemFont(ofSize: 20))
    #expect(label.textColor == .blue)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
  }

  @Test func `S253: later texts keep the properties of the first character`() {
    let label = label(nil)
    label.attributedText = Self.styled
    label.text = "abcd"
    #expect(label.font == .systemFont(ofSize: 40))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.sizeThatFits(.zero).width == 80)
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 0])
    #expect(label.sizeThatFits(.zero).width == 20)
  }

  @Test func `S253: setting a property applies to all characters of an attributed text`() throws {
    let label = label(nil)
    label.attributedText = Self.styled
    label.font = .systemFont(ofSize: 10)
    #expect(label.sizeThatFits(.zero).width == 20)
    label.textColor = .blue
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    #expect(label.textColor == .blue)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
    let runs = ViewRenderer.displayList(of: label).texts
    #expect(runs.map(\.run.text).joined() == "abcd")
    #expect(runs.first?.place.x == 60)
    #expect(runs.allSatisfy { $0.run.attributes.color == UIColor.blue.value })
  }

  @Test func `S215: a single line ignores the width, several lines wrap to it`() {
    let single = label("one two")
    for size in [CGSize.zero, CGSize(width: 10, height: 1), CGSize(width: 1e9, height: 0)] {
      #expect(single.sizeThatFits(size) == CGSize(width: 70, height: 24))
    }
    let wrapped = label("one two", lines: 0)
    #expect(wrapped.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 30, height: 48))
    for width in [0, -5, 1e9, .infinity, .nan] as [CGFloat] {
      let size = CGSize(width: width, height: 0)
      #expect(wrapped.sizeThatFits(size) == CGSize(width: 70, height: 24), "\(width)")
    }
    let two = label("one two three", lines: 2)
    #expect(two.sizeThatFits(CGSize(width: 50, height: 0)).height == 48)
    #expect(label("").sizeThatFits(.zero) == .zero)
    #expect(label(nil).sizeThatFits(.zero) == .zero)
  }

  @Test func `S215: sizes are rounded up to device pixels`() {
    let label = label("abc")
    label.font = .systemFont(ofSize: 15.1)
    // 3 * 7.55 = 22.65 wide, 18.12 high, in halves of a point.
    #expect(label.sizeThatFits(.zero) == CGSize(width: 23, height: 18.5))
  }

  @Test func `S215: the preferred width limits the natural size only`() {
    let label = label("one two", lines: 0)
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 48))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 70, height: 24))
    label.preferredMaxLayoutWidth = 0
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: 24))
  }

  @Test func `S215: a new text marks the superview's layout`() {
    let parent = UIView()
    let label = label("a")
    parent.addSubview(label)
    parent.layoutIfNeeded()
    label.text = "b"
    #expect(parent.layer.needsLayout())
    #expect(label.layer.needsDisplay())
  }

  @Test func `S216: n lines are n line heights tall`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    for count in 1...5 {
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      #expect(label(text, lines: 0).sizeThatFits(.zero).height == CGFloat(count) * 24)
    }
  }

  @Test func `S217: lines are centered vertically and aligned one by one`() throws {
    let label = label("MMMM\nMM", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    let lefts: [(NSTextAlignment, CGFloat, CGFloat)] = [
      (.left, 0, 0), (.natural, 0, 0), (.center, 20, 30), (.right, 40, 60),
    ]
    for (alignment, first, second) in lefts {
      label.textAlignment = alignment
      let runs = ViewRenderer.displayList(of: label).texts
      #expect(runs.map { CGFloat($0.place.x) } == [first, second], "\(alignment)")
      // The block of 48 begins at 26; baselines stand 18 below each line's top.
      #expect(runs.map(\.place.y) == [44, 68])
    }
  }

  @Test func `S217: natural text begins at the right where the interface does`() {
    let label = label("ab")
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
    let parent = RightToLeftView()
    parent.addSubview(label)
    #expect(ViewRenderer.displayList(of: label).texts.map(\.place.x) == [60])
  }

  @Test func `S218: the last line that fits carries the ellipsis`() {
    let marks: [(NSLineBreakMode, String)] = [
      (.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"), (.byTruncatingMiddle, "ab…ij"),
      (.byClipping, "abcdefghij"),
    ]
    for (mode, shown) in marks {
      let label = label("abcdefghij")
      label.lineBreakMode = mode
      label.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
      #expect(
        ViewRenderer.displayList(of: label).texts.map(\.run.text).joined() == shown,
        "\(mode)"
      )
    }
  }

  @Test func `S218: lines beyond their number or the height are left out`() {
    let label = label("a\nb\nc", lines: 2)
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(ViewRenderer.displayList(of: label).shownText == "ab…")
    label.numberOfLines = 0
    label.frame.size.height = 50
    #expect(ViewRenderer.displayList(of: label).shownText == "ab…")
    label.frame.size.height = 80
    #expect(ViewRenderer.displayList(of: label).shownText == "abc")
    label.numberOfLines = -3
    #expect(ViewRenderer.displayList(of: label).shownText == "abc")
  }

  @Test func `S219: trailing spaces have no width, long words are broken, new lines count`() {
    let label = label("one   two", lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).width == 30)
    label.text = "abcdefgh"
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 72))
    label.text = "a\nb\n"
    #expect(label.sizeThatFits(.zero) == CGSize(width: 10, height: 72))
  }

  @Test func `S220: the font shrinks to the width but not below the factor, sizes stay`() {
    let label = label("abcdefghij")
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
    let sizes = ViewRenderer.displayList(of: label).texts.map(\.run.attributes.font.pointSize)
    #expect(sizes.count == 1)
    #expect(sizes.allSatisfy { $0 <= 10 && $0 > 9.8 })
    #expect(label.sizeThatFits(.zero) == CGSize(width: 100, height: 24))
    label.minimumScaleFactor = 0.8
    let limited = ViewRenderer.displayList(of: label)
    #expect(limited.texts.allSatisfy { $0.run.attributes.font.pointSize == 16 })
    #expect(limited.shownText == "abcde…")
    label.text = "abcde"
    #expect(ViewRenderer.displayList(of: label).texts.map(\.run.attributes.font.pointSize) == [20])
  }

  @Test func `S220: with several lines the font shrinks until all of them fit`() {
    let label = label("f\nu\ng\na\n", lines: 0)
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    let drawing = ViewRenderer.displayList(of: label)
    #expect(drawing.shownText == "fuga")
    #expect(
      drawing.texts.allSatisfy {
        $0.run.attributes.font.pointSize <= 10 && $0.run.attributes.font.pointSize > 9.8
      }
    )
  }

  @Test func `S215: one line of a text with new lines is as high as one line`() {
    let label = label("one\ntwo\nthree")
    #expect(label.sizeThatFits(.zero) == CGSize(width: 40, height: 24))
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(ViewRenderer.displayList(of: label).shownText == "one…")
    label.lineBreakMode = .byClipping
    #expect(label.sizeThatFits(.zero).width == 30)
    #expect(ViewRenderer.displayList(of: label).shownText == "one")
  }

  @Test func `S215: measuring again costs no layout until something changes`() {
    let shaper = CountingShaper()
    KitEnvironment.$current.withValue(KitEnvironment(textShaping: shaper)) {
      let label = label("one two", lines: 0)
      for _ in 0..<10 {
        _ = label.intrinsicContentSize
        _ = label.sizeThatFits(CGSize(width: 50, height: 0))
      }
      #expect(shaper.count == 2)
      label.font = .systemFont(ofSize: 10)
      #expect(label.intrinsicContentSize == CGSize(width: 35, height: 12))
      #expect(shaper.count == 3)
      label.textColor = .red
      _ = label.intrinsicContentSize
      #expect(shaper.count == 3)
    }
  }

  @Test func `S217: the text's rectangle is as wide as its widest line`() {
    let label = label("ab\nabcd", lines: 0)
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
    let lefts: [(NSTextAlignment, CGFloat)] = [(.left, 10), (.center, 40), (.right, 70)]
    for (alignment, left) in lefts {
      label.textAlignment = alignment
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(rect == CGRect(x: left, y: 46, width: 40, height: 48))
    }
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.height == 24)
    #expect(one.width == 30)
    label.text = nil
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).isEmpty)
  }

  @Test func `S220: shrunk text stands on the baseline, in the middle or at the top`() {
    let label = label("abcdefghij")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 48)
    let baseline = { (adjustment: UIBaselineAdjustment) -> Double in
      label.baselineAdjustment = adjustment
      return ViewRenderer.displayList(of: label).texts.first?.place.y ?? -1
    }
    #expect(label.baselineAdjustment == .alignBaselines)
    // At full size the line would stand from 12 to 36, its baseline at 30; now it is 12 high.
    #expect(abs(baseline(.alignBaselines) - 30) < 0.1)
    #expect(abs(baseline(.alignCenters) - 27) < 0.1)
    #expect(abs(baseline(.none) - 21) < 0.1)
  }

  @Test func `a highlighted label has its own color, a disabled one is faint`() {
    let label = label("a")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
    let colors = { ViewRenderer.displayList(of: label).texts.map(\.run.attributes.color) }
    label.isHighlighted = true
    #expect(colors() == [.black])
    label.highlightedTextColor = .white
    #expect(colors() == [.white])
    label.isHighlighted = false
    #expect(colors() == [.black])
    label.isEnabled = false
    let opacities = ViewRenderer.displayList(of: label).commands.compactMap { command -> Double? in
      guard case .beginGroup(let group) = command else { return nil }
      return group.opacity
    }
    #expect(opacities == [0.4])
  }

  @Test func `a label's shadow is sharp and above by default`() {
    let label = label("a")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.shadowColor == nil)
    label.shadowColor = .red
    let shadows = ViewRenderer.displayList(of: label).commands.compactMap { command -> Shadow? in
      guard case .beginGroup(let group) = command else { return nil }
      return group.shadow
    }
    #expect(shadows.map(\.blurRadius) == [0])
    #expect(shadows.map(\.offset.height) == [-1])
  }

  @Test func `the rectangle of the text can be moved by a subclass`() {
    final class TopLabel: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        rect.origin.y = bounds.minY
        return rect
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    label.font = .systemFont(ofSize: 20)
    label.text = "a"
    #expect(ViewRenderer.displayList(of: label).texts.map(\.place.y) == [18])
  }

  @Test func `a label takes its color from its traits when it draws`() {
    let label = label("a")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
    #expect(ViewRenderer.displayList(of: label).texts.map(\.run.attributes.color) == [.black])
    label.overrideUserInterfaceStyle = .dark
    #expect(ViewRenderer.displayList(of: label).texts.map(\.run.attributes.color) == [.white])
    label.textColor = .red
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(ViewRenderer.displayList(of: label).texts.map(\.run.attributes.color) == [red])
  }
}

/// A view in an interface that is read from right to left.
private final class RightToLeftView: UIView {
  override var traitCollection: UITraitCollection {
    UITraitCollection(
      traitsFrom: [super.traitCollection, UITraitCollection(layoutDirection: .rightToLeft)]
    )
  }
}

/// Arithmetic text that counts how often it is asked for a layout.
private final class CountingShaper: TextShaping {
  private let layouts = Mutex(0)
  private let shaper = ArithmeticShaper()

  var count: Int { layouts.withLock { $0 } }

  func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }

  func layout(_ request: TextRequest) -> TextLayout {
    layouts.withLock { $0 += 1 }
    return shaper.layout(request)
  }

  func hasFamily(_ name: String) -> Bool { false }

  func familyNames() -> [String] { [] }
}

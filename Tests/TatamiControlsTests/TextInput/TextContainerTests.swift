import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The area of the lines of a text view.
@MainActor
@Suite(.environment) struct TextContainerTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private var container: NSTextContainer { view.textContainer }
  private static let words = String(repeating: "lorem ipsum dolor sit amet ", count: 30)

  init() {
    view.font = .systemFont(ofSize: 16)
    view.text = Self.words
  }

  private struct Line {
    let rect: CGRect
    let used: CGRect
    let range: NSRange
  }

  private var lines: [Line] {
    var lines: [Line] = []
    view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: .max)) {
      rect,
      used,
      _,
      range,
      _ in
      lines.append(Line(rect: rect, used: used, range: range))
    }
    return lines
  }

  @Test func `N238: the container of a text view follows its width`() {
    #expect(container.widthTracksTextView)
    #expect(container.size.width == 300)
    view.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    #expect(container.size.width == 250)
    container.widthTracksTextView = false
    container.size = CGSize(width: 120, height: 0)
    #expect(container.size.width == 120)
    #expect(lines.allSatisfy { $0.used.maxX <= 120.5 })
    #expect(lines.count > 20)
    let plain = NSTextContainer(size: CGSize(width: 10, height: 20))
    #expect(plain.size == CGSize(width: 10, height: 20))
    #expect(!plain.widthTracksTextView)
    plain.size = CGSize(width: CGFloat.nan, height: 1)
    #expect(plain.size == CGSize(width: 10, height: 20))
  }

  @Test(arguments: [1, 3])
  func `N238: no more lines than the maximum are laid out`(_ count: Int) {
    let height = lines[0].rect.height
    container.maximumNumberOfLines = count
    #expect(abs(view.layoutManager.usedRect(for: container).height - CGFloat(count) * height) < 1)
    let size = view.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(abs(size.height - CGFloat(count) * height - 16) <= 1)
    container.maximumNumberOfLines = -1
    #expect(container.maximumNumberOfLines == 0)
    #expect(lines.count > 10)
  }

  @Test func `N238: the last line has an ellipsis in modes that truncate`() throws {
    container.maximumNumberOfLines = 2
    let plain = try picture()
    container.lineBreakMode = .byTruncatingTail
    let truncated = try picture()
    #expect(plain != truncated)
    view.text = "short"
    #expect(lines.count == 1)
  }

  @Test func `N238: a container with a height shows the lines that fit`() {
    let height = lines[0].rect.height
    container.size = CGSize(width: 0, height: 2.5 * height)
    #expect(abs(view.layoutManager.usedRect(for: container).height - 2 * height) < 1)
    container.size.height = 0
    container.heightTracksTextView = true
    let used = view.layoutManager.usedRect(for: container).height
    #expect(used <= 400 - 16)
    view.frame.size.height = 100
    #expect(view.layoutManager.usedRect(for: container).height <= 100 - 16)
  }

  @Test func `N238: lines go around a rectangle, left and right of it`() throws {
    let hole = CGRect(x: 100, y: 30, width: 80, height: 60)
    container.exclusionPaths = [UIBezierPath(rect: hole)]
    #expect(!container.isSimpleRectangularTextContainer)
    let lines = lines
    #expect(lines.allSatisfy { !$0.used.insetBy(dx: 0.5, dy: 0.5).intersects(hole) })
    let besides = lines.filter { $0.rect.minY < hole.maxY && $0.rect.maxY > hole.minY }
    #expect(besides.contains { $0.rect.maxX <= hole.minX + 0.5 })
    #expect(besides.contains { $0.rect.minX >= hole.maxX - 0.5 })
    #expect(lines.contains { $0.rect.width == 300 })
    // Nothing is left out and nothing is shown twice.
    var next = 0
    for line in lines {
      #expect(line.range.location == next)
      next = line.range.location + line.range.length
    }
    #expect(next == view.text.utf16.count)
    container.exclusionPaths = []
    #expect(self.lines.allSatisfy { $0.rect.width == 300 })
  }

  @Test func `N238: beside a circle, lines are longer where it is narrower`() {
    let circle = CGRect(x: 180, y: 20, width: 120, height: 120)
    container.exclusionPaths = [UIBezierPath(ovalIn: circle)]
    let besides = lines.filter { $0.rect.minY < circle.maxY && $0.rect.maxY > circle.minY }
    let widths = besides.map(\.rect.width)
    #expect(widths.count >= 5)
    #expect((widths.min() ?? 0) < (widths.first ?? 0) - 10)
    #expect((widths.min() ?? 0) < (widths.last ?? 0) - 10)
    #expect(widths.allSatisfy { $0 >= 179 })
  }

  @Test func `N238: a path that covers the width moves lines below it`() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 0, width: 400, height: 100))]
    #expect((lines.first?.rect.minY ?? 0) >= 100)
    #expect((lines.first?.rect.minY ?? 0) < 110)
  }

  @Test func `N238: words that do not fit beside a path are not divided`() {
    view.text = "incomprehensibilities lie beside unimaginable characterizations"
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 240, height: 50))]
    for line in lines {
      let text = (view.text as NSString).substring(with: line.range)
      #expect(
        text.hasSuffix(" ") || line.range.location + line.range.length == view.text.utf16.count
      )
    }
  }

  @Test func `N238: carets, points and selections agree around a path`() throws {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 30, width: 80, height: 60))]
    for offset in stride(from: 0, to: view.text.utf16.count, by: 7) {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: position)
      let point = CGPoint(x: caret.midX, y: caret.midY)
      let found = try #require(view.closestPosition(to: point))
      #expect(abs(view.offset(from: position, to: found)) <= 1)
    }
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 0))
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.caretRect(for: below).minY > view.caretRect(for: start).minY)
  }

  @Test func `N238: edits around a path equal a new layout`() {
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 90, y: 30, width: 100, height: 100))]
    _ = lines
    view.selectedRange = NSRange(location: 40, length: 10)
    view.insertText("something\nelse")
    let edited = lines.map(\.rect)
    let text = view.text
    view.text = ""
    view.text = text
    #expect(edited == lines.map(\.rect))
  }

  @Test func `N238: empty texts and terminators at the end have lines around a path`() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))]
    for text in ["", "\n", "a\n\n", "a\r\nb"] {
      view.text = text
      #expect(view.caretRect(for: view.endOfDocument).height > 0)
      #expect(view.caretRect(for: view.endOfDocument).minX >= 100)
    }
  }

  @Test func `N238: hostile paths neither hang nor stop the layout`() {
    let infinite = UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    let huge = UIBezierPath(rect: CGRect(x: -1e12, y: -1e12, width: 1e13, height: 1e13))
    let broken = UIBezierPath()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
    for path in [infinite, broken, huge, UIBezierPath()] {
      container.exclusionPaths = [path]
      #expect(!lines.isEmpty)
    }
  }

  @Test func `N238: limits hold around a path`() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 30, width: 80, height: 60))]
    container.maximumNumberOfLines = 4
    container.lineBreakMode = .byTruncatingTail
    #expect(view.layoutManager.usedRect(for: container).height < 100)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.maxY < 120)
  }

  private func picture() throws -> Data {
    let window = UIWindow(frame: view.bounds)
    window.makeKeyAndVisible()
    window.addSubview(view)
    return try #require(WindowHost(window).image().pngData())
  }

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `N238: text goes around a circle`(_ look: String) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 420))
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    default: break
    }
    let page = UITextView(frame: CGRect(x: 12, y: 12, width: 366, height: 396))
    page.font = .preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    page.text = look == "right-to-left" ? Self.arabic : Self.story
    let circle = CGRect(x: 110, y: 90, width: 146, height: 146)
    page.textContainer.exclusionPaths = [UIBezierPath(ovalIn: circle.insetBy(dx: -4, dy: -4))]
    let disc = UIView(frame: circle.offsetBy(dx: 0, dy: page.textContainerInset.top))
    disc.backgroundColor = .systemTeal
    disc.layer.cornerRadius = circle.width / 2
    page.addSubview(disc)
    window.addSubview(page)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/circle-\(look).png")
    assertSnapshot(of: try #require(WindowHost(window).image().pngData()), at: reference)
  }

  private static let story = """
    A tatami mat is twice as long as it is wide. Rooms are measured in mats: a tea room has four and \
    a half, a small bedroom six. The half mat lies in the middle, and the others turn around it like \
    the blades of a windmill, so that four corners never meet.

    Fresh mats smell of grass and are green; the sun makes them golden within a year. One takes off \
    the shoes before stepping on them, and does not tread on their borders.
    """
  private static let arabic = """
    حصيرة التاتامي طولها ضعف عرضها. تقاس الغرف بعدد الحصر: غرفة الشاي لها أربع حصر ونصف، وغرفة \
    النوم الصغيرة ست. يوضع نصف الحصيرة في الوسط وتدور الأخرى حوله مثل أذرع طاحونة الهواء، بحيث لا \
    تلتقي أربع زوايا أبدا.

    الحصر الجديدة خضراء ورائحتها رائحة العشب، وتجعلها الشمس ذهبية خلال عام. تخلع الأحذية قبل السير \
    عليها.
    """
}

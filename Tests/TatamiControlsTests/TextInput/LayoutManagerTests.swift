import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// The information that the layout manager of a text view gives about its lines.
@MainActor
@Suite(.environment) struct LayoutManagerTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private var manager: NSLayoutManager { view.layoutManager }

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "ab\ncd 👩‍👩‍👧 ef\n"
  }

  private func line(at index: Int) -> (rect: CGRect, used: CGRect, range: NSRange) {
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
    return (rect, manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil), range)
  }

  @Test func `N238: text view, container and layout manager belong together`() {
    #expect(view.textContainer.layoutManager === manager)
    #expect(manager.textContainers == [view.textContainer])
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(manager.numberOfGlyphs == view.text.utf16.count)
    let whole = NSRange(location: 0, length: view.text.utf16.count)
    #expect(manager.glyphRange(for: view.textContainer) == whole)
  }

  @Test func `N238: the used rectangle is that of the text and the padding`() {
    let used = manager.usedRect(for: view.textContainer)
    #expect(used.origin == .zero)
    #expect(used.width > 60)
    #expect(used.width < 190)
    let insets = view.textContainerInset
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(used.height + insets.top + insets.bottom - height) <= 1)
    #expect(manager.usedRect(for: NSTextContainer()) == .zero)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func `N238: the used rectangle is around aligned lines`(_ alignment: NSTextAlignment) {
    view.textAlignment = alignment
    let used = manager.usedRect(for: view.textContainer)
    let lines = [0, 5].map { line(at: $0).used }
    #expect(abs(used.minX - (lines.map(\.minX).min() ?? 0)) < 0.01)
    #expect(abs(used.maxX - (lines.map(\.maxX).max() ?? 0)) < 0.01)
  }

  @Test func `N238: line fragments go across the container and include the terminator`() {
    let (first, second) = (line(at: 1), line(at: 5))
    #expect(first.range == NSRange(location: 0, length: 3))
    #expect(line(at: 2).range == first.range)
    #expect(second.range == NSRange(location: 3, length: view.text.utf16.count - 3))
    #expect(first.rect.minX == 0)
    #expect(first.rect.width == 200)
    #expect(first.rect.minY == 0)
    #expect(first.rect.maxY == second.rect.minY)
    #expect(first.used.width < second.used.width)
  }

  @Test func `N238: wrapped lines follow each other without gaps`() {
    view.text = String(repeating: "lorem ipsum dolor ", count: 20)
    var (next, bottom, count) = (0, CGFloat.zero, 0)
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: .max)) {
      rect,
      used,
      container,
      range,
      _ in
      #expect(range.location == next)
      #expect(abs(rect.minY - bottom) < 0.01)
      #expect(used.maxX <= 200)
      #expect(container === view.textContainer)
      (next, bottom, count) = (range.location + range.length, rect.maxY, count + 1)
    }
    #expect(next == view.text.utf16.count)
    #expect(count > 5)
    var stopped = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 100)) {
      _,
      _,
      _,
      _,
      stop in
      stopped += 1
      stop.pointee = true
    }
    #expect(stopped == 1)
  }

  @Test func `N238: ranges do not divide characters`() {
    var actual = NSRange()
    let glyphs = manager.glyphRange(
      forCharacterRange: NSRange(location: 7, length: 1),
      actualCharacterRange: &actual
    )
    #expect(glyphs == NSRange(location: 6, length: 8))
    #expect(actual == glyphs)
    let characters = manager.characterRange(
      forGlyphRange: NSRange(location: 0, length: 2),
      actualGlyphRange: nil
    )
    #expect(characters == NSRange(location: 0, length: 2))
  }

  @Test func `N238: points lead to characters and back`() {
    for index in [0, 1, 3, 4, 5] {
      let bounds = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: view.textContainer
      )
      let point = CGPoint(x: bounds.minX + bounds.width * 0.75, y: bounds.midY)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: point,
        in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: &fraction
      )
      #expect(found == index)
      #expect(abs(fraction - 0.75) < 0.01)
      #expect(manager.glyphIndex(for: point, in: view.textContainer) == index)
    }
  }

  @Test func `indices outside of the text and an empty text are harmless`() {
    for index in [Int.min, -1, 1_000_000, .max] {
      #expect(line(at: index).rect.height > 0)
      let edge = index < 0 ? 0 : view.text.utf16.count
      #expect(manager.glyphIndexForCharacter(at: index) == edge)
      #expect(manager.characterIndexForGlyph(at: index) == edge)
      let range = NSRange(location: index, length: .max)
      #expect(manager.boundingRect(forGlyphRange: range, in: view.textContainer).width >= 0)
    }
    for value in [CGFloat.nan, CGFloat.infinity, -1e300] {
      let point = CGPoint(x: value, y: value)
      #expect((0..<20).contains(manager.glyphIndex(for: point, in: view.textContainer)))
    }
    view.text = ""
    #expect(line(at: 0).rect == .zero)
    #expect(manager.numberOfGlyphs == 0)
    #expect(manager.glyphIndex(for: .zero, in: view.textContainer) == 0)
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 9)) {
      _,
      _,
      _,
      _,
      _ in
      Issue.record("there is no line")
    }
    #expect(NSLayoutManager().usedRect(for: view.textContainer) == .zero)
  }
}

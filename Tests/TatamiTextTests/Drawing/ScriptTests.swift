import Foundation
import TatamiHost
import TatamiDrawing
import TatamiUIKit
import Testing
import TestSupport

/// Right-to-left and complex scripts, shaped by Pango.
@MainActor
@Suite(.environment) struct ScriptTests {
  static let hebrew = "שלום עולם"
  static let arabic = "مرحبا بالعالم"
  static let hindi = "नमस्ते हिन्दी"

  private func drawing(_ label: UILabel) -> DisplayList {
    label.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    return ViewRenderer.displayList(of: label)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `S217: natural alignment is leading for every script`() throws {
    for text in [Self.hebrew, Self.arabic, Self.hindi, "Latin"] {
      let label = label(text)
      let left = try #require(drawing(label).texts.first).place.x
      #expect(left == 0, "\(text)")
      label.semanticContentAttribute = .forceRightToLeft
      let parent = RightToLeftParent(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      parent.addSubview(label)
      let last = try #require(drawing(label).texts.last)
      #expect(abs(last.place.x + last.run.width - 400) < 0.01, "\(text)")
    }
  }

  @Test func `S217: natural alignment follows the base writing direction`() throws {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Latin", attributes: [.paragraphStyle: style])
    let run = try #require(drawing(label).texts.first)
    #expect(abs(run.place.x + run.run.width - 400) < 0.01)
  }

  @Test func `runs of two directions are in visual order`() throws {
    let texts = drawing(label("one \(Self.hebrew) two")).texts
    let positions = texts.map(\.place.x)
    #expect(positions == positions.sorted())
    #expect(texts.contains { $0.run.isRightToLeft })
    #expect(texts.contains { !$0.run.isRightToLeft })
    let first = try #require(texts.first)
    #expect(first.run.text.hasPrefix("one"))
    let forced = NSMutableParagraphStyle()
    forced.baseWritingDirection = .rightToLeft
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "one \(Self.hebrew) two",
      attributes: [.paragraphStyle: forced]
    )
    let turned = try #require(drawing(label).texts.first)
    #expect(turned.run.text.contains("two"))
  }

  @Test func `the letters of a right-to-left word begin at its right`() throws {
    let word = try #require(drawing(label("שלום")).texts.first).run
    let clusters = word.glyphs.map(\.cluster)
    #expect(word.isRightToLeft)
    #expect(clusters == clusters.sorted(by: >))
    #expect(clusters.count == 4)
  }

  @Test func `joined letters are narrower than separate letters`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    let whole = "مرحبا".size(withAttributes: attributes).width
    let alone = "مرحبا".map { String($0).size(withAttributes: attributes).width }.reduce(0, +)
    #expect(whole > 0)
    #expect(whole < alone)
  }

  @Test func `Devanagari is shaped from left to right`() throws {
    let runs = drawing(label(Self.hindi)).texts.map(\.run)
    #expect(runs.map(\.text).joined() == Self.hindi)
    #expect(runs.allSatisfy { !$0.isRightToLeft && $0.width > 0 })
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let width = runs.reduce(0) { $0 + $1.width }
    #expect(abs(CGFloat(width) - Self.hindi.size(withAttributes: attributes).width) < 0.01)
  }

  @Test func `S218: right-to-left text is truncated at its left`() throws {
    let label = label(Array(repeating: Self.hebrew, count: 20).joined(separator: " "))
    let texts = drawing(label).texts
    #expect(try #require(texts.first).run.isEllipsis)
    #expect(try #require(texts.last).run.isRightToLeft)
  }
}

/// A view with right-to-left layout.
private final class RightToLeftParent: UIView {
  override var traitCollection: UITraitCollection {
    UITraitCollection(
      traitsFrom: [super.traitCollection, UITraitCollection(layoutDirection: .rightToLeft)]
    )
  }
}

import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Texts drawn by layers.
@MainActor
@Suite(.environment) struct TextLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  private let text = CATextLayer()

  init() {
    text.frame = view.bounds
    text.foregroundColor = UIColor.black.cgColor
    text.fontSize = 20
    text.string = "il"
    view.layer.addSublayer(text)
  }

  /// The rectangle of the pixels that are not white.
  private func ink() throws -> CGRect { try #require(try Pixels(of: view).inked) }

  @Test func `N234: text is white, 36 points high, in one line, natural and not truncated`() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.contentsScale == 1)
  }

  @Test func `N234: lines are aligned between the edges, at the top`() throws {
    #expect(try ink().minX < 5)
    #expect(try ink().maxY < 30)
    text.alignmentMode = .right
    #expect(try ink().maxX > 115)
    text.alignmentMode = .center
    #expect(abs(try ink().midX - 60) <= 1)
  }

  @Test func `N234: lines wrap if they may, else the bounds clip them`() throws {
    text.string = "one two three four five six"
    #expect(try ink().maxX > 112)
    #expect(try ink().maxY < 30)
    text.isWrapped = true
    #expect(try ink().maxY > 40)
  }

  @Test func `N234: an ellipsis replaces the part of the truncation mode`() throws {
    text.string = "WWWWWWWWWWWWWWWW"
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      text.truncationMode = mode
      #expect(try ink().maxX < 121)
      #expect(try ink().maxY < 30)
    }
  }

  @Test func `N234: attributes of a string replace the layer's`() throws {
    text.foregroundColor = nil
    #expect(try Pixels(of: view).inked == nil)
    text.string = NSAttributedString(
      string: "il",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]
    )
    #expect(try ink().height > 25)
  }

  @Test func `fonts are objects, names, or the system font`() throws {
    let plain = try ink()
    text.font = "No such font"
    #expect(try ink() == plain)
    text.font = UIFont.boldSystemFont(ofSize: 99)
    #expect(try ink() != plain)
    let name = UIFont.boldSystemFont(ofSize: 1).familyName
    text.font = CGFont(name)
    #expect(try ink() == plain)
    #expect(CGFont("No such font") == nil)
  }

  @Test func `hostile sizes draw nothing or are limited`() throws {
    for size: CGFloat in [.nan, -CGFloat.infinity, -1, 0] {
      text.fontSize = size
      #expect(text.fontSize == 0)
      #expect(try Pixels(of: view).inked == nil)
    }
    text.fontSize = CGFloat.infinity
    #expect(text.fontSize == 10_000)
    text.string = 7
    #expect(try Pixels(of: view).inked == nil)
  }

  @Test func `the preferred size is that of the text in one line`() {
    let short = text.preferredFrameSize()
    text.string = "ilil"
    #expect(text.preferredFrameSize().width > short.width * 1.8)
    #expect(text.preferredFrameSize().height == short.height)
    #expect(view.layer.preferredFrameSize() == view.bounds.size)
  }
}

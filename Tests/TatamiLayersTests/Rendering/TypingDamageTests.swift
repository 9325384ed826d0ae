import Foundation
import TatamiHost
@testable import TatamiGraphics
@testable import TatamiLayers
import TatamiUIKit
import TestSupport
import Testing

/// The parts of text views that are redrawn after edits, and that they suffice.
@MainActor
@Suite(.environment) struct TypingDamageTests {
  private static let words = "The quick brown fox jumps over the lazy dog and runs. "

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
  private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 220, height: 280))

  init() throws {
    window.backgroundColor = .white
    window.isHidden = false
    window.addSubview(view)
    view.font = .systemFont(ofSize: 14)
    view.text = String(repeating: String(repeating: Self.words, count: 3) + "\n", count: 6)
    view.becomeFirstResponder()
    view.contentOffset = .zero
    try WindowHost(window).update()
  }

  private func expectFreshPixels(_ step: String) throws {
    let kept = try WindowHost(window).image()
    let fresh = try ViewRenderer.image(of: window, scale: kept.scale)
    let pixels = try [kept, fresh].map { try #require($0.cgImage).bitmap.pixels() }
    #expect(pixels[0] == pixels[1], "\(step)")
  }

  @Test func `a typed character redraws its line only`() throws {
    // The end of a paragraph, where no words move to another line.
    view.selectedRange = NSRange(location: 2 * (3 * Self.words.count) + 1, length: 0)
    try WindowHost(window).update()
    view.insertText("x")
    let caret = view.caretRect(for: try #require(view.selectedTextRange).start)
    let damage = try WindowHost(window).update()
    #expect(damage.map(\.height).reduce(0, +) < 5 * caret.height)
    try expectFreshPixels("typed")
  }

  @Test func `a new line redraws the lines below it`() throws {
    view.selectedRange = NSRange(location: 230, length: 0)
    try WindowHost(window).update()
    view.insertText("\n")
    let bottom = try WindowHost(window).update().map(\.maxY).max()
    #expect(try #require(bottom) >= view.frame.maxY - 1)
    try expectFreshPixels("new line")
  }

  @Test func `random edits and selections leave the pixels of a full redraw`() throws {
    var random = SeededRandom(seed: 3)
    for step in 0..<40 {
      let count = view.text.utf16.count
      let start = Int.random(in: 0...min(count, 500), using: &random)
      let length = Int.random(in: 0...min(count - start, 60), using: &random)
      view.selectedRange = NSRange(location: start, length: step % 3 == 0 ? length : 0)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.deleteBackward()
      case 1: view.insertText("\n")
      case 2: view.setMarkedText("かな", selectedRange: NSRange(location: 1, length: 0))
      case 3: view.textColor = step % 2 == 0 ? .red : .black
      case 4: break
      default: view.insertText("Wx")
      }
      try expectFreshPixels("step \(step)")
    }
  }

  @Test func `a drawing of the layer without layout shows the current text`() throws {
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    let before = renderer.image { view.layer.render(in: $0.cgContext) }
    view.insertText("\n\n")
    view.selectedRange = NSRange(location: 3, length: 200)
    let after = renderer.image { view.layer.render(in: $0.cgContext) }
    #expect(before.pngData() != after.pngData())
    try expectFreshPixels("after rendering")
  }
}

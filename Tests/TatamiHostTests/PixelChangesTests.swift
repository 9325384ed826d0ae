import Foundation
import TatamiDrawing
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// A copy of a window's pixels that a host keeps by the changes of each update.
private struct PixelCopy {
  var pixels: [UInt32] = []
  var columns = 0

  /// Applies the changes of the last update.
  @MainActor
  mutating func update(from host: WindowHost) {
    host.withPixels { source, columns in
      if pixels.count != source.count || self.columns != columns {
        pixels = Array(repeating: 0, count: source.count)
        self.columns = columns
      }
      for move in host.changes.moves { apply(move) }
      for rect in host.changes.drawn { forEachIndex(in: rect) { pixels[$0] = source[$0] } }
    }
  }

  private mutating func apply(_ move: PixelChanges.Move) {
    let old = pixels
    let kept = move.rect.offset(x: move.dx, y: move.dy).intersection(move.rect)
    guard !kept.isEmpty else { return }
    forEachIndex(in: kept) { pixels[$0] = old[$0 - move.dy * columns - move.dx] }
  }

  private func forEachIndex(in rect: PixelRect, _ body: (Int) -> Void) {
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { body(y * columns + x) }
    }
  }
}

@MainActor
@Suite(.environment)
struct PixelChangesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
  private let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 60, height: 70))
  private let other = UIView(frame: CGRect(x: 50, y: 40, width: 30, height: 30))

  private func makeHost() -> WindowHost {
    window.backgroundColor = .white
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 200, height: 1000)
    for index in 0..<40 {
      let row = UIView(frame: CGRect(x: index % 5, y: index * 25, width: 100, height: 20))
      row.backgroundColor = UIColor(
        hue: CGFloat(index) / 40,
        saturation: 1,
        brightness: 1,
        alpha: 1
      )
      scroll.addSubview(row)
    }
    other.backgroundColor = .black.withAlphaComponent(0.4)
    window.addSubview(scroll)
    window.addSubview(other)
    window.makeKeyAndVisible()
    return WindowHost(window)
  }

  @Test func `the first update draws all pixels`() throws {
    let host = makeHost()
    #expect(host.withPixels { _, _ in true } == nil)
    try host.update(scale: 2)
    #expect(host.changes.moves.isEmpty)
    #expect(host.changes.drawn == [PixelRect(left: 0, top: 0, right: 240, bottom: 180)])
    #expect(host.withPixels { pixels, columns in [pixels.count, columns] } == [240 * 180, 240])
  }

  @Test func `V11: scrolling moves pixels and draws what it exposes`() throws {
    let host = makeHost()
    other.removeFromSuperview()
    try host.update(scale: 2)
    scroll.contentOffset.y = 10
    try host.update(scale: 2)
    let rect = PixelRect(left: 20, top: 20, right: 140, bottom: 160)
    #expect(host.changes.moves == [.init(rect: rect, dx: 0, dy: -20)])
    let drawn = host.changes.drawn.reduce(0) { $0 + $1.width * $1.height }
    #expect(drawn < 120 * 140 / 2)
  }

  @Test func `an update without a change moves and draws nothing`() throws {
    let host = makeHost()
    try host.update(scale: 1)
    try host.update(scale: 1)
    #expect(host.changes.isEmpty)
  }

  @Test(arguments: [1, 1.5, 2])
  func `V11, V12: a copy kept by the changes equals the pixels`(scale: CGFloat) throws {
    let host = makeHost()
    var copy = PixelCopy()
    var random = SeededRandom(seed: 30)
    for _ in 0..<Thoroughness.cases(25, thorough: 2000) {
      change(&random)
      try host.update(scale: scale)
      copy.update(from: host)
      #expect(host.withPixels { pixels, _ in copy.differs(from: pixels) } == false)
    }
  }

  private func change(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2: scroll.contentOffset.y = .random(in: 0...200, using: &random).rounded()
    case 3: scroll.contentOffset.x = .random(in: 0...9, using: &random)
    case 4: other.frame.origin = CGPoint(x: .random(in: 0...90, using: &random), y: 40)
    default:
      scroll.subviews.randomElement(using: &random)?.alpha = .random(in: 0...1, using: &random)
    }
  }
}

extension PixelCopy {
  func differs(from other: Span<UInt32>) -> Bool {
    other.count != pixels.count || pixels.indices.contains { pixels[$0] != other[$0] }
  }
}

import TatamiDrawing
import TatamiHost
import TatamiGeometry
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiUIKit
import TestSupport
import Testing

/// What is drawn anew after a change, and that it is enough.
@MainActor
@Suite(.environment) struct CommitTests {
  /// Compares a window's pixels with those of a drawing from scratch.
  private static func difference(_ window: UIWindow) throws -> Int {
    let kept = try WindowHost(window).image()
    let fresh = try ViewRenderer.image(of: window, scale: kept.scale)
    let pixels = try [kept, fresh].map { try #require($0.cgImage).bitmap.pixels() }
    guard pixels[0] != pixels[1] else { return 0 }
    return zip(pixels[0], pixels[1]).reduce(0) { worst, pair in
      [0, 8, 16, 24].reduce(worst) { worst, shift in
        max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }

  /// Changes a random tree and returns the worst difference after any change.
  private static func worst(seed: UInt64, isAligned: Bool) throws -> Int {
    var tree = RandomTree(seed: seed, isAligned: isAligned)
    var worst = 0
    for step in 0..<40 {
      for _ in 0...(step % 4) { tree.change() }
      worst = max(worst, try difference(tree.window))
      if worst > (isAligned ? blendTolerance : edgeTolerance) { break }
    }
    return worst
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random changes leave the pixels of a drawing from scratch`(seed: UInt64) throws {
    #expect(try Self.worst(seed: seed, isAligned: true) <= Self.blendTolerance)
  }

  /// How far pixels may differ, of 255: half-transparent groups round once more where they are
  /// cut to the damage.
  private static let blendTolerance = 1

  /// How far the smoothing of slanted and bent edges may differ, of 255: Cairo rounds an edge by
  /// where drawing begins.
  private static let edgeTolerance = 24

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `bent and turned shapes differ by the smoothing of edges at most`(seed: UInt64) throws {
    #expect(try Self.worst(seed: seed, isAligned: false) <= Self.edgeTolerance)
  }

  private static func window(_ size: CGFloat = 100) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size, height: size))
    window.backgroundColor = .white
    window.isHidden = false
    return window
  }

  @Test func `only what changed is drawn, where it was and where it is`() throws {
    let window = Self.window()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.backgroundColor = .red
    window.addSubview(view)
    #expect(try WindowHost(window).update() == [window.bounds])
    #expect(try WindowHost(window).update().isEmpty)
    view.frame.origin = CGPoint(x: 60, y: 70)
    let damage = try WindowHost(window).update()
    #expect(Set(damage.map(\.minX)) == [10, 60] && damage.allSatisfy { $0.width == 5 })
    #expect(WindowHost(window).damage == damage)
    view.removeFromSuperview()
    #expect(try WindowHost(window).update() == [CGRect(x: 60, y: 70, width: 5, height: 5)])
  }

  @Test func `a change in a turned, faded tree is drawn where it is seen`() throws {
    let window = Self.window()
    let parent = UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
    parent.alpha = 0.5
    parent.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    parent.addSubview(child)
    window.addSubview(parent)
    try WindowHost(window).update()
    child.backgroundColor = .red
    let damage = try #require(try WindowHost(window).update().first)
    #expect(damage.insetBy(dx: -0.5, dy: -0.5).contains(CGRect(x: 86, y: 0, width: 4, height: 10)))
    #expect(damage.width <= 5 && damage.height <= 11)
  }

  @Test func `S42: a part that is marked is drawn alone, with its rectangle`() throws {
    let window = Self.window()
    let view = DrawingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    try WindowHost(window).update()
    view.setNeedsDisplay(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(view.layer.needsDisplay())
    #expect(try WindowHost(window).update() == [CGRect(x: 15, y: 15, width: 10, height: 10)])
    #expect(view.drawnRects == [view.bounds, CGRect(x: 5, y: 5, width: 10, height: 10)])
    view.setNeedsDisplay(CGRect(x: 200, y: 5, width: 10, height: 10))
    #expect(try WindowHost(window).update().isEmpty)
    view.setNeedsDisplay()
    try WindowHost(window).update()
    #expect(view.drawnRects.last == view.bounds && view.drawnRects.count == 3)
  }

  @Test func `S41: a mark alone draws nothing until the display pass`() throws {
    let window = Self.window()
    let view = DrawingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    try WindowHost(window).update()
    view.setNeedsDisplay()
    window.layoutIfNeeded()
    #expect(view.drawnRects.count == 1)
    view.frame.size.width = 60
    try WindowHost(window).update()
    #expect(view.drawnRects.count == 2)
  }

  @Test func `S42: what cannot be seen is not asked to draw`() throws {
    let window = Self.window()
    let list = UIView(frame: window.bounds)
    list.clipsToBounds = true
    window.addSubview(list)
    let rows = (0..<100).map {
      DrawingView(frame: CGRect(x: 0, y: 50 * $0, width: 100, height: 50))
    }
    for row in rows { list.addSubview(row) }
    try WindowHost(window).update()
    #expect(rows.count { !$0.drawnRects.isEmpty } <= 3)
    list.bounds.origin.y = 1025
    try WindowHost(window).update()
    #expect(rows[21].drawnRects.count == 1 && rows[40].drawnRects.isEmpty)
  }

  @Test func `S42: of a view of a million points on a side only what can be seen is drawn`() throws
  {
    let window = Self.window()
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
    view.action = { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
    window.addSubview(view)
    try WindowHost(window).update()
    #expect(view.drawnRects == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    window.bounds.origin.y = 50
    try WindowHost(window).update()
    #expect(view.drawnRects.count == 1)
    window.bounds.origin.y = 5_000
    let pixels = try WindowHost(window).image().cgImage?.bitmap
    #expect(view.drawnRects.count == 2)
    #expect(view.drawnRects.last == CGRect(x: 0, y: 4_900, width: 200, height: 300))
    #expect(pixels.map { $0[199, 199] } == 0xFFFF_0000)
  }

  @Test func `what drawing adds to the tree is laid out and drawn in the same commit`() throws {
    let window = Self.window()
    let view = DrawingView(frame: window.bounds)
    view.action = { [unowned view] _ in
      let late = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      late.backgroundColor = .red
      view.addSubview(late)
    }
    window.addSubview(view)
    #expect(try WindowHost(window).image().cgImage?.bitmap[20, 20] == 0xFFFF_0000)
    #expect(view.subviews.count == 1)
  }

  @Test func `a window that is too large, empty or in another is answered for`() throws {
    let window = Self.window()
    window.frame.size = CGSize(width: 1e6, height: 10)
    #expect(throws: DrawingError.self) { try WindowHost(window).update() }
    window.frame.size = .zero
    #expect(throws: DrawingError.self) { try WindowHost(window).update() }
    window.frame.size = CGSize(width: 20, height: 20)
    #expect(try WindowHost(window).update() == [window.bounds])
    let outer = Self.window()
    outer.addSubview(window)
    #expect(try WindowHost(outer).update() == [outer.bounds])
    #expect(try WindowHost(window).update() == [window.bounds])
    window.backgroundColor = .red
    #expect(try WindowHost(window).update() == [window.bounds])
    #expect(try WindowHost(outer).image().cgImage?.bitmap[20, 20] != 0xFFFF_0000)
  }
}

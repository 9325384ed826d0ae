import Foundation
import TatamiDrawing
import TatamiHost
import TatamiGeometry
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport
import Testing

/// The parts that are redrawn after changes, and whether they suffice.
@MainActor
@Suite struct DamageTests {
  private static func window(_ size: CGFloat = 100) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size, height: size))
    window.backgroundColor = .white
    window.isHidden = false
    return window
  }

  @Test func `only the old and the new area of a change are redrawn`() throws {
    let window = Self.window()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.backgroundColor = .red
    window.addSubview(view)
    #expect(try WindowHost(window).update() == [window.bounds])
    #expect(try WindowHost(window).update().isEmpty)
    view.frame.origin = CGPoint(x: 60, y: 70)
    let damage = try WindowHost(window).update()
    #expect(Set(damage.map(\.minX)) == [10, 60])
    #expect(damage.allSatisfy { $0.width == 5 })
    #expect(WindowHost(window).damage == damage)
    view.removeFromSuperview()
    #expect(try WindowHost(window).update() == [CGRect(x: 60, y: 70, width: 5, height: 5)])
  }

  @Test func `a change in a rotated, translucent tree is redrawn where it is visible`() throws {
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
    #expect(damage.width <= 5)
    #expect(damage.height <= 11)
  }

  @Test func `scrolling draws the exposed part and what covers the scrolled content`() throws {
    let window = Self.window()
    let list = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 80))
    list.clipsToBounds = true
    list.backgroundColor = .white
    let row = UIView(frame: CGRect(x: 5, y: 30, width: 90, height: 20))
    row.backgroundColor = .blue
    list.addSubview(row)
    let cover = UIView(frame: CGRect(x: 60, y: 40, width: 8, height: 8))
    cover.backgroundColor = .red
    window.addSubview(list)
    window.addSubview(cover)
    try WindowHost(window).update()
    list.bounds.origin.y = 7
    #expect(try WindowHost(window).update() == [list.frame])
    let drawn = window.surface.region.rects
    let exposed = CGRect(x: 0, y: 83, width: 100, height: 7)
    let covered = CGRect(x: 60, y: 33, width: 8, height: 15)
    #expect(Set(drawn.map { CGRect($0.scaled(by: 0.5)) }) == [exposed, covered])
    try Self.expectFreshPixels(window)
    row.backgroundColor = .green
    list.bounds.origin.y = 9
    try WindowHost(window).update()
    try Self.expectFreshPixels(window)
  }

  private static func expectFreshPixels(_ window: UIWindow) throws {
    let kept = try WindowHost(window).image()
    let fresh = try ViewRenderer.image(of: window, scale: kept.scale)
    #expect(kept.pngData() == fresh.pngData())
  }

  @Test func `S42: only an invalidated part is redrawn, with its rectangle`() throws {
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
    #expect(view.drawnRects.last == view.bounds)
    #expect(view.drawnRects.count == 3)
  }

  @Test func `S41: invalidation draws nothing until the display pass`() throws {
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

  @Test func `S42: invisible views do not draw`() throws {
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
    #expect(rows[21].drawnRects.count == 1)
    #expect(rows[40].drawnRects.isEmpty)
  }

  @Test func `S42: only the visible part of a view of a million points on a side is drawn`() throws
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

  @Test func `views added during drawing are laid out and drawn in the same pass`() throws {
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

  @Test func `windows that are too large, empty or inside another are handled`() throws {
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

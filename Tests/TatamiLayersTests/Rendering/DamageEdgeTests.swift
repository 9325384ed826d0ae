import Foundation
import TatamiGeometry
import TatamiHost
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiViews
import TestSupport
import Testing

/// Pixels at the edges of layers after changes, compared with those of a full redraw.
@MainActor
@Suite struct DamageEdgeTests {
  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.backgroundColor = .white
    window.isHidden = false
    return window
  }

  /// Whether a window's pixels, updated from the damage, equal those of a full redraw.
  private static func isUpToDate(_ window: UIWindow) throws -> Bool {
    let kept = try WindowHost(window).image()
    let fresh = try ViewRenderer.image(of: window, scale: kept.scale)
    return try #require(kept.cgImage).bitmap.pixels() == #require(fresh.cgImage).bitmap.pixels()
  }

  @Test func `a stretched recording is clipped if the layer masks to its bounds`() throws {
    let window = Self.window()
    let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.action = { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
    view.clipsToBounds = true
    view.contentMode = .topLeft
    window.addSubview(view)
    try WindowHost(window).update()
    view.frame.size.height = 4
    #expect(try Self.isUpToDate(window))
    let image = try WindowHost(window).image()
    let bitmap = try #require(image.cgImage).bitmap
    let scale = Int(image.scale)
    #expect(bitmap[10 * scale, 7 * scale] == 0xFFFF_0000)
    #expect(bitmap[10 * scale, 15 * scale] == 0xFFFF_FFFF)
  }

  @Test func `content beside a clip is drawn in the pixels that both cover`() throws {
    let window = Self.window()
    window.traitOverrides.displayScale = 1
    let back = UIView(frame: CGRect(x: 20, y: 0, width: 1, height: 40))
    let clip = UIView(frame: CGRect(x: 5, y: 5, width: 15.4, height: 20))
    clip.clipsToBounds = true
    let beside = UIView(frame: CGRect(x: 15.5, y: 0, width: 10, height: 20))
    beside.backgroundColor = .red
    clip.addSubview(beside)
    window.addSubview(back)
    window.addSubview(clip)
    try WindowHost(window).update()
    back.backgroundColor = .blue
    #expect(try Self.isUpToDate(window))
    beside.backgroundColor = .green
    #expect(try Self.isUpToDate(window))
  }

  @Test func `a removed shadow leaves nothing at the edge of its path`() throws {
    let window = Self.window()
    let view = UIView(frame: CGRect(x: 25, y: 25, width: 4, height: 4))
    view.layer.shadowPath = CGPath(rect: CGRect(x: -19.7, y: -19.7, width: 10, height: 6))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 20)
    window.addSubview(view)
    try WindowHost(window).update()
    view.layer.shadowOpacity = 0
    #expect(try Self.isUpToDate(window))
  }

  @Test func `S42: the rest of a partly invalidated view keeps its edges`() throws {
    let window = Self.window()
    let view = DrawingView(frame: CGRect(x: 5.3, y: 5.3, width: 20, height: 20))
    view.action = { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
    window.addSubview(view)
    try WindowHost(window).update()
    view.setNeedsDisplay(CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(try Self.isUpToDate(window))
  }

  @Test func `scrolled views keep their pixels if the window cuts them at other positions`() throws
  {
    let window = Self.window()
    window.traitOverrides.displayScale = 1
    let list = UIView(frame: window.bounds)
    list.backgroundColor = .yellow
    list.clipsToBounds = true
    window.addSubview(list)
    for index in 0..<4 {
      let view = UIView(frame: CGRect(x: -10 + 12 * index, y: -5, width: 30, height: 50))
      view.backgroundColor = .blue
      view.clipsToBounds = true
      view.transform = CGAffineTransform(rotationAngle: 0.3 + CGFloat(index))
      let inside = UIView(frame: CGRect(x: 2.3, y: 4, width: 60, height: 31))
      inside.backgroundColor = .red
      view.addSubview(inside)
      list.addSubview(view)
    }
    try WindowHost(window).update()
    for step in 1...12 {
      list.bounds.origin = CGPoint(x: 3 * step, y: 5 - step)
      #expect(try Self.isUpToDate(window), "step \(step)")
      #expect(window.surface.region.rects != [Rect(window.bounds)], "nothing was moved")
    }
  }
}

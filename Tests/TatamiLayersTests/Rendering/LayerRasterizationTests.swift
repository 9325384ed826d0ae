import Foundation
import TatamiDrawing
import TatamiHost
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiViews
import TestSupport
import Testing

/// Layers that are drawn as bitmaps.
@MainActor
@Suite(.environment) struct LayerRasterizationTests {
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
  private let dot = UIView(frame: CGRect(x: 1, y: 1, width: 6, height: 6))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.traitOverrides.displayScale = 1
    window.backgroundColor = .white
    window.isHidden = false
    dot.backgroundColor = .red
    dot.layer.cornerRadius = 3
    view.addSubview(dot)
    window.addSubview(view)
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 4, y: 4)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 4, y: 4))
    view.layer.magnificationFilter = .nearest
    view.layer.shouldRasterize = true
  }

  private func bitmap() throws -> Bitmap {
    try #require(try WindowHost(window).image().cgImage).bitmap
  }

  /// Returns the number of squares of 4 × 4 pixels with different colors.
  private func mixedSquares() throws -> Int {
    let bitmap = try bitmap()
    return (0..<100).count { square in
      let (x, y) = (4 * (square % 10), 4 * (square / 10))
      return (0..<16).contains { bitmap[x + $0 % 4, y + $0 / 4] != bitmap[x, y] }
    }
  }

  /// Whether the window's pixels, updated from the damage, equal those of a full redraw.
  private func isUpToDate() throws -> Bool {
    let fresh = try ViewRenderer.image(of: window, scale: 1)
    return try bitmap().pixels() == #require(fresh.cgImage).bitmap.pixels()
  }

  @Test func `a rasterized layer is scaled as a bitmap of its rasterization scale`() throws {
    #expect(try mixedSquares() == 0)
    view.layer.rasterizationScale = 4
    #expect(try mixedSquares() > 4)
    view.layer.rasterizationScale = 1
    #expect(try mixedSquares() == 0)
    view.layer.shouldRasterize = false
    #expect(try mixedSquares() > 4)
  }

  @Test func `a change inside of a rasterized layer is drawn`() throws {
    #expect(try bitmap()[18, 18] == 0xFFFF_0000)
    dot.backgroundColor = .blue
    #expect(try bitmap()[18, 18] == 0xFF00_00FF)
    dot.frame.origin.x += 4
    #expect(try bitmap()[34, 18] == 0xFF00_00FF)
    #expect(try isUpToDate())
  }

  @Test func `opacity and transform apply to the bitmap`() throws {
    view.layer.allowsGroupOpacity = false
    view.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    _ = try bitmap()
    view.layer.opacity = 0.5
    #expect(try Int(bitmap()[18, 18] & 0xFF).distance(to: 0x7F).magnitude <= 1)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try bitmap()[24, 24] == 0xFFFF_FFFF)
    #expect(try isUpToDate())
  }

  @Test func `the partial pixels of a bitmap are damaged`() throws {
    view.layer.rasterizationScale = 0.3
    view.layer.magnificationFilter = .linear
    _ = try bitmap()
    dot.backgroundColor = .blue
    #expect(try isUpToDate())
    view.removeFromSuperview()
    #expect(try isUpToDate())
  }
}

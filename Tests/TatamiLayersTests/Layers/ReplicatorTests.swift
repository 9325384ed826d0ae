import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiLayers

/// Copies of the sublayers of replicator layers.
@MainActor
@Suite(.environment) struct ReplicatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    window.backgroundColor = .white
    window.traitOverrides.displayScale = 1
    window.isHidden = false
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    window.layer.addSublayer(replicator)
  }

  private func pixels() throws -> Pixels { try Pixels(of: window) }

  /// Whether the window's pixels, updated from the damage, equal those of a full redraw.
  private func isUpToDate(_ host: WindowHost) throws -> Bool {
    let fresh = try ViewRenderer.image(of: window, scale: 1)
    return try host.image().pngData() == fresh.pngData()
  }

  @Test func `N235: there is one copy by default, and none for a count of zero`() throws {
    dot.backgroundColor = UIColor.red.cgColor
    #expect(replicator.instanceCount == 1)
    #expect(try pixels()[5, 5] == Pixels.red)
    replicator.instanceCount = 0
    #expect(try pixels()[5, 5] == Pixels.white)
    replicator.instanceCount = -3
    #expect(try pixels().inked == nil)
  }

  @Test func `N235: each copy is moved once more`() throws {
    dot.backgroundColor = UIColor.blue.cgColor
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 15, 0)
    let pixels = try pixels()
    #expect(pixels[5, 5] == Pixels.blue)
    #expect(pixels[25, 20] == Pixels.blue)
    #expect(pixels[45, 35] == Pixels.blue)
    #expect(pixels[15, 5] == Pixels.white)
  }

  @Test func `N235: copies are drawn, and their meaning is that of the original alone`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Tea"
    replicator.addSublayer(label.layer)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    let svg = try ViewRenderer.svg(of: window, title: "Copies")
    #expect(svg.components(separatedBy: "Tea</text>").count == 4)
    let hidden = svg.components(separatedBy: "aria-hidden=\"true\"")
    #expect(hidden.count == 3)
    #expect(hidden[0].contains("Tea"))
    #expect(!hidden[1].contains("aria-label"))
  }

  @Test func `N235: changes of copies that are not late redraw what they cover`() throws {
    dot.backgroundColor = UIColor.blue.cgColor
    replicator.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    dot.frame.origin = CGPoint(x: 15, y: 0)
    let host = WindowHost(window)
    _ = try host.image()
    #expect(try isUpToDate(host))
    dot.frame.origin.x = 20
    #expect(try isUpToDate(host))
    replicator.instanceTransform = CATransform3DMakeScale(1.5, 1.5, 1)
    #expect(try isUpToDate(host))
  }

  @Test func `N235: transforms are about the center of the layer`() throws {
    dot.backgroundColor = UIColor.blue.cgColor
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(try pixels()[55, 55] == Pixels.blue)
    #expect(try pixels()[55, 5] == Pixels.white)
  }

  @Test func `N235: colors are multiplied by the instance color and offset for each copy`() throws {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).cgColor
    replicator.instanceBlueOffset = 0.25
    replicator.instanceRedOffset = -0.5
    let pixels = try pixels()
    #expect(pixels[5, 5] == 0xFF0080)
    #expect(pixels[25, 5] == 0x8000BF)
    #expect(pixels[45, 5] == 0x0000FF)
  }

  @Test func `N235: the opacity of copies changes by the alpha offset`() throws {
    dot.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    let pixels = try pixels()
    #expect(pixels[5, 5] == Pixels.black)
    #expect(abs(Int(pixels[25, 5] & 0xFF) - 128) <= 1)
    #expect(pixels[45, 5] == Pixels.white)
  }

  @Test func `N235: colors of images, gradients and texts are multiplied as well`() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
    gradient.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    replicator.addSublayer(gradient)
    dot.backgroundColor = nil
    dot.contents = UIImage.filled(.white, width: 10, height: 10).cgImage
    replicator.instanceColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    #expect(try pixels()[5, 5] == 0xFF8000)
    #expect(try pixels()[25, 5] == 0xFF8000)
  }

  @Test func `N235: animations of each copy are later by the delay`() throws {
    dot.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceDelay = 0.5
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 45, 1)
    dot.add(move, forKey: "move")
    let host = WindowHost(window)
    try host.update()
    Simulator.advance(by: 0.75)
    let shown = try Pixels(of: window)
    #expect(shown[35, 5] == Pixels.black)
    #expect(shown[15, 25] == Pixels.black)
    #expect(shown[35, 25] == Pixels.white)
    #expect(try isUpToDate(host))
  }

  @Test func `N235: delayed copies move on when the animation itself is over`() throws {
    dot.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceDelay = 1
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 45, 1)
    (move.isRemovedOnCompletion, move.fillMode) = (false, .both)
    dot.add(move, forKey: "move")
    let host = WindowHost(window)
    try host.update()
    for _ in 0..<10 {
      Simulator.advance(by: 0.25)
      #expect(try isUpToDate(host))
    }
    #expect(!dot.runLoop.clock.isObserved)
  }

  @Test func `changes of sublayers redraw all copies`() throws {
    dot.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 20, 0)
    let host = WindowHost(window)
    try host.update()
    dot.backgroundColor = UIColor.green.cgColor
    #expect(try isUpToDate(host))
    dot.position.x += 4
    #expect(try isUpToDate(host))
    replicator.instanceCount = 2
    #expect(try isUpToDate(host))
    dot.removeFromSuperlayer()
    #expect(try isUpToDate(host))
  }

  @Test func `replicators inside of others multiply`() throws {
    let outer = CAReplicatorLayer()
    outer.frame = replicator.frame
    window.layer.addSublayer(outer)
    outer.addSublayer(replicator)
    dot.backgroundColor = UIColor.white.cgColor
    for (layer, x, y) in [(replicator, 20.0, 0.0), (outer, 0.0, 20.0)] {
      layer.instanceCount = 2
      layer.instanceTransform = CATransform3DMakeTranslation(x, y, 0)
      layer.instanceColor = UIColor(white: 0.5, alpha: 1).cgColor
    }
    let pixels = try pixels()
    for (x, y) in [(5, 5), (25, 5), (5, 25), (25, 25)] { #expect(pixels[x, y] == 0x404040) }
  }

  @Test func `huge counts and values that are not finite are limited`() throws {
    replicator.instanceCount = .max
    replicator.instanceTransform = CATransform3DMakeTranslation(1e300, 1e300, 0)
    replicator.instanceDelay = .nan
    replicator.instanceRedOffset = .infinity
    Diagnostics.$listener.withValue({ _ in }) {
      replicator.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
    }
    #expect(replicator.instanceDelay == 0)
    #expect(replicator.instanceTransform.m11 == 1)
    #expect(replicator.copies().count <= 10_000)
    var layer = replicator
    for _ in 0..<4 {
      let outer = CAReplicatorLayer()
      outer.frame = replicator.frame
      outer.instanceCount = 10_000
      outer.addSublayer(layer)
      layer = outer
    }
    replicator.instanceTransform = CATransform3DIdentity
    let list = LayerRenderer.displayList(of: layer)
    #expect(list.commands.count < 2_000_000)
  }
}

import Foundation
import TatamiDrawing
import TatamiGeometry
import TatamiHost
import TatamiLayers
import TatamiTesting
import TatamiUIKit
import TatamiViews
import TestSupport
import Testing

/// Views that blur what is behind them.
@MainActor
@Suite(.environment) struct VisualEffectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  init() {
    window.backgroundColor = .white
    bar.backgroundColor = .black
    glass.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    window.addSubview(bar)
    window.addSubview(glass)
    window.isHidden = false
  }

  /// Returns the level of red in the drawn window, 0...255.
  private func level(_ x: Int, _ y: Int) throws -> Int {
    Int(try Pixels(of: window)[x, y] >> 16 & 0xFF)
  }

  @Test func `N226: what is behind is blurred inside of the bounds`() throws {
    #expect(try level(10, 50) == 0)
    #expect(try level(90, 50) == 255)
    #expect(try level(25, 50) > 76)
    #expect(try level(52, 50) < 230)
    #expect(try level(25, 50) < level(75, 50))
    glass.layer.cornerRadius = 30
    glass.clipsToBounds = true
    #expect(try level(21, 21) == 0)
  }

  @Test func `N226: content is over the blur`() throws {
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    label.backgroundColor = .red
    glass.contentView.addSubview(label)
    #expect(try Pixels(of: window)[35, 35] == Pixels.red)
    glass.frame.size = CGSize(width: 70, height: 50)
    #expect(glass.contentView.frame == glass.bounds)
  }

  @Test func `N226: without an effect what is behind is clear`() throws {
    glass.effect = nil
    #expect(try level(49, 50) == 0)
    #expect(try level(51, 50) == 255)
    #expect(UIVisualEffectView(effect: nil).effect == nil)
  }

  @Test func `N226: a change of the effect is animated`() throws {
    glass.effect = nil
    Simulator.advance(by: 0)
    UIView.animate(withDuration: 1) { glass.effect = UIBlurEffect(style: .extraLight) }
    Simulator.advance(by: 0.5)
    let middle = try level(22, 50)
    Simulator.advance(by: 1)
    let end = try level(22, 50)
    #expect(middle > 0)
    #expect(middle < end)
  }

  @Test func `N226: a change behind a part of the blur redraws all of it`() throws {
    try WindowHost(window).update()
    let dot = UIView(frame: CGRect(x: 22, y: 22, width: 8, height: 8))
    dot.backgroundColor = .white
    window.insertSubview(dot, belowSubview: glass)
    #expect(try WindowHost(window).update() == [glass.frame])
    let drawn = try #require(try window.surface.snapshot())
    let whole = try RasterRenderer.bitmap(
      of: LayerRenderer.displayList(of: window.layer),
      size: Size(width: 100, height: 100),
      scale: window.surface.scale,
      background: nil
    )
    #expect(drawn.pixels() == whole.pixels())
    dot.frame.origin = CGPoint(x: 90, y: 2)
    _ = try WindowHost(window).update()
    dot.frame.origin = CGPoint(x: 90, y: 4)
    #expect(try WindowHost(window).update().allSatisfy { !$0.intersects(glass.frame) })
  }

  @Test func `N227: styles have their tints, and materials follow the appearance`() throws {
    glass.effect = UIBlurEffect(style: .extraLight)
    let light = try level(70, 50)
    glass.effect = UIBlurEffect(style: .dark)
    #expect(try level(70, 50) < light)
    glass.effect = UIBlurEffect(style: .systemMaterial)
    let usual = try level(70, 50)
    window.overrideUserInterfaceStyle = .dark
    Simulator.advance(by: 0)
    #expect(try level(70, 50) < usual)
    glass.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(try level(70, 50) == usual)
  }

  @Test func `N227: thicker materials show less of what is behind`() throws {
    let materials: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight,
    ]
    let levels = try materials.map { style in
      glass.effect = UIBlurEffect(style: style)
      return try level(22, 50)
    }
    #expect(levels == levels.sorted())
    #expect(Set(levels).count == 4)
  }

  @Test func `N228: vibrant content has secondary colors`() throws {
    let blur = UIBlurEffect(style: .systemMaterial)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    glass.contentView.addSubview(vibrancy)
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    vibrancy.contentView.addSubview(symbol)
    #expect(symbol.tintColor == .secondaryLabel)
    vibrancy.effect = UIVibrancyEffect(blurEffect: blur, style: .tertiaryLabel)
    #expect(symbol.tintColor == .tertiaryLabel)
  }
}

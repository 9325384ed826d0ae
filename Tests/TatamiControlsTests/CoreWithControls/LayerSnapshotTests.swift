import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of layers that draw texts, copies, particles and transitions.
@MainActor
@Suite(.environment) struct LayerSnapshotTests {
  private func window(_ width: CGFloat, _ height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = 2
    window.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
    window.isHidden = false
    return window
  }

  private func expect(_ window: UIWindow, _ name: String) throws {
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/layers-\(name).png")
    let image = try #require(WindowHost(window).image().pngData())
    window.isHidden = true
    assertSnapshot(of: image, at: reference)
  }

  @Test func `text layers look as recorded`() throws {
    let window = window(300, 232)
    window.backgroundColor = .white
    let modes: [(CATextLayerAlignmentMode, CATextLayerTruncationMode, Bool)] = [
      (.natural, .none, false), (.center, .end, false), (.right, .middle, false),
      (.justified, .end, true),
    ]
    var top: CGFloat = 16
    for (alignment, truncation, isWrapped) in modes {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 16, y: top, width: 268, height: isWrapped ? 64 : 36)
      layer.backgroundColor = UIColor.systemGray6.cgColor
      layer.cornerRadius = 6
      layer.string = "Brackets, mosaics and photo walls, drawn by layers and by nothing else."
      (layer.alignmentMode, layer.truncationMode) = (alignment, truncation)
      (layer.isWrapped, layer.fontSize) = (isWrapped, isWrapped ? 17 : 24)
      layer.foregroundColor = UIColor.systemIndigo.cgColor
      window.layer.addSublayer(layer)
      top += layer.bounds.height + 10
    }
    try expect(window, "text")
  }

  @Test func `replicators look as recorded`() throws {
    let window = window(300, 160)
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 20, y: 20, width: 120, height: 120)
    (ring.instanceCount, ring.instanceDelay) = (12, 1.0 / 12)
    ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    ring.instanceColor = UIColor.systemTeal.cgColor
    (ring.instanceRedOffset, ring.instanceGreenOffset) = (0.06, -0.05)
    let dot = CALayer()
    dot.frame = CGRect(x: 52, y: 2, width: 16, height: 16)
    (dot.cornerRadius, dot.backgroundColor) = (8, UIColor.white.cgColor)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    (pulse.fromValue, pulse.toValue) = (1, 0.2)
    (pulse.duration, pulse.repeatCount) = (1, .infinity)
    dot.add(pulse, forKey: nil)
    ring.addSublayer(dot)
    window.layer.addSublayer(ring)
    window.layer.addSublayer(mirror(CGRect(x: 170, y: 28, width: 110, height: 52)))
    Simulator.advance(by: 1.99)
    try expect(window, "replicators")
  }

  /// A card above its fading mirror image.
  private func mirror(_ frame: CGRect) -> CALayer {
    let mirror = CAReplicatorLayer()
    mirror.frame = frame
    (mirror.instanceCount, mirror.instanceAlphaOffset) = (2, -0.7)
    let flip = CATransform3DMakeTranslation(0, frame.height + 4, 0)
    mirror.instanceTransform = CATransform3DScale(flip, 1, -1, 1)
    let card = CAGradientLayer()
    card.frame = mirror.bounds
    card.cornerRadius = 10
    card.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 12, width: frame.width, height: 30)
    (title.string, title.fontSize, title.alignmentMode) = ("Tatami", 22, .center)
    card.addSublayer(title)
    mirror.addSublayer(card)
    return mirror
  }

  @Test func `emitters look as recorded`() throws {
    let window = window(360, 240)
    window.layer.addSublayer(snow(CGRect(x: 0, y: 0, width: 180, height: 240)))
    window.layer.addSublayer(fireworks(CGRect(x: 180, y: 0, width: 180, height: 240)))
    Simulator.advance(by: 6.45)
    try expect(window, "emitters")
  }

  private var spark: CGImage? {
    UIImage.drawn(width: 8, height: 8, scale: 2) { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    .cgImage
  }

  private func snow(_ frame: CGRect) -> CAEmitterLayer {
    let flake = CAEmitterCell()
    (flake.contents, flake.contentsScale) = (spark, 2)
    (flake.birthRate, flake.lifetime, flake.alphaRange) = (24, 5, 0.4)
    (flake.velocity, flake.velocityRange, flake.emissionLongitude) = (40, 15, .pi / 2)
    (flake.emissionRange, flake.scale, flake.scaleRange) = (0.6, 0.5, 0.3)
    flake.color = UIColor(white: 1, alpha: 0.6).cgColor
    let snow = CAEmitterLayer()
    snow.frame = frame
    (snow.emitterShape, snow.emitterSize) = (.line, CGSize(width: frame.width, height: 0))
    snow.emitterPosition = CGPoint(x: frame.width / 2, y: -8)
    snow.masksToBounds = true
    snow.emitterCells = [flake]
    return snow
  }

  private func fireworks(_ frame: CGRect) -> CAEmitterLayer {
    let star = CAEmitterCell()
    (star.contents, star.contentsScale) = (spark, 2)
    (star.birthRate, star.lifetime, star.beginTime, star.duration) = (4000, 1.8, 1.3, 0.05)
    (star.velocity, star.velocityRange, star.emissionRange) = (38, 34, 2 * .pi)
    (star.yAcceleration, star.scale, star.scaleSpeed) = (30, 0.45, -0.2)
    (star.redRange, star.blueRange, star.alphaSpeed) = (0.5, 0.5, -0.5)
    star.color = UIColor(red: 0.9, green: 0.7, blue: 0.5, alpha: 1).cgColor
    let rocket = CAEmitterCell()
    (rocket.birthRate, rocket.lifetime) = (1.25, 1.4)
    (rocket.velocity, rocket.emissionLongitude, rocket.emissionRange) = (115, -.pi / 2, 0.5)
    rocket.emitterCells = [star]
    let fireworks = CAEmitterLayer()
    fireworks.frame = frame
    fireworks.emitterPosition = CGPoint(x: frame.width / 2, y: frame.height)
    (fireworks.renderMode, fireworks.seed) = (.additive, 3)
    fireworks.emitterCells = [rocket]
    return fireworks
  }

  @Test func `transitions look as recorded`() throws {
    let window = window(428, 120)
    window.backgroundColor = .systemGray5
    let kinds: [(CATransitionType, CATransitionSubtype)] = [
      (.fade, .fromLeft), (.moveIn, .fromRight), (.push, .fromTop), (.reveal, .fromLeft),
    ]
    let cards = kinds.indices.map { index -> UILabel in
      let frame = UIView(frame: CGRect(x: 12 + index * 104, y: 12, width: 92, height: 96))
      frame.clipsToBounds = true
      let card = UILabel(frame: frame.bounds)
      (card.text, card.font, card.textAlignment) = ("1", .boldSystemFont(ofSize: 48), .center)
      (card.backgroundColor, card.textColor) = (.systemTeal, .white)
      frame.addSubview(card)
      window.addSubview(frame)
      return card
    }
    _ = try WindowHost(window).image()
    Simulator.advance(by: 0)
    for (card, kind) in zip(cards, kinds) {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (kind.0, kind.1, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      card.layer.add(transition, forKey: nil)
      (card.text, card.backgroundColor) = ("2", .systemIndigo)
    }
    Simulator.advance(by: 0.4)
    try expect(window, "transitions")
  }
}

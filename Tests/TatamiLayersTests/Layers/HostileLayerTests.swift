import Foundation
import TatamiGraphics
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Layers whose geometry and appearance are set to null, infinite, huge, negative and empty values.
@MainActor
@Suite(.environment) struct HostileLayerTests {
  /// The properties and methods of a layer, each with its own numbers.
  private static let steps: [HostileNumbers.Step<CALayer>] = geometrySteps + appearanceSteps

  private static let geometrySteps: [HostileNumbers.Step<CALayer>] = [
    { $1.frame = $0.rect() },
    { $1.bounds = $0.rect() },
    { $1.position = $0.point() },
    { $1.anchorPoint = $0.point() },
    { $1.anchorPointZ = $0.number() },
    { $1.zPosition = $0.number() },
    { $1.setAffineTransform($0.transform()) },
    { $1.transform = CATransform3DMakeRotation($0.number(), $0.number(), $0.number(), 1) },
    { $1.sublayerTransform = CATransform3DMakeScale($0.number(), $0.number(), $0.number()) },
    { $1.sublayerTransform.m34 = $0.number() },
    { numbers, layer in _ = layer.convert(numbers.rect(), to: nil) },
    { numbers, layer in _ = layer.convert(numbers.point(), from: layer.superlayer) },
    { numbers, layer in _ = layer.hitTest(numbers.point()) },
    { numbers, layer in _ = layer.contains(numbers.point()) },
    { $1.setNeedsDisplay($0.rect()) },
  ]

  private static let appearanceSteps: [HostileNumbers.Step<CALayer>] = [
    { $1.cornerRadius = $0.number() },
    { $1.cornerCurve = $0.pick([.circular, .continuous]) },
    { $1.borderWidth = $0.number() },
    { $1.backgroundColor = $0.color() },
    { $1.opacity = Float($0.number()) },
    { $1.masksToBounds = $0.chance(0.5) },
    { $1.shadowOpacity = Float($0.number()) },
    { $1.shadowOffset = $0.size() },
    { $1.shadowRadius = $0.number() },
    { $1.shadowPath = CGPath(rect: $0.rect(), transform: nil) },
    { numbers, layer in
      layer.contents = UIImage.quarters(4).cgImage
      layer.contentsGravity = numbers.pick([.resize, .center, .resizeAspect, .bottomRight])
    },
    { $1.contentsRect = $0.rect() },
    { $1.contentsCenter = $0.rect() },
    { $1.contentsScale = $0.number() },
    { $1.shouldRasterize = $0.chance(0.3) },
    { $1.rasterizationScale = $0.number() },
    { numbers, layer in
      layer.mask = CALayer()
      layer.mask?.frame = numbers.rect()
    },
    { numbers, layer in
      let shape = layer as? CAShapeLayer
      shape?.path = UIBezierPath(roundedRect: numbers.rect(), cornerRadius: 3).cgPath
      shape?.strokeColor = numbers.color()
      shape?.lineWidth = numbers.number()
      shape?.strokeEnd = numbers.number()
      shape?.lineDashPattern = [NSNumber(value: Double(numbers.number()))]
    },
    { numbers, layer in
      let gradient = layer as? CAGradientLayer
      gradient?.colors = [numbers.color(), numbers.color()]
      gradient?.locations = [NSNumber(value: Double(numbers.number())), 1]
      gradient?.type = numbers.pick([.axial, .radial, .conic])
      gradient?.startPoint = numbers.point()
      gradient?.endPoint = numbers.point()
    },
    { numbers, layer in
      let replicator = layer as? CAReplicatorLayer
      replicator?.instanceCount = numbers.chance(0.1) ? .max : numbers.chance(0.5) ? 3 : -1
      replicator?.instanceTransform = CATransform3DMakeScale(numbers.number(), numbers.number(), 1)
      replicator?.instanceDelay = Double(numbers.number())
      replicator?.instanceColor = numbers.color()
      replicator?.instanceGreenOffset = Float(numbers.number())
    },
    { numbers, layer in
      let cell = CAEmitterCell()
      cell.contents = UIImage.quarters(4).cgImage
      (cell.birthRate, cell.lifetime) = (Float(numbers.number()), Float(numbers.number()))
      (cell.velocity, cell.scale) = (numbers.number(), numbers.number())
      cell.spin = numbers.number()
      (cell.contentsRect, cell.contentsScale) = (numbers.rect(), numbers.number())
      (cell.color, cell.alphaRange) = (numbers.color(), Float(numbers.number()))
      (cell.beginTime, cell.duration) = (Double(numbers.number()), Double(numbers.number()))
      let emitter = layer as? CAEmitterLayer
      emitter?.emitterPosition = numbers.point()
      emitter?.emitterSize = numbers.size()
      emitter?.emitterShape = numbers.pick([.point, .line, .rectangle, .circle])
      emitter?.birthRate = Float(numbers.number())
      emitter?.emitterCells = [cell]
    },
    { numbers, layer in
      let transition = CATransition()
      (transition.type, transition.duration) = (numbers.pick([.fade, .push]), 1)
      transition.startProgress = Float(numbers.number())
      layer.add(transition, forKey: nil)
    },
  ]

  @Test func `layers accept every number`() throws {
    // Numbers that are not finite are reported.
    try Diagnostics.$listener.withValue({ _ in }) { try Self.checkLayers() }
  }

  private static func checkLayers() throws {
    for seed in 0..<UInt64(Thoroughness.cases(60, thorough: 3_000)) {
      var numbers = HostileNumbers(seed: seed)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      window.isHidden = false
      let host = WindowHost(window)
      let layers = [
        CAReplicatorLayer(), CALayer(), CAShapeLayer(), CAGradientLayer(), CAEmitterLayer(),
      ]
      for (layer, above) in zip(layers, [window.layer] + layers) {
        layer.frame = CGRect(x: 3, y: 4, width: 20, height: 15)
        above.addSublayer(layer)
      }
      for round in 0..<3 {
        for index in 0..<5 {
          let layer = numbers.pick(layers)
          steps[(Int(seed) * 5 + index) % steps.count](&numbers, layer)
          numbers.pick(steps)(&numbers, layer)
        }
        Simulator.advance(by: 0.1)
        try host.update()
        #expect(!layers.contains { $0.bounds.width.isNaN }, "seed \(seed), round \(round)")
      }
      _ = try ViewRenderer.png(of: window)
      _ = try ViewRenderer.pdf(of: window, title: "")
      let svg = try ViewRenderer.svg(of: window, title: "")
      #expect(!svg.contains("nan"), "seed \(seed)")
      #expect(!svg.contains("inf"), "seed \(seed)")
    }
  }
}

import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Accesses of a layer from code of the program that runs during another access of it: deinits of
/// replaced values, delegates, drawing, layout.
@MainActor
@Suite(.environment) struct ReentrantLayerTests {
  /// A layer that calls closures.
  private final class HookedLayer: CALayer {
    var whenLaidOut: (CALayer) -> Void = { _ in }
    var whenDrawn: (CALayer) -> Void = { _ in }
    var hook: ReleaseHook?

    override func layoutSublayers() { whenLaidOut(self) }
    override func draw(in context: CGContext) { whenDrawn(self) }
  }

  /// A copy for the presentation that calls a closure when it is released.
  private final class CopiedLayer: CALayer {
    nonisolated(unsafe) static var whenCopyIsReleased: () -> Void = {}
    private let isCopy: Bool

    override init() {
      isCopy = false
      super.init()
    }

    override init(layer: Any) {
      isCopy = true
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    deinit { if isCopy { Self.whenCopyIsReleased() } }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var hook: ReleaseHook?
    var whenAsked: (CALayer) -> Void = { _ in }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      whenAsked(layer)
      return nil
    }
  }

  private let window = UIWindow.shown()
  private let layer = HookedLayer()
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

  init() {
    layer.frame = frame
    window.layer.addSublayer(layer)
    Simulator.advance(by: 0)
  }

  /// Reads and writes every kind of value of a layer.
  private func use(_ layer: CALayer) {
    layer.bounds.size.width += 1
    layer.position.x += 1
    layer.opacity = layer.opacity == 1 ? 0.5 : 1
    layer.backgroundColor = UIColor.red.cgColor
    layer.contents = layer.contents == nil ? 1 : nil
    layer.delegate = layer.delegate
    let sublayer = CALayer()
    layer.addSublayer(sublayer)
    sublayer.removeFromSuperlayer()
    layer.mask = CALayer()
    layer.mask = nil
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "used")
    layer.removeAnimation(forKey: "used")
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = (layer.superlayer, layer.presentation(), layer.needsLayout(), layer.needsDisplay())
  }

  @Test func `replaced contents may use the layer while they are released`() {
    var seen: [Bool] = []
    layer.contents = ReleaseHook { [layer] in
      seen.append(layer.contents as? String == "new")
      layer.contents = "newer"
      layer.bounds.size.width = 7
    }
    layer.contents = "new"
    #expect(seen == [true])
    #expect(layer.contents as? String == "newer")
    #expect(layer.bounds.width == 7)
  }

  @Test func `replaced contents may use every value of the layer`() {
    layer.contents = ReleaseHook { [layer] in use(layer) }
    layer.contents = nil
    #expect(layer.bounds.width == 41)
  }

  @Test func `a replaced mask may use the masked layer while it is released`() {
    var seen: [CALayer?] = []
    var mask: HookedLayer? = HookedLayer()
    mask?.hook = ReleaseHook { [layer] in
      seen.append(layer.mask)
      use(layer)
    }
    layer.mask = mask
    mask = nil
    let new = CALayer()
    layer.mask = new
    #expect(seen == [new])
    #expect(layer.mask == nil)
    #expect(new.superlayer == nil)
  }

  @Test func `removed sublayers may use the layer while they are released`() {
    var counts: [Int?] = []
    for _ in 0..<3 {
      let sublayer = HookedLayer()
      sublayer.hook = ReleaseHook { [layer] in
        counts.append(layer.sublayers?.count)
        use(layer)
        layer.addSublayer(CALayer())
      }
      layer.addSublayer(sublayer)
    }
    layer.sublayers?.first?.removeFromSuperlayer()
    #expect(counts == [2])
    layer.sublayers = nil
    #expect(counts.count == 3)
    #expect(layer.superlayer === window.layer)
  }

  @Test func `a layer may be used by its own layout, drawing and actions`() {
    let delegate = Delegate()
    var depth = 0
    let useOnce = { (layer: CALayer) in
      depth += 1
      if depth == 1 { use(layer) }
      depth -= 1
    }
    (layer.whenLaidOut, layer.whenDrawn, delegate.whenAsked) = (useOnce, useOnce, useOnce)
    layer.delegate = delegate
    layer.cornerRadius = 3
    let reports = Reports.during { Simulator.advance(by: 0.1) }
    #expect(reports.allSatisfy { $0.contains("layout stopped") })
    #expect(layer.bounds.width > 41)
    #expect(layer.delegate === delegate)
  }

  @Test func `a released delegate may use the layer`() {
    var delegate: Delegate? = Delegate()
    var seen: [Bool] = []
    delegate?.hook = ReleaseHook { [layer] in
      seen.append(layer.delegate == nil)
      use(layer)
    }
    layer.delegate = delegate
    delegate = nil
    #expect(seen == [true])
    #expect(layer.bounds.width == 41)
  }

  @Test func `removed animations may use the layer while they are released`() {
    final class Animation: CABasicAnimation {}
    var keys: [[String]?] = []
    let add = { [layer] (key: String) in
      let animation = Animation(keyPath: "opacity")
      (animation.duration, animation.isRemovedOnCompletion) = (0.1, false)
      animation.delegate = HookedDelegate { [layer] in
        keys.append(layer.animationKeys())
        use(layer)
      }
      layer.add(animation, forKey: key)
    }
    add("first")
    add("second")
    Simulator.advance(by: 1)
    layer.removeAnimation(forKey: "first")
    #expect(keys == [["second"]])
    layer.removeAllAnimations()
    Simulator.advance(by: 1)
    #expect(keys == [["second"], nil])
  }

  /// An animation delegate that calls a closure when it is released.
  private final class HookedDelegate: CAAnimationDelegate {
    private let hook: ReleaseHook

    init(_ action: @escaping () -> Void) { hook = ReleaseHook(action) }
  }

  @Test func `released presentation copies may use their layer`() {
    let layer = CopiedLayer()
    layer.frame = frame
    window.layer.addSublayer(layer)
    Simulator.advance(by: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
    layer.add(animation, forKey: "fade")
    Simulator.advance(by: 1)
    _ = layer.presentation()
    var count = 0
    CopiedLayer.whenCopyIsReleased = { [layer] in
      CopiedLayer.whenCopyIsReleased = {}
      count += 1
      _ = layer.presentation()
      use(layer)
    }
    layer.cornerRadius = 3
    #expect(count == 1)
    CopiedLayer.whenCopyIsReleased = {}
    #expect(layer.presentation() != nil)
  }

  @Test func `a layer may leave and enter trees in its own layout`() {
    let other = UIWindow.shown()
    layer.whenLaidOut = { [window] layer in
      layer.removeFromSuperlayer()
      window.layer.mask = layer
      window.layer.mask = nil
      other.layer.addSublayer(layer)
    }
    layer.setNeedsLayout()
    _ = Reports.during { Simulator.advance(by: 0) }
    #expect(layer.superlayer === other.layer)
    #expect(window.layer.mask == nil)
  }
}

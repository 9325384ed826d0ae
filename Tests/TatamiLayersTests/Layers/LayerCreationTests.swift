import TatamiHost
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Layers and animations that the kit creates by class, written as for UIKit.
@MainActor
@Suite(.environment) struct LayerCreationTests {
  /// A layer with all three initializers.
  private final class NamedLayer: CALayer {
    let title: String
    override init() {
      title = "new"
      super.init()
    }
    override init(layer: Any) {
      title = ((layer as? NamedLayer)?.title ?? "") + " copy"
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A layer with a designated initializer of its own, which is never copied.
  private final class SizedLayer: CAShapeLayer {
    let side: CGFloat
    init(side: CGFloat) {
      self.side = side
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A layer that overrides `init()` only.
  private final class RedLayer: CAGradientLayer {
    override init() {
      super.init()
      backgroundColor = UIColor.red.cgColor
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class NamedView: UIView {
    override class var layerClass: AnyClass { NamedLayer.self }
  }
  private final class RedView: UIView {
    override class var layerClass: AnyClass { RedLayer.self }
  }

  /// An animation with an overridden initializer.
  private final class SlowFade: CABasicAnimation {
    var label = ""
    override init() {
      super.init()
      label = "fade"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `T13: a view's layer is created by its class's initializer`() {
    #expect((NamedView().layer as? NamedLayer)?.title == "new")
    #expect(RedView().layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `a layer with an initializer of its own needs no others`() {
    #expect(SizedLayer(side: 4).side == 4)
  }

  @Test func `T13: a presentation copy is created by the class's initializer`() throws {
    let view = NamedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = ViewRenderer.displayList(of: view)
    let copy = try #require(view.layer.presentation() as? NamedLayer)
    #expect(copy.title == "new copy")
    #expect(copy.bounds == view.bounds)
  }

  @Test func `T13: a layer's copy of an animation is of its class`() throws {
    let layer = CALayer()
    layer.add(SlowFade(keyPath: "opacity"), forKey: "fade")
    let copy = try #require(layer.animation(forKey: "fade") as? SlowFade)
    #expect(copy.label == "fade")
    #expect(copy.keyPath == "opacity")
  }
}

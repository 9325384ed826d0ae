import Foundation
import Synchronization
import TatamiTesting
import TatamiHost
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// A view whose class name is recognized in messages.
private final class NamedView: UIView {}

/// Requirements of Swift without Objective-C and of running without a display.
@MainActor
@Suite(.environment)
struct TrapTests {
  private final class EmptyDelegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate,
    UIGestureRecognizerDelegate
  {}

  /// A view with the overrides of typical programs, which must compile and be called.
  private final class OverridingView: UIView {
    var called: Set<String> = []

    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var intrinsicContentSize: CGSize {
      called.insert("intrinsicContentSize")
      return CGSize(width: 7, height: 8)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      called.insert("sizeThatFits")
      return CGSize(width: 7, height: 8)
    }
    override func layoutSubviews() { called.insert("layoutSubviews") }
    override func draw(_ rect: CGRect) { called.insert("draw") }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      called.insert("point")
      return super.point(inside: point, with: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      called.insert("hitTest")
      return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      called.insert("touchesBegan")
    }
    override func didMoveToWindow() { called.insert("didMoveToWindow") }
    override func didMoveToSuperview() { called.insert("didMoveToSuperview") }
    override func tintColorDidChange() { called.insert("tintColorDidChange") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      called.insert("traitCollectionDidChange")
    }
    override var canBecomeFirstResponder: Bool {
      called.insert("canBecomeFirstResponder")
      return true
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    window.isHidden = false
  }

  @Test func `T3: delegates need not implement any method`() {
    let delegate = EmptyDelegate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize.height = 1000
    scroll.delegate = delegate
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    field.delegate = delegate
    for view in [scroll, field] { window.addSubview(view) }
    Simulator.advance(by: 0)
    let touch = Simulator.touchDown(at: .at(50, 90), in: window)
    Simulator.move(touch, to: .at(50, 20), duration: 0.1)
    Simulator.lift(touch)
    #expect(scroll.contentOffset.y > 50)
    #expect(field.becomeFirstResponder())
    Keyboard(window: window).type("ab")
    #expect(field.text == "ab")
    #expect(field.resignFirstResponder())
    Simulator.advance(by: 5)
  }

  @Test func `T7: overrides are called`() {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    window.addSubview(view)
    _ = ViewRenderer.displayList(of: window)
    Simulator.lift(Simulator.touchDown(at: .at(10, 10), in: window))
    window.overrideUserInterfaceStyle = .dark
    window.tintColor = .red
    view.becomeFirstResponder()
    view.sizeToFit()
    #expect(view.bounds.size == view.intrinsicContentSize)
    #expect(view.layer is CAShapeLayer)
    #expect(
      view.called == [
        "intrinsicContentSize", "sizeThatFits", "layoutSubviews", "draw", "point", "hitTest",
        "touchesBegan", "didMoveToWindow", "didMoveToSuperview", "tintColorDidChange",
        "traitCollectionDidChange", "canBecomeFirstResponder",
      ]
    )
  }

  @Test(arguments: ["NSNumber", "CGFloat", "Double", "Float", "Int"])
  func `T9: boxed numbers of every type are accepted`(type: String) throws {
    let box = { (number: Int) -> Any in
      switch type {
      case "NSNumber": NSNumber(value: number)
      case "CGFloat": CGFloat(number)
      case "Double": Double(number)
      case "Float": Float(number)
      default: number
      }
    }
    let layer = CALayer()
    window.layer.addSublayer(layer)
    Simulator.advance(by: 0)
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue) = (box(2), box(4))
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    Simulator.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(abs(shown.zPosition - 3) < 0.05)
    layer.removeAllAnimations()
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `T11: numbers that are not finite are reported with the view and ignored`(
    number: CGFloat
  ) {
    let view = NamedView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let attempts: [() -> Void] = [
      { view.frame.origin.x = number }, { view.frame.size.height = number },
      { view.bounds.origin.y = number }, { view.bounds.size.width = number },
      { view.center.x = number }, { view.transform.tx = number }, { view.transform.a = number },
    ]
    for attempt in attempts {
      let lines = Reports.during(attempt)
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.contains("NamedView") })
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.transform == .identity)
      #expect(view.bounds.origin == .zero)
    }
  }

  @Test func `T11: cycles of views are reported with the view and ignored`() {
    let (outer, inner) = (NamedView(), NamedView())
    outer.addSubview(inner)
    for (parent, child) in [(inner, outer), (outer, outer)] {
      let lines = Reports.during { parent.addSubview(child) }
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.contains("NamedView") })
    }
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
  }

  @Test func `R1: a view can be committed with or without a window`() throws {
    let diary = Diary()
    let view = DiaryView("view", diary, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    _ = ViewRenderer.displayList(of: view)
    #expect(diary.take() == ["view lays out"])
    window.addSubview(view)
    view.setNeedsLayout()
    _ = diary.take()
    Simulator.advance(by: 0)
    #expect(diary.take() == ["view lays out"])
    try WindowHost(window).update(scale: 1)
    #expect(try WindowHost(window).image().cgImage?.bitmap[5, 5] == 0xFFFF_0000)
    view.backgroundColor = .blue
    #expect(try WindowHost(window).update() == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `S240: orientation notifications are posted only while they are requested`() {
    let notifications = Mutex(0)
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in notifications.withLock { $0 += 1 } }
    defer { center.removeObserver(token) }
    let device = UIDevice.current
    #expect(device.isGeneratingDeviceOrientationNotifications)
    HostDevice.rotate(to: .faceUp)
    #expect(notifications.withLock { $0 } == 1)
    #expect(device.orientation == .faceUp)
    #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    device.endGeneratingDeviceOrientationNotifications()
    HostDevice.rotate(to: .unknown)
    #expect(notifications.withLock { $0 } == 1)
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    HostDevice.rotate(to: .portrait)
    #expect(notifications.withLock { $0 } == 2)
    #expect(device.orientation == .portrait)
  }
}

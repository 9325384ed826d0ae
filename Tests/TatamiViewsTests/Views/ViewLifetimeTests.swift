import TatamiUIKit
import TestSupport
import Testing

/// A view whose members use its subview while the view is deinitialized.
private final class Closing: UIView {
  /// Calls a closure when it is released, after the view's own deinitializer.
  final class Member {
    var onEnd: () -> Void = {}
    deinit { onEnd() }
  }

  let member = Member()
  var willRemove = 0

  override func willRemoveSubview(_ subview: UIView) { willRemove += 1 }
}

/// References from views and layers to what contains them.
@MainActor
@Suite(.environment) struct ViewLifetimeTests {
  @Test func `S20: a view that outlives its superview has none, nor a next responder`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
      #expect(child.layer.superlayer === parent.layer)
    }
    #expect(child.superview == nil)
    #expect(child.next == nil)
    #expect(child.layer.superlayer == nil)
    child.removeFromSuperview()
    child.setNeedsLayout()
    child.layoutIfNeeded()
  }

  @Test func `S20: a view that has outlived its superview moves to another one`() {
    let child = UIView()
    do { UIView().addSubview(child) }
    let next = UIView()
    next.addSubview(child)
    #expect(child.superview === next)
    #expect(next.subviews == [child])
    #expect(next.layer.sublayers == [child.layer])
  }

  @Test func `S187: a layer that outlives its view has no delegate and can be changed`() {
    let root = CALayer()
    let layer: CALayer
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      layer = view.layer
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
    root.addSublayer(layer)
    layer.bounds.size.width = 20
    layer.setNeedsDisplay()
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.frame.width == 20)
  }

  @Test func `S20: a superview is not returned while it is deinitialized`() {
    let child = UIView()
    var found: [UIView?] = []
    do {
      let parent = Closing()
      parent.addSubview(child)
      parent.member.onEnd = {
        found.append(child.superview)
        // Would call the superview, whose own members have been released.
        child.removeFromSuperview()
      }
    }
    #expect(found == [nil])
    #expect(child.superview == nil)
  }

  @Test func `a view in a window that is released has no window`() {
    let child = UIView()
    do {
      let window = UIWindow()
      window.addSubview(child)
      #expect(child.window === window)
    }
    #expect(child.window == nil)
  }

  @Test func `S73: a view that outlives its controller belongs to none`() {
    let view = UIView()
    do {
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
    }
    #expect(view.next == nil)
  }

  @Test func `S187: a mask outlives the layer that it masks`() {
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
    }
    mask.removeFromSuperlayer()
    let other = CALayer()
    other.mask = mask
    #expect(other.mask === mask)
  }

  @Test func `S20: a superview may be released outside of the main actor`() async {
    let child = UIView()
    let held = Held()
    do {
      let parent = UIView()
      for _ in 0..<50 { parent.addSubview(UIView()) }
      parent.addSubview(child)
      held.views = [parent]
    }
    #expect(child.superview != nil)
    await Task.detached { held.views = [] }.value
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  /// Views that another thread releases.
  private final class Held: @unchecked Sendable {
    var views: [UIView] = []
  }
}

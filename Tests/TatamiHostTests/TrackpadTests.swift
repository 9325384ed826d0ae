import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Buttons of pointers, and pinches and rotations of trackpads.
@MainActor
@Suite(.environment)
struct TrackpadTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let host: WindowHost
  private let center = CGPoint(x: 100, y: 100)

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
    host = WindowHost(window)
  }

  private func click(_ buttons: UIEvent.ButtonMask, _ type: UITouch.TouchType = .indirectPointer) {
    host.lift(host.touchDown(at: center, type: type, buttons: buttons))
  }

  @Test func `V21: a tap recognizer needs the button that it requires`() {
    var taps: [UIEvent.ButtonMask] = []
    let (primary, secondary) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    secondary.buttonMaskRequired = .secondary
    for recognizer in [primary, secondary] {
      view.addGestureRecognizer(recognizer)
      recognizer.addHandler { _ in taps.append(recognizer.buttonMask) }
    }
    click(.primary)
    click(.secondary)
    #expect(taps == [.primary, .secondary])
    // A finger has no buttons; the first recognizer prevents the second.
    click(.secondary, .direct)
    #expect(taps.count == 3)
    #expect(taps.last == [])
  }

  @Test func `V21: a secondary click does not press a control`() {
    let button = UIButton(frame: view.bounds)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    click(.secondary)
    #expect(presses == 0)
    click(.primary)
    #expect(presses == 1)
  }

  @Test func `V22: a pinch of a trackpad zooms a scroll view about the pointer`() {
    let content = Zoomed()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = content.view.bounds.size
    scrollView.addSubview(content.view)
    scrollView.maximumZoomScale = 4
    scrollView.delegate = content
    view.addSubview(scrollView)
    host.transform(.began, at: center)
    #expect(!scrollView.isZooming)
    host.transform(.changed(scale: 1.25, rotation: 0), at: center)
    host.transform(.changed(scale: 1.6, rotation: 0), at: center)
    #expect(scrollView.isZooming)
    host.transform(.ended, at: center)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 100))
  }

  @Test func `V22: a rotation is recognized when the angle changes`() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    for recognizer in [pinch, rotation] { view.addGestureRecognizer(recognizer) }
    var angles: [CGFloat] = []
    rotation.addHandler { _ in angles.append(rotation.rotation) }
    host.transform(.began, at: center)
    host.transform(.changed(scale: 2, rotation: 0), at: center)
    #expect(angles == [])
    host.transform(.changed(scale: 1, rotation: 0.5), at: center)
    host.transform(.changed(scale: 1, rotation: 0.25), at: center)
    host.transform(.ended, at: center)
    #expect(angles.first == 0.5)
    #expect(angles.dropFirst().first == 0.75)
    #expect(rotation.location(in: view) == center)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func `a pinch without a finite factor above 0 is refused`(_ scale: CGFloat) {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    host.transform(.began, at: center)
    host.transform(.changed(scale: scale, rotation: 0), at: center)
    #expect(pinch.state == .possible)
    host.transform(.changed(scale: 2, rotation: .infinity), at: center)
    #expect(pinch.scale == 1)
  }

  @Test func `a movement without a recognizer, and one that ends twice, do nothing`() {
    host.transform(.changed(scale: 2, rotation: 1), at: center)
    host.transform(.ended, at: CGPoint(x: CGFloat.nan, y: -1e300))
    host.transform(.began, at: CGPoint(x: CGFloat.nan, y: -1e300))
    host.transform(.ended, at: center)
    #expect(window.gestureRecognizers?.isEmpty != false)
  }
}

import Foundation
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// The views behind sheets of full height, in a window of 390 x 844 points.
@MainActor
@Suite(.environment) struct PushedCardTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let back = UIViewController()
  private let front = UIViewController()
  private let further = UIViewController()
  private let pushed = CGRect(x: 16, y: 47, width: 358, height: 844.0 * 358 / 390)

  init() {
    back.view.backgroundColor = .white
    window.rootViewController = back
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    window.layoutIfNeeded()
  }

  private func present(
    _ controller: UIViewController? = nil,
    _ detents: [UISheetPresentationController.Detent] = [.large()],
    from presenter: UIViewController? = nil
  ) throws {
    let controller = controller ?? front
    try #require(controller.sheetPresentationController).detents = detents
    (presenter ?? back).present(controller, animated: false)
    window.layoutIfNeeded()
  }

  private func card(of controller: UIViewController) throws -> UIView {
    try #require(controller.sheetPresentationController?.presentedView)
  }

  private func frame() -> CGRect { back.view.frame.rounded }

  private func expectRestored() {
    #expect(back.view.transform.isIdentity)
    #expect(back.view.frame == window.bounds)
    #expect(!back.view.clipsToBounds)
    #expect(back.view.layer.cornerRadius == 0)
    #expect(window.subviews == [back.view])
  }

  @Test func `N151: the view behind a large sheet is smaller and 10 points above it`() throws {
    try present()
    #expect(frame() == pushed.rounded)
    #expect(try card(of: front).frame.minY == 57)
    #expect(abs(back.view.layer.cornerRadius * 358 / 390 - 10) < 1e-9)
    let pixels = try Pixels(of: window)
    #expect(pixels[195, 30] == 0x000000)
    #expect(pixels[195, 52] == 0xCCCCCC)
    #expect(pixels[18, 48] == 0x000000)
  }

  @Test func `N151: the view behind keeps its safe area`() throws {
    let insets = back.view.safeAreaInsets
    try present()
    #expect(back.view.safeAreaInsets == insets)
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    window.layoutIfNeeded()
    #expect(back.view.safeAreaInsets.top == 20)
    #expect(frame().minY == 20)
  }

  @Test func `N151: the view behind a medium sheet is unchanged`() throws {
    try present(nil, [.medium(), .large()])
    expectUnchanged()
  }

  @Test func `N144, N151: the view behind an undimmed sheet is unchanged`() throws {
    try #require(front.sheetPresentationController).largestUndimmedDetentIdentifier = .large
    try present()
    expectUnchanged()
  }

  private func expectUnchanged() {
    #expect(back.view.transform.isIdentity)
    #expect(back.view.frame == window.bounds)
  }

  @Test func `N151: the view behind follows a drag between detents`() throws {
    try present(nil, [.medium(), .large()])
    let start = try card(of: front).frame.minY
    let touch = Simulator.touchDown(at: .at(195, start + 30), in: window)
    let middle = (start + 57) / 2
    Simulator.move(touch, to: .at(195, middle + 30), duration: 0.5, steps: 20)
    let lift = try card(of: front).frame.minY
    let fraction = (start - lift) / (start - 57)
    #expect(abs(fraction - 0.5) < 0.05)
    #expect(abs(back.view.frame.width - (390 - 32 * fraction)) < 1e-6)
    #expect(abs(back.view.frame.minY - 47 * fraction) < 1e-6)
    Simulator.move(touch, to: .at(195, 90), duration: 0.5, steps: 20)
    Simulator.lift(touch)
    Simulator.advance(by: 2)
    #expect(frame() == pushed.rounded)
  }

  @Test func `N151: the view behind comes back with a drag that dismisses`() throws {
    try present()
    let touch = Simulator.touchDown(at: .at(195, 80), in: window)
    Simulator.move(touch, to: .at(195, 480), duration: 0.5, steps: 20)
    let width = back.view.frame.width
    #expect(width > 370)
    #expect(width < 380)
    Simulator.move(touch, to: .at(195, 600), duration: 0.2, steps: 10)
    Simulator.lift(touch)
    Simulator.advance(by: 0.1)
    let shown = try #require(back.view.layer.presentation()).frame.width
    #expect(shown > width)
    #expect(shown < 390)
    Simulator.advance(by: 2)
    expectRestored()
  }

  @Test func `N151: the view behind returns after a drag that dismisses nothing`() throws {
    front.isModalInPresentation = true
    try present()
    Simulator.drag(from: .at(195, 80), to: .at(195, 700), in: window)
    Simulator.advance(by: 2)
    #expect(frame() == pushed.rounded)
  }

  @Test func `N151: the view behind moves along with a presentation and a dismissal`() throws {
    back.present(front, animated: true)
    Simulator.advance(by: 0.2)
    let width = try #require(back.view.layer.presentation()).frame.width
    #expect(width < 390)
    #expect(width > 358)
    Simulator.advance(by: 1)
    #expect(frame() == pushed.rounded)
    back.dismiss(animated: true)
    Simulator.advance(by: 0.2)
    #expect(try #require(back.view.layer.presentation()).frame.width > 358)
    Simulator.advance(by: 1)
    expectRestored()
  }

  @Test func `N151: a sheet behind a sheet covers the view that it has pushed back`() throws {
    try present()
    try present(further, from: front)
    #expect(try card(of: front).frame.rounded.minY == 47)
    #expect(try card(of: front).frame.rounded.width == 358)
    #expect(frame() == pushed.rounded)
    further.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(try card(of: front).frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(frame() == pushed.rounded)
  }

  @Test func `N151: the grabber of a sheet behind a sheet does not show`() throws {
    let sheet = try #require(front.sheetPresentationController)
    sheet.prefersGrabberVisible = true
    try present()
    try present(further, from: front)
    #expect(sheet.views.grabber.alpha == 0)
    further.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(sheet.views.grabber.alpha == 1)
  }

  @Test func `N151: a medium sheet behind a large one stands 10 points above it`() throws {
    try present(nil, [.medium()])
    try present(further, from: front)
    #expect(try card(of: front).frame.rounded.minY == 47)
    expectUnchanged()
  }

  @Test(arguments: [true, false])
  func `N151: dismissing several sheets puts the view behind back`(animated: Bool) throws {
    try present()
    try present(further, from: front)
    back.dismiss(animated: animated)
    Simulator.advance(by: 2)
    expectRestored()
  }

  @Test func `N151: the view behind fills a window that has changed its size`() throws {
    try present()
    window.frame.size = CGSize(width: 430, height: 932)
    window.layoutIfNeeded()
    #expect(back.view.bounds.size == window.bounds.size)
    #expect(frame().width == 398)
    back.dismiss(animated: false)
    window.layoutIfNeeded()
    expectRestored()
  }

  @Test func `N151: in compact height and in regular width nothing is pushed back`() throws {
    try present()
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    expectRestoredShape()
    window.traitOverrides.verticalSizeClass = .regular
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expectRestoredShape()
  }

  private func expectRestoredShape() {
    expectUnchanged()
    #expect(back.view.layer.cornerRadius == 0)
  }

  @Test func `N151: a view in full screen is pushed back, one over others is not`() throws {
    front.modalPresentationStyle = .fullScreen
    back.present(front, animated: false)
    try present(further, from: front)
    #expect(front.view.frame.rounded == pushed.rounded)
    back.dismiss(animated: false)
    front.modalPresentationStyle = .overFullScreen
    back.present(front, animated: false)
    try present(further, from: front)
    #expect(front.view.transform.isIdentity)
    #expect(front.view.superview?.subviews.count == 1)
  }

  @Test func `a view that a program moves has the safe area of its place`() {
    back.view.transform = CGAffineTransform(translationX: 0, y: 100)
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    window.layoutIfNeeded()
    #expect(back.view.safeAreaInsets.top == 0)
  }

  @Test func `N151: a view with a transform of its own stays where it is`() throws {
    let turned = CGAffineTransform(rotationAngle: 0.1)
    back.view.transform = turned
    try present()
    #expect(back.view.transform == turned)
  }
}

extension CGRect {
  /// The rectangle with coordinates rounded to a millionth of a point.
  fileprivate var rounded: CGRect {
    let round = { (value: CGFloat) in (value * 1e6).rounded() / 1e6 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

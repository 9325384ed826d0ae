import Foundation
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// Popovers in a window of 820 x 1180 points, and in one of a phone.
@MainActor
@Suite(.environment) struct PopoverTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
  private let back = UIViewController()
  private let front = UIViewController()
  private let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 20))
  private let other = TappedView(frame: CGRect(x: 20, y: 700, width: 100, height: 100))
  private let recorder = PopoverRecorder()

  init() {
    window.rootViewController = back
    window.makeKeyAndVisible()
    back.view.addSubview(source)
    back.view.addSubview(other)
    front.modalPresentationStyle = .popover
    front.preferredContentSize = CGSize(width: 300, height: 200)
    useWidth(.regular)
  }

  private func useWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    window.traitOverrides.horizontalSizeClass = sizeClass
    window.layoutIfNeeded()
  }

  private func popover() throws -> UIPopoverPresentationController {
    try #require(front.popoverPresentationController)
  }

  private func present(from source: (any UIPopoverPresentationControllerSourceItem)? = nil) throws {
    try popover().sourceItem = source ?? self.source
    back.present(front, animated: false)
    window.layoutIfNeeded()
  }

  private var frontFrame: CGRect { front.view.convert(front.view.bounds, to: window) }

  // MARK: Configuration

  @Test func `N138: popovers have one popover controller until the dismissal`() throws {
    let popover = try popover()
    #expect(front.presentationController === popover)
    #expect(front.sheetPresentationController == nil)
    try present()
    #expect(try self.popover() === popover)
    #expect(back.presentedViewController === front)
    back.dismiss(animated: false)
    #expect(try self.popover() !== popover)
    front.modalPresentationStyle = .pageSheet
    #expect(front.popoverPresentationController == nil)
  }

  @Test func `N153: a popover has any arrow direction, a null rectangle and no delegate`() throws {
    let popover = try popover()
    #expect(popover.permittedArrowDirections == .any)
    #expect(popover.sourceRect == .null)
    #expect(popover.delegate == nil)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.adaptivePresentationStyle == .pageSheet)
  }

  @Test func `N153: a popover without a source is refused in regular width`() throws {
    let reports = Reports.during { back.present(front, animated: false) }
    #expect(reports.count == 1)
    #expect(back.presentedViewController == nil)
    #expect(front.view.window == nil)
    try present()
    #expect(front.view.window === window)
  }

  @Test func `N153: the delegate may set the source before the presentation`() throws {
    recorder.source = source
    try popover().delegate = recorder
    back.present(front, animated: false)
    #expect(front.view.window === window)
  }

  // MARK: Place

  @Test func `N154: a popover has the preferred size beside its source`() throws {
    try present()
    #expect(frontFrame == CGRect(x: 270, y: 120, width: 300, height: 213))
    #expect(front.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(try popover().arrowDirection == .up)
    #expect(back.view.tintAdjustmentMode == .dimmed)
    back.dismiss(animated: false)
    #expect(back.view.tintAdjustmentMode == .normal)
  }

  @Test func `N154: the arrow touches the source rectangle`() throws {
    try popover().sourceRect = CGRect(x: 10, y: 5, width: 10, height: 5)
    try present()
    #expect(frontFrame.minY == 110)
    #expect(frontFrame.midX == 415)
  }

  @Test func `N24, N154: a changed preferred size resizes the popover`() throws {
    try present()
    front.preferredContentSize = CGSize(width: 400, height: 100)
    window.layoutIfNeeded()
    #expect(frontFrame.size == CGSize(width: 400, height: 113))
  }

  @Test func `N251: a popover is 10 points away from the edges of the safe area`() throws {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    source.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    try present()
    #expect(frontFrame.minX == 10)
    #expect(frontFrame.minY == 34)
  }

  // MARK: Touches

  @Test func `N154: a tap outside dismisses, after asking the delegate`() throws {
    try popover().delegate = recorder
    recorder.allows = false
    try present()
    Simulator.tap(at: .at(70, 750), in: window)
    Simulator.advance(by: 1)
    #expect(back.presentedViewController === front)
    recorder.allows = true
    Simulator.tap(at: .at(70, 750), in: window)
    Simulator.advance(by: 1)
    #expect(back.presentedViewController == nil)
    #expect(recorder.log.suffix(2) == ["will dismiss", "did dismiss"])
    #expect(other.taps == 0)
  }

  @Test func `N154: views that touches pass through receive them`() throws {
    try popover().passthroughViews = [other]
    try present()
    Simulator.tap(at: .at(70, 750), in: window)
    Simulator.advance(by: 1)
    #expect(other.taps == 1)
    #expect(back.presentedViewController === front)
  }

  // MARK: Adaptation

  @Test func `N137: a popover is a sheet in compact width`() throws {
    useWidth(.compact)
    let sheet = try popover().adaptiveSheetPresentationController
    sheet.detents = [.medium()]
    back.present(front, animated: false)
    window.layoutIfNeeded()
    #expect(frontFrame.width == 820)
    #expect(frontFrame.maxY == 1180)
    #expect(frontFrame.height < 800)
    #expect(front.presentationController === (try popover()))
  }

  @Test func `N137: the delegate may refuse to adapt, or choose a style`() throws {
    useWidth(.compact)
    try popover().delegate = recorder
    recorder.style = UIModalPresentationStyle.none
    try present()
    #expect(frontFrame.size == CGSize(width: 300, height: 213))
    back.dismiss(animated: false)
    recorder.style = .fullScreen
    try popover().delegate = recorder
    try present()
    #expect(frontFrame == window.bounds)
    #expect(back.view.window == nil)
    #expect(recorder.log == ["will present -1", "prepare", "will present 0"])
  }

  @Test func `N137: the delegate may supply another controller for the adapted style`() throws {
    useWidth(.compact)
    let wrapper = UIViewController()
    wrapper.addChild(front)
    front.didMove(toParent: wrapper)
    front.removeFromParent()
    let popover = try popover()
    popover.delegate = recorder
    recorder.style = .pageSheet
    recorder.supplied = wrapper
    try present()
    #expect(back.presentedViewController === wrapper)
    #expect(wrapper.view.window === window)
    #expect(front.view.window == nil)
    #expect(wrapper.popoverPresentationController === popover)
    back.dismiss(animated: false)
    #expect(back.presentedViewController == nil)
    #expect(wrapper.view.window == nil)
  }

  @Test func `N137: a change of the width turns a popover into a sheet and back`() throws {
    let diary = Diary()
    let front = ControllerRecorder("front", diary, appearanceOnly: true)
    front.modalPresentationStyle = .popover
    front.preferredContentSize = CGSize(width: 300, height: 200)
    front.popoverPresentationController?.sourceView = source
    back.present(front, animated: false)
    _ = diary.take()
    useWidth(.compact)
    #expect(front.view.convert(front.view.bounds, to: window).width == 820)
    #expect(front.view.safeAreaInsets.top == 0)
    useWidth(.regular)
    #expect(front.view.convert(front.view.bounds, to: window).size.height == 213)
    #expect(diary.take() == [])
    back.dismiss(animated: false)
    #expect(diary.take() == ["front will disappear", "front did disappear"])
    #expect(window.subviews == [back.view])
  }

  @Test func `N137: the delegate sets the source when a sheet becomes a popover`() throws {
    useWidth(.compact)
    recorder.source = source
    try popover().delegate = recorder
    back.present(front, animated: false)
    #expect(try popover().sourceView == nil)
    useWidth(.regular)
    #expect(frontFrame == CGRect(x: 270, y: 120, width: 300, height: 213))
  }

  @Test func `N153: a sheet without a source remains one in regular width`() {
    useWidth(.compact)
    back.present(front, animated: false)
    #expect(Reports.during { useWidth(.regular) }.count == 1)
    #expect(frontFrame.maxY == 1160)
    #expect(back.presentedViewController === front)
  }

  @Test func `N154: a popover that was a sheet is dismissed by one tap outside`() throws {
    try popover().delegate = recorder
    try present()
    useWidth(.compact)
    useWidth(.regular)
    recorder.allows = false
    Simulator.tap(at: .at(70, 750), in: window)
    Simulator.advance(by: 1)
    #expect(recorder.questions == 1)
    recorder.allows = true
    Simulator.tap(at: .at(70, 750), in: window)
    Simulator.advance(by: 1)
    #expect(back.presentedViewController == nil)
  }

  @Test func `N154: the tint of a presenter that leaves with its popover is put back`() throws {
    let middle = UIViewController()
    back.present(middle, animated: false)
    try popover().sourceView = middle.view
    middle.present(front, animated: false)
    #expect(middle.view.tintAdjustmentMode == .dimmed)
    back.dismiss(animated: false)
    #expect(middle.view.tintAdjustmentMode == .normal)
    #expect(back.view.tintAdjustmentMode == .normal)
  }

  // MARK: Bad input

  @Test func `N269: numbers that are not finite are reported and read as zero`() throws {
    let reports = Reports.during {
      front.preferredContentSize = CGSize(width: CGFloat.nan, height: 1)
      front.popoverPresentationController?.sourceRect = CGRect(
        x: 0,
        y: CGFloat.nan,
        width: 1,
        height: 1
      )
    }
    #expect(reports.count == 2)
    #expect(front.preferredContentSize == .zero)
    #expect(try popover().sourceRect == .zero)
    try popover().popoverLayoutMargins = UIEdgeInsets(
      top: .nan,
      left: .infinity,
      bottom: -5,
      right: 1e9
    )
    try present()
    #expect(window.bounds.contains(frontFrame))
  }
}

/// A view that counts taps.
private final class TappedView: UIView {
  var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}

/// A delegate that notes its calls.
@MainActor
private final class PopoverRecorder: NSObject, UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  var allows = true
  var questions = 0
  var style: UIModalPresentationStyle?
  var supplied: UIViewController?
  var source: UIView?

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    if let source { popoverPresentationController.sourceView = source }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { log.append("prepare") }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { supplied }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.append("will present \(style.rawValue)") }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    questions += 1
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did dismiss")
  }
}

import Foundation
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

private typealias Identifier = UISheetPresentationController.Detent.Identifier

/// Sheets in a window of 390 x 844 points with the safe area of a phone.
@MainActor
@Suite(.environment) struct SheetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let back = UIViewController()
  private let front = UIViewController()
  private let diary = Diary()
  private let judge: Judge

  init() throws {
    judge = Judge(diary)
    back.view.backgroundColor = .white
    window.rootViewController = back
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    window.layoutIfNeeded()
    try sheet().delegate = judge
  }

  private func sheet() throws -> UISheetPresentationController {
    try #require(front.sheetPresentationController)
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) throws {
    try sheet().detents = detents
    back.present(front, animated: false)
    window.layoutIfNeeded()
  }

  /// The frame of the card in the window.
  private func card() throws -> CGRect {
    try #require(try sheet().presentedView).frame
  }

  private func isDimmed() throws -> Bool { try Pixels(of: window)[195, 20] != Pixels.white }

  /// Drags from the top of the card by a distance downwards and holds before the release.
  private func drag(by distance: CGFloat) throws {
    let top = try card().minY + 30
    Simulator.drag(from: .at(195, top), to: .at(195, top + distance), in: window)
    Simulator.advance(by: 2)
  }

  // MARK: Configuration

  @Test func `N138: page and form sheets have one sheet controller until the dismissal`() throws {
    let sheet = try sheet()
    #expect(front.presentationController === sheet)
    try present([.medium()])
    #expect(front.sheetPresentationController === sheet)
    back.dismiss(animated: false)
    #expect(front.sheetPresentationController !== sheet)
    front.modalPresentationStyle = .formSheet
    #expect(front.sheetPresentationController != nil)
    for style in [.fullScreen, .popover] as [UIModalPresentationStyle] {
      front.modalPresentationStyle = style
      #expect(front.sheetPresentationController == nil)
    }
  }

  @Test func `N139: a sheet is large, without a grabber and a selected detent`() throws {
    let plain = try #require(UIViewController().sheetPresentationController)
    #expect(plain.detents.map(\.identifier) == [.large])
    #expect(plain.selectedDetentIdentifier == nil)
    #expect(plain.largestUndimmedDetentIdentifier == nil)
    #expect(!plain.prefersGrabberVisible)
    #expect(plain.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!plain.prefersEdgeAttachedInCompactHeight)
    #expect(plain.delegate == nil)
  }

  // MARK: Heights

  @Test func `N140, N141: the detents of a phone`() throws {
    try present([.large()])
    #expect(try card() == CGRect(x: 0, y: 57, width: 390, height: 787))
    try sheet().detents = [.medium(), .large()]
    window.layoutIfNeeded()
    let height = try card().height
    #expect(abs(height - 455.68) <= 0.5)
    #expect(try card().maxY == 844)
  }

  @Test func `N141: medium is 0.63 of the maximum in low containers`() throws {
    HostDevice.setSafeAreaInsets(.zero, of: window)
    window.frame.size.height = 568
    try present([.medium()])
    let height = try card().height
    #expect(abs(height - 558 * 0.63) <= 0.5)
  }

  @Test func `N142: custom detents get the maximum and the traits`() throws {
    var found: [CGFloat] = []
    try present([
      .custom(identifier: Identifier("small")) { context in
        found.append(context.maximumDetentValue)
        return context.containerTraitCollection.verticalSizeClass == .compact ? nil : 200
      }
    ])
    #expect(found.first == 753)
    #expect(try card().height == 234)
    try sheet().detents = [.custom { _ in 10_000 }]
    window.layoutIfNeeded()
    #expect(try card().height == 787)
  }

  @Test func `N142: invalidateDetents() computes heights again`() throws {
    var height: CGFloat = 100
    try present([.custom { _ in height }])
    height = 300
    #expect(try card().height == 134)
    try sheet().invalidateDetents()
    window.layoutIfNeeded()
    #expect(try card().height == 334)
  }

  @Test func `N142: a detent that is active at times does not end the program`() throws {
    var calls = 0
    try sheet().prefersGrabberVisible = true
    try present([
      .medium(),
      .custom { _ in
        calls += 1
        return calls.isMultiple(of: 2) ? 700 : nil
      },
    ])
    for distance in [-300, 100, -200, 50, -400] as [CGFloat] {
      try drag(by: distance)
      try Simulator.tap(.label("Sheet Grabber"), in: window)
      Simulator.advance(by: 2)
    }
    #expect(calls > 10)
    #expect(back.presentedViewController === front)
  }

  @Test func `N142: in compact height medium is inactive, and the sheet covers everything`() throws
  {
    window.traitOverrides.verticalSizeClass = .compact
    try present([.medium()])
    #expect(try card() == window.bounds)
    try sheet().prefersEdgeAttachedInCompactHeight = true
    window.layoutIfNeeded()
    #expect(try card().minY == 57)
  }

  @Test func `N266: bad detents are inactive, and without an active one the sheet is large`() throws
  {
    for detents: [UISheetPresentationController.Detent] in [
      [], [.custom { _ in .nan }], [.custom { _ in -1 }, .custom { _ in nil }],
    ] {
      try present(detents)
      #expect(try card().height == 787)
      back.dismiss(animated: false)
    }
    let twice = Identifier("twice")
    try present([
      .custom(identifier: twice) { _ in 100 }, .custom(identifier: twice) { _ in 400 },
    ])
    #expect(try card().height == 134)
    #expect(try sheet().stops.all.count == 1)
  }

  // MARK: Selection

  @Test func `N143: a sheet opens at its smallest detent or the selected one`() throws {
    try present([.large(), .medium()])
    #expect(try card().height < 500)
    back.dismiss(animated: false)
    try sheet().selectedDetentIdentifier = .large
    try present([.large(), .medium()])
    #expect(try card().height == 787)
  }

  @Test func `N143: a change of the selected detent moves the sheet without telling`() throws {
    try present([.medium(), .large()])
    let low = try card().minY
    try sheet().selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(try card().minY == 57)
    try sheet().animateChanges { try? sheet().selectedDetentIdentifier = .medium }
    Simulator.advance(by: 0.05)
    let view = try #require(try sheet().presentedView)
    let middle = try #require(view.layer.presentation()).frame.minY
    #expect(middle > 57)
    #expect(middle < low)
    Simulator.advance(by: 2)
    #expect(try card().minY == low)
    #expect(diary.take() == [])
  }

  @Test func `N144: below the undimmed detent touches reach what lies behind`() throws {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    back.view.addSubview(button)
    try sheet().largestUndimmedDetentIdentifier = .medium
    try present([.medium(), .large()])
    #expect(try !isDimmed())
    #expect(window.hitTest(.at(195, 20), with: nil) === button)
    try sheet().selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(try isDimmed())
    #expect(window.hitTest(.at(195, 20), with: nil) !== button)
  }

  @Test func `N144: what lies behind an undimmed sheet stays accessible`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "behind"
    back.view.addSubview(label)
    try sheet().largestUndimmedDetentIdentifier = .medium
    try present([.medium(), .large()])
    #expect(try Simulator.exists(.label("behind"), in: window))
    try sheet().selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(try !Simulator.exists(.label("behind"), in: window))
  }

  // MARK: Drags

  @Test func `N145: a drag between detents changes the height with the bottom fixed`() throws {
    try present([.medium(), .large()])
    let before = try card()
    let touch = Simulator.touchDown(at: .at(195, before.minY + 30), in: window)
    for step in 1...10 {
      Simulator.move(touch, to: .at(195, before.minY + 30 - CGFloat(step) * 15))
    }
    let during = try card()
    #expect(during.maxY == 844)
    #expect(during.height > before.height + 100)
    #expect(front.view.bounds.height == during.height)
    #expect(try isDimmed())
    Simulator.cancel(touch)
    Simulator.advance(by: 2)
    #expect(try card() == before)
  }

  @Test func `N143, N147: a drag to another detent selects it and tells the delegate`() throws {
    try present([.medium(), .large()])
    try drag(by: -300)
    #expect(try card().minY == 57)
    #expect(try sheet().selectedDetentIdentifier == .large)
    #expect(diary.take() == ["selected"])
    try drag(by: -100)
    #expect(try card().minY == 57)
    #expect(diary.take() == [])
  }

  @Test func `N148: a drag far down asks, tells and dismisses`() throws {
    try present([.medium()])
    try drag(by: 350)
    #expect(back.presentedViewController == nil)
    #expect(diary.take() == ["should", "will", "did"])
    #expect(window.subviews == [back.view])
  }

  @Test func `N148: a short drag down falls back, and code does not tell`() throws {
    try present([.medium()])
    let before = try card()
    try drag(by: 60)
    #expect(try card() == before)
    #expect(diary.take() == ["should"])
    back.dismiss(animated: true)
    Simulator.advance(by: 1)
    #expect(diary.take() == [])
  }

  @Test func `N146, N149: a modal sheet resists and tells of the attempt`() throws {
    front.isModalInPresentation = true
    try present([.large()])
    let touch = Simulator.touchDown(at: .at(195, 90), in: window)
    for step in 1...10 { Simulator.move(touch, to: .at(195, 90 + CGFloat(step) * 60)) }
    #expect(try card().minY < 57 + 200)
    Simulator.advance(by: 0.3)
    Simulator.lift(touch)
    Simulator.advance(by: 2)
    #expect(try card().minY == 57)
    #expect(diary.take() == ["attempt"])
    judge.allows = false
    front.isModalInPresentation = false
    try drag(by: 600)
    #expect(back.presentedViewController === front)
    #expect(diary.take() == ["should", "attempt"])
  }

  @Test func `N148: a sheet that presents something is not dismissed by a drag`() throws {
    try present([.large()])
    let next = UIViewController()
    next.modalPresentationStyle = .overFullScreen
    front.present(next, animated: false)
    #expect(try !sheet().mayBeDismissed)
    #expect(diary.take() == [])
  }

  @Test func `N149: a tap on the dimming dismisses under the same conditions`() throws {
    try present([.medium()])
    judge.allows = false
    Simulator.tap(at: .at(195, 100), in: window)
    Simulator.advance(by: 1)
    #expect(back.presentedViewController === front)
    #expect(diary.take() == ["should"])
    judge.allows = true
    Simulator.tap(at: .at(195, 100), in: window)
    Simulator.advance(by: 1)
    #expect(back.presentedViewController == nil)
    #expect(diary.take() == ["should", "will", "did"])
  }

  @Test func `N248: the grabber is 36 x 5 points, 5 below the top, and selects the next detent`()
    throws
  {
    try sheet().prefersGrabberVisible = true
    try present([.medium(), .large()])
    let top = try card().minY
    try Simulator.tap(.label("Sheet Grabber"), in: window)
    Simulator.advance(by: 2)
    #expect(try card().minY == 57)
    #expect(diary.take() == ["selected"])
    let grabber = try sheet().views.grabber
    let bar = try #require(grabber.subviews.first)
    #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 177, y: 62, width: 36, height: 5))
    #expect(try sheet().views.card.layer.cornerRadius == 10)
    try Simulator.tap(.label("Sheet Grabber"), in: window)
    Simulator.advance(by: 2)
    #expect(try card().minY == top)
  }

  @Test func `N247: the dimming behind a sheet is 0.2, and 0.48 in dark`() throws {
    try present([.large()])
    #expect(try Pixels(of: window)[195, 52] == 0xCCCCCC)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(try Pixels(of: window)[195, 52] == 0x858585)
  }

  // MARK: Release

  private let stops = SheetStops([
    SheetStops.Stop(identifier: .medium, lift: 400), SheetStops.Stop(identifier: .large, lift: 800),
  ])

  private func target(
    _ lift: CGFloat,
    _ velocity: CGFloat,
    start: Int = 0,
    mayDismiss: Bool = true
  ) -> SheetStops.Target {
    stops.target(from: lift, velocity: velocity, start: start, mayDismiss: mayDismiss)
  }

  @Test func `N147: the nearest detent to the projected position wins`() {
    #expect(target(590, 0) == .stop(0))
    #expect(target(610, 0) == .stop(1))
    #expect(target(590, 240) == .stop(0))
    #expect(target(590, 260) == .stop(1))
    #expect(target(210, 0) == .stop(0))
    #expect(target(190, 0) == .dismissal)
    #expect(target(190, 0, mayDismiss: false) == .stop(0))
  }

  @Test func `N147: a flick goes at least one detent on`() {
    #expect(target(410, 1_000) == .stop(1))
    #expect(target(790, -1_000, start: 1) == .stop(0))
    #expect(target(395, -1_000) == .dismissal)
    #expect(target(395, -1_000, mayDismiss: false) == .stop(0))
    #expect(target(800, 5_000, start: 1) == .stop(1))
  }
}

/// A delegate that records its calls.
@MainActor
private final class Judge: NSObject, UISheetPresentationControllerDelegate {
  private let diary: Diary
  var allows = true

  init(_ diary: Diary) { self.diary = diary }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    diary.add("should")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    diary.add("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    diary.add("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    diary.add("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { diary.add("selected") }
}

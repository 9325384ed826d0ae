import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The positions of the parts of alerts.
@MainActor
@Suite(.environment) struct AlertLayoutTests {
  private let stage = AlertStage()

  private func rtl() -> AlertStage {
    AlertStage(UITraitCollection(layoutDirection: .rightToLeft))
  }

  // MARK: Order

  @Test func `N168: two actions are side by side with cancel first`() throws {
    stage.show(stage.alert([stage.action("OK"), stage.action("Cancel", .cancel)]))
    let (ok, cancel) = (try stage.frame("OK"), try stage.frame("Cancel"))
    #expect(cancel == CGRect(x: 60, y: cancel.minY, width: 135, height: 44))
    #expect(ok == CGRect(x: 195, y: cancel.minY, width: 135, height: 44))
  }

  @Test func `N168: two actions whose titles do not fit are stacked with cancel last`() throws {
    let long = "An action with a long title"
    stage.show(stage.alert([stage.action("Cancel", .cancel), stage.action(long)]))
    let (other, cancel) = (try stage.frame(long), try stage.frame("Cancel"))
    #expect(other.size == CGSize(width: 270, height: 44))
    #expect(cancel.minY == other.maxY)
  }

  @Test func `N168: cancel of an action sheet stands apart below`() throws {
    let sheet = stage.sheet([stage.action("Cancel", .cancel), stage.action("A"), stage.action("B")]
    )
    stage.show(sheet)
    let frames = try ["A", "B", "Cancel"].map { try stage.frame($0) }
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[2].minY == frames[1].maxY + 8)
  }

  @Test func `N173: an action sheet is a popover without cancel in regular width`() throws {
    stage.useRegularWidth()
    let sheet = stage.sheet([stage.action("A"), stage.action("Cancel", .cancel)])
    #expect(Reports.during { stage.show(sheet) }.count == 1)
    #expect(stage.back.presentedViewController == nil)
    sheet.popoverPresentationController?.sourceView = stage.source
    stage.show(sheet)
    #expect(stage.frame(sheet).width == 304)
    #expect(stage.frame(sheet).minY == stage.source.frame.maxY)
    #expect(throws: (any Error).self) { try stage.frame("Cancel") }
    #expect(stage.back.view.tintAdjustmentMode == .dimmed)
    Simulator.tap(at: .at(20, 800), in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.back.presentedViewController == nil)
    #expect(stage.diary.lines == ["Cancel"])
    #expect(stage.back.view.tintAdjustmentMode == .normal)
  }

  @Test func `N173: an action sheet shows cancel again in compact width`() throws {
    stage.useRegularWidth()
    let sheet = stage.sheet([stage.action("A"), stage.action("Cancel", .cancel)])
    sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem(customView: stage.source)
    stage.show(sheet)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    Simulator.advance(by: 1)
    #expect(stage.frame(sheet).width == 374)
    #expect(try stage.frame("Cancel").width == 374)
  }

  @Test func `N255: the two actions of an alert are mirrored in right-to-left layouts`() throws {
    let stage = rtl()
    stage.show(stage.alert([stage.action("OK"), stage.action("Cancel", .cancel)]))
    #expect(try stage.frame("OK").minX == 60)
    #expect(try stage.frame("Cancel").minX == 195)
  }

  // MARK: Measures

  @Test func `N244: an alert is 270 wide and in the center of the safe area`() throws {
    let alert = stage.alert([stage.action("A"), stage.action("B"), stage.action("C")])
    stage.show(alert)
    let frame = stage.frame(alert)
    #expect(frame.width == 270)
    #expect(frame.midX == 195)
    #expect(abs(frame.midY - (47 + 810) / 2) <= 0.5)
    #expect(try stage.frame("A").height == 44)
    let (title, message) = (try stage.label("Title"), try stage.label("Message"))
    #expect(title.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(message.font == UIFont.systemFont(ofSize: 13))
    let tops = [title, message].map { $0.convert(CGPoint.zero, to: alert.view).y }
    #expect(abs(tops[0] + title.font.ascender - 36) <= 1)
    #expect(abs(tops[1] + message.font.ascender - 36 - 28) <= 1.5)
    #expect(title.frame.minX == 16)
  }

  @Test func `N244: text fields are 25 high with text of 13 points`() throws {
    let alert = stage.alert([stage.action("OK")])
    alert.addTextField()
    alert.addTextField()
    stage.show(alert)
    let fields = try #require(alert.textFields)
    let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(frames.map(\.height) == [25, 25])
    #expect(frames[1].minY == frames[0].maxY)
    #expect(fields[0].font == UIFont.systemFont(ofSize: 13))
  }

  @Test func `N245: an action sheet stands above the bottom with actions of 57 points`() throws {
    let sheet = stage.sheet([stage.action("A"), stage.action("Cancel", .cancel)])
    stage.show(sheet)
    let frame = stage.frame(sheet)
    #expect(frame.minX == 8)
    #expect(frame.width == 374)
    #expect(frame.maxY == 810)
    #expect(try stage.frame("A").height == 57)
    #expect(try stage.label("A").font == UIFont.systemFont(ofSize: 20))
    let bold = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(try stage.label("Cancel").font == bold)
    #expect(try stage.label("Title").font.pointSize == 13)
  }

  @Test func `N245: without a safe area an action sheet stays 8 points above the bottom`() {
    HostDevice.setSafeAreaInsets(.zero, of: stage.window)
    let sheet = stage.sheet([stage.action("A")])
    stage.show(sheet)
    #expect(stage.frame(sheet).maxY == 836)
  }

  @Test func `N247: what is behind is dimmed by 0.2, and by 0.48 in dark`() throws {
    for (style, color) in [(UIUserInterfaceStyle.light, 0xCCCCCC), (.dark, 0x000000)] {
      let stage = AlertStage(UITraitCollection(userInterfaceStyle: style))
      stage.show(stage.alert([stage.action("A")]))
      #expect(try Pixels(of: stage.window)[10, 10] == UInt32(color))
      stage.window.isHidden = true
    }
    let stage = AlertStage(UITraitCollection(userInterfaceStyle: .dark))
    stage.back.view.backgroundColor = .white
    stage.show(stage.alert([stage.action("A")]))
    #expect(try Pixels(of: stage.window)[10, 10] == 0x858585)
  }

  // MARK: Room

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `N262: many actions and long texts scroll within the safe area`(
    style: UIAlertController.Style
  ) throws {
    let text = String(repeating: "Words that fill lines. ", count: 4_350)
    let alert = stage.alert(title: text, message: text, style: style)
    for index in 0..<1_000 { alert.addAction(stage.action("\(index)")) }
    stage.show(alert)
    let frame = stage.frame(alert)
    #expect(frame.minY >= 47)
    #expect(frame.maxY <= 810)
    let scrolls = alert.view.descendants.compactMap { $0 as? UIScrollView }
    #expect(scrolls.count == 2)
    #expect(scrolls.allSatisfy { $0.contentSize.height > $0.bounds.height })
    #expect(scrolls.allSatisfy { $0.bounds.height > 100 })
  }

  @Test func `the actions of a long text stay visible`() throws {
    let text = String(repeating: "Words that fill lines. ", count: 200)
    let alert = stage.alert(message: text, [stage.action("A"), stage.action("Cancel", .cancel)])
    stage.show(alert)
    #expect(stage.frame(alert).contains(try stage.frame("Cancel")))
    try Simulator.tap(.label("A"), in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["A"])
  }

  @Test func `an alert follows the rotation of its window`() {
    let alert = stage.alert([stage.action("A")])
    stage.show(alert)
    stage.window.frame.size = CGSize(width: 844, height: 390)
    HostDevice.setSafeAreaInsets(.zero, of: stage.window)
    stage.window.layoutIfNeeded()
    #expect(stage.frame(alert).midX == 422)
    #expect(abs(stage.frame(alert).midY - 195) <= 0.5)
  }

  // MARK: Text sizes

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `N256: alerts grow with the text size, and two actions then stack`() throws {
    var heights: [CGFloat] = []
    for size in Self.sizes {
      let stage = AlertStage(UITraitCollection(preferredContentSizeCategory: size))
      let alert = stage.alert([stage.action("Delete"), stage.action("Cancel", .cancel)])
      stage.show(alert)
      heights.append(stage.frame(alert).height)
      let isStacked = try stage.frame("Cancel").minY > stage.frame("Delete").minY
      #expect(isStacked == size.isAccessibilityCategory)
      stage.window.isHidden = true
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count >= 8)
  }

  @Test func `N256: a new text size reaches an alert that is shown`() throws {
    let alert = stage.alert([stage.action("A")])
    stage.show(alert)
    let before = stage.frame(alert)
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.window.layoutIfNeeded()
    #expect(stage.frame(alert).height > before.height)
    #expect(abs(stage.frame(alert).midY - before.midY) <= 0.5)
  }
}

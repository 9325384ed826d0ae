import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Styles` {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `E8: a style that does not fit does nothing`() {
    let view = UIView()
    TextColorStyle(value: .red).apply(to: view)
    UIFont.systemFont(ofSize: 9).apply(to: view)
    ClosureStyle<UILabel> { _ in Issue.record("a view is no label") }.apply(to: view)
    #expect(view.backgroundColor == nil)
  }

  @Test func `E9, B20: sheets apply their styles in order and are kept`() {
    let sheet = StyleSheet(styles: [AlphaStyle(value: 0.5), AlphaStyle(value: 0.25)])
    let sheets = State(sheet)
    let view = UIView().attach().styleSheet(sheets).styles([ClipToBoundsStyle(value: true)])
      .style(BorderWidthStyle(value: 3))
    #expect(view.view.alpha == 0.25)
    #expect(view.view.clipsToBounds)
    #expect(view.view.layer.borderWidth == 3)
    #expect(view.view.styleSheet?.styles.count == 2)
    sheets.value = sheet.combine([AlphaStyle(value: 0.75)])
    #expect(view.view.alpha == 0.75)
    #expect(view.view.styleSheet?.styles.count == 3)
    view.view.styleSheet = nil
    #expect(view.view.alpha == 0.75)
    #expect(sheet.combine(sheet: sheet).styles.count == 4)
  }

  @Test func `E10: key-path styles and named ones`() {
    let image = UIImage.filled(.red, width: 2, height: 2)
    let button = UIButton()
    button.applyStyles([
      (\UIButton.tag).getStyle(with: 7), BackgroundColorStyle(value: .green),
      CornerRadiusStyle(value: 4), BorderColorStyle(value: .blue),
      UserInteractionEnabledStyle(value: false), ContentModeStyle(value: .center),
      FrameStyle(value: rect(1, 2, 3, 4)), TextColorStyle(value: .red, state: .selected),
      TextAlignmentStyle(value: .right), TextLinesStyle(value: 3), TintColorStyle(value: .yellow),
      ImageStyle(value: image), BackgroundImageStyle(value: image), UIFont.systemFont(ofSize: 11),
    ])
    #expect(button.tag == 7)
    #expect(button.backgroundColor == .green)
    #expect(button.layer.cornerRadius == 4)
    #expect(button.layer.borderColor == UIColor.blue.cgColor)
    #expect(!button.isUserInteractionEnabled)
    #expect(button.contentMode == .center)
    #expect(button.frame == rect(1, 2, 3, 4))
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.titleLabel?.textAlignment == .right)
    #expect(button.titleLabel?.numberOfLines == 3)
    #expect(button.tintColor == .yellow)
    #expect(button.image(for: .normal) === image)
    #expect(button.backgroundImage(for: .normal) === image)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 11))
    let box = HBox()
    box.applyStyles([
      PaddingStyle(value: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      BoundsStyle(value: rect(0, 0, 9, 9)),
    ])
    #expect(box.regulator.padding.left == 2)
    #expect(box.bounds.width == 9)
  }

  @Test func `E11: a gesture style replaces the recognizer of its identifier`() {
    var taps: [String] = []
    let view = UIView().attach().size(100, 100)
      .styles([
        TapGestureStyle(identifier: "a") { _ in taps.append("first") },
        TapGestureStyle(identifier: "b") { _ in taps.append("other") },
        TapGestureStyle(identifier: "a") { _ in taps.append("second") },
        LongPressGestureStyle { _ in taps.append("long") },
      ])
    let window = show(filled(ZBox(), view))
    Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
    #expect(taps.sorted() == ["other", "second"])
  }

  @Test func `E12: a tap shows a ripple inside the corners, which disappears`() throws {
    let view = UIView().attach().size(100, 60).cornerRadius(8).style(TapRippleStyle(color: .red))
    let window = show(filled(ZBox(), view))
    Simulator.tap(at: CGPoint(x: 50, y: 30), in: window)
    let container = try #require(view.view.subviews.first)
    #expect(container.clipsToBounds)
    #expect(container.layer.cornerRadius == 8)
    let circle = try #require(container.subviews.first)
    #expect(circle.center == CGPoint(x: 50, y: 30))
    #expect(circle.transform.a == 10)
    Simulator.advance(by: 0.6)
    #expect(view.view.subviews.isEmpty)
  }

  @Test func `E13: a touch covers, moves or scales a view until it ends`() throws {
    let view = UIView().attach().size(100, 100)
      .styles([TapCoverStyle(color: .red), TapScaleStyle(scale: 0.5)])
    let window = show(filled(ZBox(), view))
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: window)
    Simulator.advance(by: 0.3)
    #expect(view.view.transform.a == 0.5)
    #expect(view.view.subviews.first?.alpha == 1)
    Simulator.lift(touch)
    Simulator.advance(by: 0.3)
    #expect(view.view.transform == .identity)
    #expect(view.view.subviews.first?.alpha == 0)
  }

  @Test func `E14: taps or a source switch between two sheets`() {
    let (normal, selected) = (
      StyleSheet(styles: [AlphaStyle(value: 1)]), StyleSheet(styles: [AlphaStyle(value: 0.5)])
    )
    let view = UIView().attach().size(50, 50)
      .style(TapSelectStyle(normal: normal, selected: selected, animated: false))
    let toggle = State(false)
    let bound = UIView().attach().style(
      TapSelectStyle(normal: normal, selected: selected, toggle: toggle.asOutput())
    )
    let window = show(filled(ZBox(), view))
    for expected: CGFloat in [0.5, 1] {
      Simulator.tap(at: CGPoint(x: 25, y: 25), in: window)
      #expect(view.view.alpha == expected)
    }
    toggle.value = true
    #expect(bound.view.alpha == 0.5)
  }

  @Test func `E13: a touched view neither blocks scrolling nor taps inside`() {
    var taps = 0
    let inner = UIView().attach().size(50, 50).onTap { taps += 1 }
    let card = ZBox().attach { inner.attach($0) }.size(100, 400)
      .style(TapScaleStyle(scale: 0.5))
    let scroll = ScrollingBox(VBox()) { card.attach($0) }
    scroll.frame = rect(0, 0, 100, 200)
    let window = UIWindow(frame: rect(0, 0, 100, 200))
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Simulator.tap(at: CGPoint(x: 10, y: 10), in: window)
    #expect(taps == 1)
    Simulator.advance(by: 1)
    let touch = Simulator.touchDown(at: CGPoint(x: 80, y: 180), in: window)
    Simulator.advance(by: 0.3)
    #expect(card.view.transform.a == 0.5)
    for y in stride(from: 170, through: 80, by: -10) {
      Simulator.move(touch, to: CGPoint(x: 80, y: y))
    }
    #expect(scroll.contentOffset.y > 50)
    Simulator.advance(by: 0.5)
    #expect(card.view.transform == .identity)
    Simulator.lift(touch)
  }
}

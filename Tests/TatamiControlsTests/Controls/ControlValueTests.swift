import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.arithmeticText) struct ControlValueTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let diary = Diary()

  init() {
    window.isHidden = false
  }

  /// Adds a control to the window and records its valueChanged events.
  private func show(_ control: UIControl, _ frame: CGRect) {
    control.frame = frame
    control.addAction(UIAction { [diary] _ in diary.lines.append("changed") }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.move(touch, to: end)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    Simulator.lift(Simulator.touchDown(at: CGPoint(x: x, y: y), in: window))
    Simulator.advance(by: 1)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 30), CGSize(width: 5, height: 3)])
  func `the segments of a tiny segmented control have finite frames`(size: CGSize) {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    show(control, CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    for view in control.subviews {
      #expect(!view.frame.isNull)
      #expect(control.bounds.contains(view.frame) || view.frame.width == 1)
    }
  }

  // MARK: Switches

  @Test func `S45: a switch has a fixed size, which is its fitting size`() {
    let control = UISwitch(frame: CGRect(x: 7, y: 8, width: 500, height: 1))
    let size = CGSize(width: 51, height: 31)
    #expect(control.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: size))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    control.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(control.bounds.size == size)
    #expect(control.intrinsicContentSize == size)
    #expect(control.sizeThatFits(.zero) == size)
  }

  @Test func `S96: a switch sends valueChanged for changes by the user only`() {
    let control = UISwitch()
    show(control, .zero)
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(diary.take().isEmpty)
    #expect(!control.isOn)
    tap(20, 15)
    #expect(control.isOn)
    #expect(diary.take() == ["changed"])
    drag(from: CGPoint(x: 20, y: 15), to: CGPoint(x: 300, y: 300))
    #expect(control.isOn)
    #expect(diary.take().isEmpty)
  }

  @Test func `a switch is dragged to the other side, mirrored from right to left`() {
    let control = UISwitch()
    show(control, .zero)
    drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15))
    #expect(control.isOn)
    #expect(diary.take() == ["changed"])
    drag(from: CGPoint(x: 30, y: 15), to: CGPoint(x: 45, y: 15))
    #expect(control.isOn)
    #expect(diary.take().isEmpty)
    control.semanticContentAttribute = .forceRightToLeft
    drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15))
    #expect(!control.isOn)
    #expect(diary.lines == ["changed"])
  }

  @Test func `the accessibility value of a switch is 1 or 0`() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    #expect(control.accessibilityTraits.contains(.button))
    #expect(control.accessibilityActivate())
    #expect(control.accessibilityValue == "1")
  }

  // MARK: Sliders

  @Test func `a slider's value is limited to its range, whose ends adjust to each other`() {
    let slider = UISlider()
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [0, 1, 0])
    for (set, found) in [(2, 1), (-1, 0), (.nan, 0), (.infinity, 1), (0.5, 0.5)] as [(Float, Float)]
    {
      slider.value = set
      #expect(slider.value == found)
    }
    slider.minimumValue = 10
    #expect(slider.value == 10)
    #expect(slider.maximumValue == 10)
    slider.maximumValue = -5
    #expect(slider.value == -5)
    #expect(slider.minimumValue == -5)
    slider.maximumValue = .nan
    #expect(slider.maximumValue == -5)
  }

  @Test func `S96: a slider sends valueChanged while the user drags its thumb`() {
    let slider = UISlider()
    show(slider, CGRect(x: 0, y: 0, width: 132, height: 34))
    slider.value = 0.5
    #expect(diary.take().isEmpty)
    // The track begins at 2; the middle of a thumb of 28 runs from 16 to 116.
    drag(from: CGPoint(x: 70, y: 17), to: CGPoint(x: 95, y: 17))
    #expect(slider.value == 0.75)
    #expect(diary.take() == ["changed"])
    tap(20, 17)
    #expect(slider.value == 0.75)
    #expect(diary.take().isEmpty)
    slider.isContinuous = false
    let touch = Simulator.touchDown(at: CGPoint(x: 91, y: 17), in: window)
    Simulator.move(touch, to: CGPoint(x: 16, y: 17))
    #expect(slider.value == 0)
    #expect(diary.take().isEmpty)
    Simulator.lift(touch)
    #expect(diary.take() == ["changed"])
  }

  @Test func `a slider is mirrored from right to left`() {
    let slider = UISlider()
    slider.semanticContentAttribute = .forceRightToLeft
    show(slider, CGRect(x: 0, y: 0, width: 132, height: 34))
    let thumb = slider.thumbRect(
      forBounds: slider.bounds,
      trackRect: slider.trackRect(forBounds: slider.bounds),
      value: 0
    )
    #expect(thumb.maxX == 130)
    drag(from: CGPoint(x: 116, y: 17), to: CGPoint(x: 91, y: 17))
    #expect(slider.value == 0.25)
  }

  @Test func `accessibility actions move a slider by tenths of its range`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 1)
    #expect(slider.accessibilityValue == "10%")
    #expect(slider.accessibilityTraits == .adjustable)
  }

  // MARK: Segments

  @Test func `S96: a segmented control sends valueChanged for selections by the user`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    show(control, CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(diary.take().isEmpty)
    tap(150, 16)
    #expect(control.selectedSegmentIndex == 1)
    #expect(diary.take() == ["changed"])
    tap(150, 16)
    #expect(diary.take().isEmpty)
    drag(from: CGPoint(x: 150, y: 16), to: CGPoint(x: 250, y: 16))
    #expect(control.selectedSegmentIndex == 2)
    #expect(diary.take() == ["changed"])
    control.setEnabled(false, forSegmentAt: 0)
    tap(50, 16)
    #expect(control.selectedSegmentIndex == 2)
    #expect(diary.lines.isEmpty)
  }

  @Test func `a momentary control keeps no selection`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isMomentary = true
    var seen: [Int] = []
    let note = UIAction { [control] _ in seen.append(control.selectedSegmentIndex) }
    control.addAction(note, for: .valueChanged)
    show(control, CGRect(x: 0, y: 0, width: 200, height: 32))
    tap(150, 16)
    tap(150, 16)
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `the selection follows its segment when segments are inserted and removed`() {
    let control = UISegmentedControl(items: ["b", 5])
    #expect(control.numberOfSegments == 1)
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "a", at: -4, animated: false)
    control.insertSegment(withTitle: "c", at: 99, animated: true)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "b", "c"])
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    control.removeSegment(at: 7, animated: false)
    #expect(control.titleForSegment(at: 7) == nil)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `segments have equal, fixed or proportional widths`() {
    let control = UISegmentedControl(items: ["x", "xxxx"])
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    // Titles of 10 and 40 with 10 on each side.
    #expect(control.intrinsicContentSize == CGSize(width: 120, height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 90)
    control.apportionsSegmentWidthsByContent = false
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 160)
    #expect(control.widthForSegment(at: 0) == 100)
    show(control, CGRect(x: 0, y: 0, width: 300, height: 32))
    tap(99, 16)
    #expect(control.selectedSegmentIndex == 0)
    tap(101, 16)
    #expect(control.selectedSegmentIndex == 1)
    control.semanticContentAttribute = .forceRightToLeft
    tap(201, 16)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `segments are separate accessibility elements`() {
    let control = UISegmentedControl(items: ["a", "b"])
    show(control, CGRect(x: 0, y: 0, width: 200, height: 32))
    control.selectedSegmentIndex = 1
    let nodes = AccessibilityNode.tree(of: control).children
    #expect(nodes.map(\.label) == ["a", "b"])
    #expect(nodes.map(\.traits) == [.button, [.button, .selected]])
  }

  // MARK: Progress

  @Test func `progress is limited to 0...1 and read as percent`() {
    let bar = UIProgressView(progressViewStyle: .default)
    for (set, found) in [(0.256, 0.256), (2, 1), (-1, 0), (.nan, 0)] as [(Float, Float)] {
      bar.progress = set
      #expect(bar.progress == found)
    }
    bar.setProgress(0.25, animated: true)
    #expect(bar.accessibilityValue == "25%")
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
    bar.progressViewStyle = .bar
    #expect(bar.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 50, height: 2.5))
  }

  @Test func `S259: the older styles of activity indicators have a color of their own`() {
    typealias Style = UIActivityIndicatorView.Style
    let styles: [(Style, Int, CGFloat, UIColor)] = [
      (.whiteLarge, 0, 37, .white), (.white, 1, 20, .white), (.gray, 2, 20, .gray),
      (.medium, 100, 20, .secondaryLabel), (.large, 101, 37, .secondaryLabel),
    ]
    for (style, rawValue, side, color) in styles {
      let wheel = UIActivityIndicatorView(style: style)
      #expect(style.rawValue == rawValue)
      #expect(wheel.bounds.size == CGSize(width: side, height: side))
      #expect(wheel.color == color)
      wheel.color = .red
      wheel.style = .white
      #expect(wheel.color == .red)
      wheel.color = nil
      #expect(wheel.color == .white)
    }
  }

  @Test func `an activity indicator is hidden while stopped and animates by the clock`() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden)
    #expect(!wheel.isAnimating)
    #expect(wheel.hidesWhenStopped)
    window.addSubview(wheel)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(wheel.isAnimating)
    let pictures = try (0..<3).map { _ in
      Simulator.advance(by: 0.5)
      return try ViewRenderer.png(of: wheel)
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    #expect(!wheel.isAnimating)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
  }
}

import Foundation
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// A view that can have keyboard focus.
private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

/// The styles in which controllers are presented, in a window of 390 x 844 points.
@MainActor
@Suite(.environment) struct ModalStyleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let back: LoggingController
  private let front: LoggingController

  init() {
    back = LoggingController("back", diary)
    front = LoggingController("front", diary)
    back.view.backgroundColor = .red
    front.view.backgroundColor = .green
    window.rootViewController = back
    window.makeKeyAndVisible()
    diary.lines = []
  }

  /// The frame of the presented view in the window.
  private var frontFrame: CGRect { front.view.convert(front.view.bounds, to: window) }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    front.modalPresentationStyle = style
    back.present(front, animated: animated)
  }

  @Test func `S251, N129: the default style is a page sheet that slides up`() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    #expect(UIViewController().modalTransitionStyle == .coverVertical)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
  }

  @Test func `S251: fullScreen removes the presenting view and puts it back`() throws {
    present(.fullScreen)
    #expect(frontFrame == window.bounds)
    #expect(back.view.window == nil)
    #expect(back.next === window)
    #expect(
      diary.take() == [
        "back will disappear", "front will appear", "front did appear",
        "back did disappear",
      ]
    )
    window.frame.size = CGSize(width: 400, height: 700)
    back.dismiss(animated: false)
    #expect(back.view.superview === window)
    #expect(back.view.frame == window.bounds)
    #expect(window.subviews == [back.view])
    #expect(
      diary.take() == [
        "front will disappear", "back will appear", "back did appear",
        "front did disappear",
      ]
    )
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func `S251: overFullScreen keeps the presenting view visible`(
    style: UIModalPresentationStyle
  ) throws {
    front.view.backgroundColor = nil
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    badge.backgroundColor = .blue
    front.view.addSubview(badge)
    present(style)
    #expect(frontFrame == window.bounds)
    #expect(diary.take() == ["front will appear", "front did appear"])
    let pixels = try Pixels(of: window)
    #expect(pixels[20, 20] == Pixels.blue)
    #expect(pixels[200, 400] == 0xFF0000)
    #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === front.view)
  }

  @Test func `S251: a page sheet in compact width is a card below the top`() throws {
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), of: window)
    present(.pageSheet)
    #expect(frontFrame == CGRect(x: 0, y: 60, width: 390, height: 784))
    let pixels = try Pixels(of: window)
    #expect(pixels[195, 400] == 0x34C759 || pixels[195, 400] == Pixels.green)
    #expect(pixels[195, 55] == 0xCC0000)
    #expect(pixels[0, 60] == 0x000000)
    #expect(window.hitTest(CGPoint(x: 195, y: 30), with: nil)?.isDescendant(of: back.view) == false)
    #expect(diary.take() == ["front will appear", "front did appear"])
  }

  @Test func `S251, N249: cards are centered in regular width`() {
    window.frame.size = CGSize(width: 1024, height: 768)
    window.traitOverrides.horizontalSizeClass = .regular
    present(.pageSheet)
    #expect(frontFrame == CGRect(x: 156, y: 20, width: 712, height: 728))
    back.dismiss(animated: false)
    present(.formSheet)
    #expect(frontFrame == CGRect(x: 242, y: 74, width: 540, height: 620))
    back.dismiss(animated: false)
    front.preferredContentSize = CGSize(width: 300, height: 5000)
    present(.formSheet)
    #expect(frontFrame == CGRect(x: 362, y: 20, width: 300, height: 728))
    window.frame.size = CGSize(width: 300, height: 400)
    window.layoutIfNeeded()
    #expect(frontFrame == CGRect(x: 20, y: 20, width: 260, height: 360))
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `S251, N135: context styles cover the controller that defines the context`(
    style: UIModalPresentationStyle
  ) throws {
    let child = LoggingController("child", diary)
    back.addChild(child)
    child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
    back.view.addSubview(child.view)
    child.didMove(toParent: back)
    let neighbor = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    back.view.addSubview(neighbor)
    child.definesPresentationContext = true
    front.modalPresentationStyle = style
    child.present(front, animated: false)
    #expect(front.presentingViewController === child)
    #expect(back.presentedViewController == nil)
    #expect(frontFrame == CGRect(x: 50, y: 100, width: 200, height: 300))
    #expect((child.view.window == nil) == (style == .currentContext))
    Simulator.press(.keyboardTab, in: window)
    #expect(neighbor.isFocused)
    front.dismiss(animated: false)
    #expect(child.view.superview === back.view)
    #expect(child.view.frame == CGRect(x: 50, y: 100, width: 200, height: 300))
    #expect(back.view.subviews == [child.view, neighbor])
  }

  // MARK: Transitions

  @Test func `S252: coverVertical slides up over the presenting view and down again`() throws {
    present(.fullScreen, animated: true)
    Simulator.advance(by: 0.1)
    #expect(try Pixels(of: window)[195, 5] == Pixels.red)
    #expect(try Pixels(of: window)[195, 840] == Pixels.green)
    #expect(back.view.window === window)
    Simulator.advance(by: 1)
    #expect(try Pixels(of: window)[195, 5] == Pixels.green)
    #expect(back.view.window == nil)
    back.dismiss(animated: true)
    #expect(front.view.window === window)
    Simulator.advance(by: 0.1)
    #expect(try Pixels(of: window)[195, 840] == Pixels.green)
    #expect(try Pixels(of: window)[195, 5] == Pixels.red)
    Simulator.advance(by: 1)
    #expect(front.view.window == nil)
    #expect(window.subviews == [back.view])
  }

  @Test(arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
  func `S252: crossDissolve fades in`(transition: UIModalTransitionStyle) throws {
    front.modalTransitionStyle = transition
    present(.overFullScreen, animated: true)
    Simulator.advance(by: 0.2)
    let middle = try Pixels(of: window)[195, 400]
    #expect(middle != Pixels.red)
    #expect(middle != Pixels.green)
    Simulator.advance(by: 1)
    #expect(try Pixels(of: window)[195, 400] == Pixels.green)
  }

  @Test func `a controller dismissed during its transition leaves the presenting one visible`() {
    present(.fullScreen, animated: true)
    Simulator.advance(by: 0.1)
    back.dismiss(animated: true)
    Simulator.advance(by: 2)
    #expect(window.subviews == [back.view])
    #expect(diary.lines.suffix(2) == ["back did appear", "front did disappear"])
  }

  @Test func `a window shows its presented controller again after it was hidden`() {
    present(.fullScreen)
    window.isHidden = true
    window.isHidden = false
    #expect(front.view.window === window)
    #expect(back.view.window == nil)
  }
}

/// A controller that records its appearance callbacks.
private final class LoggingController: UIViewController {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { diary.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(name) did disappear") }
}

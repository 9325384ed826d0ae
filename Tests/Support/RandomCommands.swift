import Foundation
package import TatamiUIKit
import TatamiTesting

/// Random commands to the controllers in a window, which the random tests of containers share.
@MainActor
package final class RandomCommands {
  package let window: UIWindow
  package var random: SeededRandom
  private var touch: UITouch?
  private var point = CGPoint.zero

  package init(seed: UInt64, in window: UIWindow) {
    self.window = window
    random = SeededRandom(seed: seed)
  }

  package var flag: Bool { random.chance(0.5) }

  /// A random point in the window.
  private var anyPoint: CGPoint {
    CGPoint(
      x: random.double(in: 0...Double(window.bounds.width)),
      y: random.double(in: 0...Double(window.bounds.height))
    )
  }

  // MARK: Touches and time

  /// Puts a finger down, often at the leading edge, or moves it horizontally.
  package func swipe() {
    if let touch {
      point.x += CGFloat(random.double(in: -150...150))
      Simulator.move(touch, to: point)
    } else {
      point = CGPoint(x: flag ? 5 : 200, y: flag ? 200 : 400)
      touch = Simulator.touchDown(at: point, in: window)
    }
    Simulator.advance(by: 0.02)
  }

  /// Puts a finger down anywhere, or moves it in steps, after which it may be lifted.
  package func drag() {
    guard let touch else {
      point = anyPoint
      return touch = Simulator.touchDown(at: point, in: window)
    }
    let target = anyPoint
    for step in 1...random.int(in: 1...5) {
      let part = CGFloat(step) / 5
      point.x += (target.x - point.x) * part
      point.y += (target.y - point.y) * part
      Simulator.move(touch, to: point)
      if random.chance(0.3) { Simulator.advance(by: 0.02) }
    }
    if random.chance(0.6) { liftFinger() }
  }

  /// Drags a finger up or down through the middle of the window.
  package func pull() {
    liftFinger()
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    let end = CGPoint(x: middle.x, y: middle.y + CGFloat(random.double(in: -200...200)))
    Simulator.drag(from: middle, to: end, in: window)
  }

  /// Lifts the finger or cancels its touch.
  package func liftFinger() {
    if let touch { random.chance(0.7) ? Simulator.lift(touch) : Simulator.cancel(touch) }
    touch = nil
  }

  /// Taps anywhere.
  package func tap() { Simulator.tap(at: anyPoint, in: window) }

  /// Presses Escape or Return.
  package func press() {
    Simulator.press(random.pick([.keyboardEscape, .keyboardReturnOrEnter]), in: window)
  }

  package func advance() { Simulator.advance(by: random.pick([0, 0.02, 0.1, 0.3, 0.5, 1])) }

  /// Lifts the finger and waits until nothing moves.
  package func rest() {
    liftFinger()
    for _ in 0..<8 { Simulator.advance(by: 1) }
  }

  // MARK: Traits and size

  /// Turns the window without its screen.
  package func turnWindow() {
    let size = window.bounds.size
    window.frame.size = CGSize(width: size.height, height: size.width)
  }

  package func changeTraits() {
    window.traitOverrides.userInterfaceStyle = random.pick([.light, .dark])
    window.traitOverrides.horizontalSizeClass = random.pick([.compact, .regular])
    window.traitOverrides.verticalSizeClass = random.pick([.compact, .regular, .regular])
    window.traitOverrides.preferredContentSizeCategory = random.pick([
      .small, .large, .large, .accessibilityLarge,
    ])
  }

  // MARK: Navigation

  /// Pushes a controller; some of them push another one or pop themselves when they are shown.
  package func push(on navigation: UINavigationController) {
    let controller = CheckedController()
    controller.hidesBottomBarWhenPushed = random.chance(0.3)
    if flag { controller.toolbarItems = [UIBarButtonItem(systemItem: .trash)] }
    if random.chance(0.25) {
      let (pushes, animated) = (flag, flag)
      controller.whenShown = { [weak navigation] in
        if pushes {
          navigation?.pushViewController(CheckedController(), animated: animated)
        } else {
          navigation?.popViewController(animated: animated)
        }
      }
    }
    navigation.pushViewController(controller, animated: flag)
  }

  /// Pops, most often one controller.
  package func pop(from navigation: UINavigationController) {
    if random.chance(0.75) {
      navigation.popViewController(animated: flag)
    } else {
      navigation.popToRootViewController(animated: flag)
    }
  }

  package func replaceStack(of navigation: UINavigationController) {
    let kept = navigation.viewControllers.shuffled(using: &random).prefix(random.int(in: 0...3))
    navigation.setViewControllers(Array(kept) + [CheckedController()], animated: flag)
  }

  package func changeBars(of navigation: UINavigationController) {
    if flag {
      navigation.setNavigationBarHidden(flag, animated: flag)
    } else {
      navigation.setToolbarHidden(flag, animated: flag)
    }
  }

  /// Changes one of the reasons for which bars hide.
  package func changeBarHiding(of navigation: UINavigationController) {
    switch random.int(in: 0...3) {
    case 0: navigation.hidesBarsOnSwipe = flag
    case 1: navigation.hidesBarsOnTap = flag
    case 2: navigation.hidesBarsWhenKeyboardAppears = flag
    default: navigation.hidesBarsWhenVerticallyCompact = flag
    }
  }

  // MARK: Pages

  package func turnPage(of pages: UIPageViewController) {
    pages.setViewControllers(
      [CheckedController()],
      direction: flag ? .forward : .reverse,
      animated: flag
    )
  }
}

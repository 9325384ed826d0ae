import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random commands on controllers, sheets and alerts.
@MainActor
@Suite(.environment) struct RandomPresentationTests {
  @Test func `random commands leave balanced calls and nothing behind`() {
    for seed in 0..<Thoroughness.cases(12, thorough: 1_000) {
      let program = RandomPresentations(seed: UInt64(seed))
      for _ in 0..<60 { program.step() }
      program.rest()
      #expect(program.problems == [], "seed \(seed)")
      program.end()
      #expect(program.problems == [], "seed \(seed) at the end")
      #expect(program.leaks == [], "seed \(seed)")
    }
  }
}

/// A window whose controllers are presented, dragged and dismissed at random.
@MainActor
private final class RandomPresentations {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = CheckedController()
  private var random: SeededRandom
  private var touch: UITouch?
  private var made: [Weak] = []

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The controllers from the root to the front.
  private var stack: [UIViewController] {
    var stack: [UIViewController] = [root]
    while let next = stack[stack.count - 1].presentedViewController { stack.append(next) }
    return stack
  }

  func step() {
    switch random.int(in: 0...11) {
    case 0, 1, 2: present()
    case 3: random.pick(stack).dismiss(animated: random.chance(0.7))
    case 4, 5: moveTouch()
    case 6: Simulator.tap(at: point(), in: window)
    case 7: Simulator.press(random.pick([.keyboardEscape, .keyboardReturnOrEnter]), in: window)
    case 8: rotate()
    case 9: changeTraits()
    default: Simulator.advance(by: random.pick([0, 0.02, 0.1, 0.3, 1]))
    }
  }

  private func point() -> CGPoint {
    CGPoint(
      x: random.double(in: 0...Double(window.bounds.width)),
      y: random.double(in: 0...Double(window.bounds.height))
    )
  }

  private func present() {
    let other = random.chance(0.4) ? alert() : controller()
    made.append(Weak(controller: other))
    let presenter = random.pick(stack)
    let animated = random.chance(0.7)
    // Presenting during a presentation is refused with a message.
    _ = Reports.during { presenter.present(other, animated: animated) }
  }

  private func controller() -> UIViewController {
    let controller = CheckedController()
    controller.modalPresentationStyle = random.pick([
      .pageSheet, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
      .popover, .popover,
    ])
    controller.popoverPresentationController?.sourceView = random.pick(stack).view
    controller.popoverPresentationController?.permittedArrowDirections = random.pick([
      .any, .up, [.left, .down],
    ])
    controller.isModalInPresentation = random.chance(0.2)
    let sheet = controller.sheetPresentationController
    sheet?.detents = random.chance(0.5) ? [.medium(), .large()] : [.custom { _ in 200 }]
    sheet?.prefersGrabberVisible = random.chance(0.5)
    if random.chance(0.3) { sheet?.largestUndimmedDetentIdentifier = .medium }
    return controller
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title",
      message: nil,
      preferredStyle: random.chance(0.5) ? .alert : .actionSheet
    )
    alert.popoverPresentationController?.sourceView = root.view
    for index in 0..<random.int(in: 0...3) {
      let style: UIAlertAction.Style = index == 1 ? .cancel : .default
      alert.addAction(UIAlertAction(title: "\(index)", style: style))
    }
    if alert.preferredStyle == .alert, random.chance(0.3) { alert.addTextField() }
    return alert
  }

  private func moveTouch() {
    guard let touch else { return touch = Simulator.touchDown(at: point(), in: window) }
    let target = point()
    for step in 1...random.int(in: 1...5) {
      let old = touch.location(in: window)
      let part = CGFloat(step) / 5
      let (x, y) = (old.x + (target.x - old.x) * part, old.y + (target.y - old.y) * part)
      Simulator.move(touch, to: CGPoint(x: x, y: y))
      if random.chance(0.3) { Simulator.advance(by: 0.02) }
    }
    if random.chance(0.6) { release() }
  }

  private func release() {
    guard let touch else { return }
    if random.chance(0.8) { Simulator.lift(touch) } else { Simulator.cancel(touch) }
    self.touch = nil
  }

  private func rotate() {
    let size = window.bounds.size
    window.frame.size = CGSize(width: size.height, height: size.width)
    window.traitOverrides.verticalSizeClass = size.width < size.height ? .compact : .regular
  }

  private func changeTraits() {
    window.traitOverrides.userInterfaceStyle = random.pick([.light, .dark])
    window.traitOverrides.horizontalSizeClass = random.pick([.compact, .regular])
    window.traitOverrides.preferredContentSizeCategory = random.pick([
      .small, .large, .accessibilityLarge,
    ])
  }

  // MARK: Checks

  /// Ends touches and waits for the end of all transitions.
  func rest() {
    release()
    Simulator.advance(by: 5)
  }

  /// Dismisses everything.
  func end() {
    root.dismiss(animated: false)
    rest()
  }

  /// What differs from what must hold at rest.
  var problems: [String] {
    var found: [String] = []
    for controller in stack.dropFirst() where controller.view.window == nil {
      // A full-screen presentation removes the views behind it.
      let isCovered = stack.contains { $0.modalPresentationStyle == .fullScreen }
      if !isCovered { found.append("\(controller) is not in the window") }
    }
    let checked = ([root] + made.compactMap { $0.controller }).compactMap {
      $0 as? CheckedController
    }
    for controller in checked {
      if !controller.isAtRest { found.append("\(controller) is between two states") }
      let isShown = controller.viewIfLoaded?.window != nil
      if controller.isVisible != isShown { found.append("\(controller) was not called") }
      found += controller.mistakes
    }
    return found
  }

  /// What remains after everything was dismissed.
  var leaks: [String] {
    let views = window.subviews.filter { $0 !== root.view }.map { "\(type(of: $0))" }
    return views
      + made.compactMap(\.controller).map { "\(type(of: $0)) \($0.modalPresentationStyle)" }
  }
}

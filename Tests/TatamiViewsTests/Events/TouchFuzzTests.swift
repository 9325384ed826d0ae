import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random trees, recognizers, touches and removals.
@MainActor
@Suite(.environment)
struct TouchFuzzTests {
  /// A view that verifies the order of the touch phases it receives.
  private final class CheckedView: UIView {
    static var problems: [String] = []
    var onTouch: () -> Void = {}
    private var open: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isDisjoint(with: touches) { Self.problems.append("began twice") }
      open.formUnion(touches)
      onTouch()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { Self.problems.append("moved without a begin") }
      onTouch()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      close(touches)
    }

    private func close(_ touches: Set<UITouch>) {
      if !open.isSuperset(of: touches) { Self.problems.append("ended without a begin, or twice") }
      open.subtract(touches)
      onTouch()
    }

    func checkEnd() {
      if !open.isEmpty { Self.problems.append("\(open.count) touches never ended") }
    }
  }

  @MainActor
  private final class World {
    var random: SeededRandom
    let window = UIWindow.shown()
    let delegate = GestureDelegate()
    var views: [CheckedView] = []
    var recognizers: [UIGestureRecognizer] = []
    var touches: [UITouch] = []
    var remainingChanges = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      delegate.allowsBoth = random.chance(0.5)
      for _ in 0..<12 { addView() }
      for _ in 0..<14 { addRecognizer() }
      for _ in 0..<4 { random.pick(recognizers).require(toFail: random.pick(recognizers)) }
    }

    private func addView() {
      let (x, y) = (random.double(in: 0...200), random.double(in: 0...200))
      let view = CheckedView(frame: CGRect(x: x, y: y, width: 300, height: 300))
      view.isMultipleTouchEnabled = random.chance(0.5)
      view.isExclusiveTouch = random.chance(0.1)
      view.onTouch = { [unowned self] in disturb() }
      (views.isEmpty || random.chance(0.3) ? window : random.pick(views)).addSubview(view)
      views.append(view)
    }

    private func addRecognizer() {
      let makers: [() -> UIGestureRecognizer] = [
        { UITapGestureRecognizer() }, { UIPanGestureRecognizer() },
        { UILongPressGestureRecognizer() }, { UISwipeGestureRecognizer() },
        { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
      ]
      let recognizer = random.pick(makers)()
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = random.int(in: 1...3)
      recognizer.cancelsTouchesInView = random.chance(0.7)
      recognizer.delaysTouchesBegan = random.chance(0.2)
      recognizer.delaysTouchesEnded = random.chance(0.7)
      if random.chance(0.3) { recognizer.delegate = delegate }
      recognizer.addHandler { [unowned self] _ in disturb() }
      random.pick(views).addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    /// Changes the tree or the recognizers, also within callbacks.
    func disturb() {
      guard remainingChanges > 0, random.chance(0.15) else { return }
      remainingChanges -= 1
      switch random.int(in: 0...7) {
      case 0: random.pick(views).removeFromSuperview()
      case 1: random.pick(views).addSubview(random.pick(views))
      case 2: window.addSubview(random.pick(views))
      case 3: random.pick(recognizers).isEnabled.toggle()
      case 4: random.pick(views).addGestureRecognizer(random.pick(recognizers))
      case 5: random.pick(recognizers).state = .cancelled
      case 6:
        if let view = random.pick(recognizers).view {
          view.removeGestureRecognizer(random.pick(recognizers))
        }
      default: if let touch = touches.last { Simulator.cancel(touch) }
      }
    }

    private var randomPoint: CGPoint {
      .at(random.double(in: -20...420), random.double(in: -20...420))
    }

    func step() {
      switch random.int(in: 0...9) {
      case 0...2: touches.append(Simulator.touchDown(at: randomPoint, in: window))
      case 3...5: if !touches.isEmpty { Simulator.move(random.pick(touches), to: randomPoint) }
      case 6...7: if !touches.isEmpty { Simulator.lift(random.pick(touches)) }
      case 8: Simulator.advance(by: random.double(in: 0...0.6))
      default: disturb()
      }
    }
  }

  @Test(arguments: 1...UInt64(Thoroughness.cases(30, thorough: 60)))
  func `every touch ends once and every recognizer returns to possible`(seed: UInt64) {
    CheckedView.problems = []
    let world = World(seed: seed)
    world.remainingChanges = seed % 3 == 0 ? 0 : 30
    for _ in 0..<120 { world.step() }
    world.remainingChanges = 0
    for touch in world.touches { Simulator.lift(touch) }
    Simulator.advance(by: 2)
    for view in world.views { view.checkEnd() }
    #expect(CheckedView.problems == [])
    #expect(world.recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
  }
}

import Counter
import Meter
import TatamiPort
import TatamiTesting
import Testing

/// Sources that were lowered by the plugin and by the command, in a program that uses both.
@MainActor struct ProgramTests {
  @Test func `a module that the plugin lowers answers a tap`() async {
    await withIsolatedEnvironment {
      await tapCounter()
    }
  }

  @Test func `a library that the command copies answers a long press`() async {
    await withIsolatedEnvironment {
      await pressMeter()
    }
  }

  private func tapCounter() {
    let listener = Listener()
    let view = CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.delegate = listener
    let window = show(view)
    Simulator.tap(at: CGPoint(x: 50, y: 25), in: window)
    #expect(view.count == 1)
    #expect(listener.counts == [1])
  }

  private func pressMeter() {
    let view = MeterView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.value = 0.5
    let window = show(view)
    #expect(view.barWidth == 50)
    Simulator.longPress(at: CGPoint(x: 50, y: 25), in: window)
    view.layoutIfNeeded()
    #expect(view.barWidth == 0)
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private final class Listener: CounterViewDelegate {
    private(set) var counts: [Int] = []
    func counterView(_ view: CounterView, didCount count: Int) { counts.append(count) }
  }
}

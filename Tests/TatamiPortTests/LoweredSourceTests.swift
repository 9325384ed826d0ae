import TatamiPort
import TatamiTesting
import TestSupport
import Testing

/// A source written for UIKit, after `Porting` has lowered it.
@Suite(.environment) @MainActor struct LoweredSourceTests {
  private final class Counter: DialDelegate {
    private(set) var values: [Int] = []
    func dial(_ dial: Dial, didTurnTo value: Int) { values.append(value) }
  }

  private final class Refusal: DialDelegate {
    func dialShouldTurn(_ dial: Dial) -> Bool { false }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func tap() {
    window.addSubview(dial)
    window.makeKeyAndVisible()
    Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
  }

  @Test func `a tap sends a selector to a private method`() {
    tap()
    #expect(dial.value == 1)
  }

  @Test func `an optional method that is implemented is called`() {
    let counter = Counter()
    dial.delegate = counter
    tap()
    #expect(counter.values == [1])
    #expect(counter._optional_dial__didTurnTo != nil)
  }

  @Test func `an optional method that refuses is asked`() {
    let refusal = Refusal()
    dial.delegate = refusal
    tap()
    #expect(dial.value == 0)
  }

  @Test func `an override in an extension is called`() {
    dial.layoutIfNeeded()
    #expect(dial.layouts == 1)
  }

  @Test func `a delayed message follows the simulated clock`() {
    tap()
    #expect(!dial.isIdle)
    Simulator.advance(by: 3)
    #expect(dial.isIdle)
  }

  @Test func `a notification calls the observer until it is released`() {
    tap()
    NotificationCenter.default.post(name: Notification.Name("DialReset"), object: nil)
    #expect(dial.value == 0)
  }

  @Test func `a method is found by its name`() {
    dial.perform(Selector("becomeIdle"))
    #expect(dial.isIdle)
  }

  @Test func `work of the main queue follows the simulated clock`() {
    tap()
    nonisolated(unsafe) var order: [Int] = []
    _MainQueue.asyncAfter(deadline: .now() + 2) { order.append(2) }
    _MainQueue.async { order.append(1) }
    Simulator.advance(by: 1)
    #expect(order == [1])
    Simulator.advance(by: 2)
    #expect(order == [1, 2])
  }

  @Test func `an optional method of a table's delegate is nil where it is absent`() {
    final class Delegate: NSObject, UITableViewDelegate {}
    let delegate: (any UITableViewDelegate)? = Delegate()
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    #expect(_optional(delegate?.tableView(table, heightForRowAt: path)) == nil)
  }
}

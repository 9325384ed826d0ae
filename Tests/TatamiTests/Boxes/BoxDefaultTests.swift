import TatamiHost
import TatamiTesting
import Testing

@testable import Tatami

/// The settings that programs can make for all boxes, and groups with layouts of their own.
@MainActor @Suite(.environment) struct `Defaults of boxes` {
  @Test func `boxes without a direction follow the preferred one`() {
    SemanticDirection.preferred = .rightToLeft
    defer { SemanticDirection.preferred = nil }
    let (first, second) = (SampleView(), SampleView())
    let box = filled(HBox(), first, second)
    box.layoutIfNeeded()
    #expect([first, second].map(\.frame.minX) == [50, 0])
    box.attach().semanticDirection(.leftToRight)
    box.layoutIfNeeded()
    #expect([first, second].map(\.frame.minX) == [0, 50])
  }

  @Test func `a group takes the layout of a program`() {
    final class Pair: BoxGroup {
      init() { super.init(LinearRegulator(direction: .vertical)) }
    }
    let pair = Pair()
    let (first, second) = (SampleView(), SampleView())
    let box = ZBox().attach {
      pair.attach($0) {
        first.attach($0)
        second.attach($0)
      }
    }.view
    box.layoutIfNeeded()
    #expect(second.frame.minY == 50)
    #expect(pair.layoutMeasure.layoutNode === pair)
  }

  @Test func `the safe area is a source`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    var tops: [CGFloat] = []
    let disposer = controller.view.safeAreaState().subscribe { tops.append($0.top) }
    controller.additionalSafeAreaInsets.top += 20
    disposer.dispose()
    controller.additionalSafeAreaInsets.top += 20
    #expect(tops.count == 2)
    #expect(tops.last == (tops.first ?? 0) + 20)
  }

  @Test func `plain texts set the members of states`() {
    final class Row: HBox, Stateful {
      let state = State((name: "", count: 0))
    }
    let name = "Ada"
    let row = Row().attach().setState(\.name, name).setState(\.count, State(3)).view
    #expect(row.state.value == ("Ada", 3))
  }
}

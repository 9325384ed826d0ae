import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Sequences in unusual order` {
  private let items = State(["a", "b"])

  private func texts(_ box: BoxView) -> [String] {
    box.layoutChildren.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `items that change while they are shown`() {
    let box = VBox()
    Puyo(box).forEach(items) { info, _ in
      let label = UILabel().attach().text(info.data)
      label.doOn(info) { [items] _, info in
        if info.data == "b", info.index == 0 { items.value = ["c", "b", "d"] }
      }
      return label
    }
    #expect(texts(box) == ["a", "b"])
    items.value = ["b", "a", "e"]
    #expect(items.value == ["c", "b", "d"])
    #expect(texts(box) == ["c", "b", "d"])
    #expect(box.subviews.count == 3)
  }

  @Test func `items that change each time they are shown are reported`() {
    let numbers = State([0])
    let box = VBox()
    let messages = diagnostics {
      Puyo(box).forEach(numbers) { info, _ in
        let label = UILabel().attach()
        label.doOn(info) { [numbers] _, info in numbers.value = [info.data + 1] }
        return label
      }
    }
    #expect(messages.first?.contains("changed each time they are shown") == true)
    #expect(box.layoutChildren.count == 1)
  }

  @Test func `a view that is built for two items is shown once`() {
    let shared = UILabel()
    let box = VBox()
    box.addSubview(UIView())
    let messages = diagnostics {
      Puyo(box).forEach(items) { info, _ in shared.attach().text(info.data) }
    }
    #expect(messages.count == 1)
    items.value = ["b", "x", "a"]
    #expect(box.layoutChildren.count == 2)
    #expect(Set(box.layoutChildren.map { ObjectIdentifier($0) }).count == 2)
  }

  @Test func `a box that disappears keeps its frame meanwhile`() throws {
    let box = VBoxBuilder<String>(items: items) { info, _ in
      VBox().attach { UILabel().attach($0).text(info.data) }
        .size(.fill, .wrap).padding(all: 4).margin(left: 10)
    }
    box.transition = .fade(duration: 1)
    Puyo(box).size(100, .wrap)
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let last = box.subviews[1]
    let frame = last.frame
    #expect(frame.minY > 0)
    items.value = ["a"]
    window.layoutIfNeeded()
    Simulator.advance(by: 0.1)
    #expect(last.superview === box)
    #expect(last.frame == frame)
    Simulator.advance(by: 2)
    #expect(last.superview == nil)
    items.value = ["a", "b"]
    window.layoutIfNeeded()
    #expect(last.superview === box)
    #expect(last.frame == frame)
  }

  @Test func `an empty sequence keeps its position among its siblings`() {
    let (first, second) = (State([String]()), State([String]()))
    let label = { (info: OutputBinder<RecyclerInfo<String>>) in UILabel().attach().text(info.data) }
    let title = { (text: String) in UILabel().attach().text(text) }
    let box = VBox()
    title("top").attach(box)
    Puyo(box).forEach(first) { info, _ in label(info) }
    Puyo(box).forEach(second) { info, _ in label(info) }
    title("end").attach(box)
    #expect(box.layoutChildren.count == 2)
    second.value = ["s"]
    first.value = ["f", "g"]
    #expect(texts(box) == ["top", "f", "g", "s", "end"])
    first.value = []
    second.value = []
    #expect(texts(box) == ["top", "end"])
    second.value = ["s"]
    first.value = ["f"]
    #expect(texts(box) == ["top", "f", "s", "end"])
    box.insertLayoutNode(title("third"), at: 2)
    #expect(texts(box) == ["top", "f", "third", "s", "end"])
    box.insertLayoutNode(title("last"), at: 5)
    #expect(texts(box) == ["top", "f", "third", "s", "end", "last"])
    box.layoutIfNeeded()
    let y = box.layoutChildren.compactMap(\.layoutNodeView?.frame.minY)
    #expect(y == y.sorted())
  }

  @Test func `C30: the size inside the box follows the box`() {
    var sizes: [CGSize] = []
    let box = VBox()
    Puyo(box).size(120, .wrap).padding(all: 10).forEach(State([1])) { info, _ in
      UIView().attach().size(20, 20).doOn(info.contentSize) { sizes.append($1) }
    }
    box.layoutIfNeeded()
    #expect(sizes.last?.width == 100)
    Puyo(box).width(220)
    box.layoutIfNeeded()
    #expect(sizes.last?.width == 200)
    let count = sizes.count
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(sizes.count == count)
  }
}

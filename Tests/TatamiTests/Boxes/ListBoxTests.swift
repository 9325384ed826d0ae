import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Lists and grids of boxes` {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var height: CGFloat = 30
  }

  private let people = State((1...3).map { Person(id: $0, name: "person \($0)") })

  private func show(_ view: UIView, width: CGFloat = 200, height: CGFloat = 400) -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, width, height))
    window.traitOverrides.displayScale = 1
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func section() -> ListRecycleSection<Person> {
    ListRecycleSection(items: people) { info, _ in
      UILabel().attach().text(info.data.name).size(.fill, info.data.height).margin(all: 5)
    }
  }

  private func texts(in root: UIView) -> [String] {
    let own = (root as? UILabel)?.text.map { [$0] } ?? []
    return own + root.subviews.flatMap { texts(in: $0) }
  }

  private func rows(_ box: ListBox) -> [[String]] { box.visibleCells.map { texts(in: $0) } }

  @Test func `C42, C44, C45: cells are as high as their content with its margin`() {
    people.value[1].height = 50
    let box = ListBox(sections: [section()])
    let window = show(box)
    #expect(rows(box) == [["person 1"], ["person 2"], ["person 3"]])
    #expect(box.visibleCells.map(\.frame.minY) == [0, 40, 100])
    #expect(box.contentSize.height == 140)
    people.value[0].height = 60
    window.layoutIfNeeded()
    Simulator.advance(by: 1)
    #expect(box.visibleCells.map(\.frame.minY) == [0, 70, 130])
    window.frame.size.width = 120
    box.frame.size.width = 120
    window.layoutIfNeeded()
    let label = box.visibleCells[0].contentView.subviews[0].subviews[0]
    #expect(label.frame == rect(5, 5, 110, 60))
  }

  @Test func `C45: text that needs more lines makes its cell higher`() {
    let text = State("short")
    let box = ListBox(sections: [
      ListRecycleSection(item: Outputs.just(1)) { _, _ in
        UILabel().attach().text(text).numberOfLines(0)
      }
    ])
    let window = show(box, width: 100)
    let height = box.visibleCells[0].frame.height
    text.value = "a text that does not fit into one line of the list"
    window.layoutIfNeeded()
    Simulator.advance(by: 1)
    #expect(box.visibleCells[0].frame.height >= 3 * height)
    #expect(box.contentSize.height == box.visibleCells[0].frame.height)
  }

  @Test func `C42: only visible rows of 100,000 have cells`() {
    var built = 0
    let numbers = State(Array(0..<100_000))
    let box = ListBox(sections: [
      ListRecycleSection(items: numbers) { info, _ in
        built += 1
        return UILabel().attach().text(info.data.map { "\($0)" }).size(.fill, 40)
      }
    ])
    let window = show(box)
    #expect(built < 20)
    #expect(rows(box).first == ["0"])
    box.contentOffset.y = 20_000
    window.layoutIfNeeded()
    #expect(built < 40)
    #expect(box.visibleCells.count < 20)
    #expect(rows(box).allSatisfy { Int($0[0]).map { $0 > 100 } == true })
  }

  @Test func `C46: changes of items move, insert and remove rows, and refresh those that stay`() {
    let box = ListBox(sections: [section()])
    let window = show(box)
    let cells = box.visibleCells
    people.value = [
      Person(id: 3, name: "third"), Person(id: 4, name: "new"), Person(id: 1, name: "first"),
    ]
    window.layoutIfNeeded()
    Simulator.advance(by: 1)
    #expect(rows(box) == [["third"], ["new"], ["first"]])
    #expect(box.visibleCells[0] === cells[2])
    #expect(box.visibleCells[2] === cells[0])
    people.value[0].name = "changed"
    #expect(box.visibleCells[0] === cells[2])
    #expect(rows(box)[0] == ["changed"])
    people.value = []
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
    #expect(rows(box).isEmpty)
    box.sections.value = []
    Simulator.advance(by: 1)
    #expect(box.numberOfSections == 0)
  }

  @Test func `C46: sections follow their identity, and share cells`() {
    let names = State(["a", "b"])
    var built = 0
    let sections = names.map { names in
      names.map { name in
        ListRecycleSection(id: name, items: [1, 2]) { info, _ in
          built += 1
          return UILabel().attach().text(info.map { "\($0.section).\($0.data)" }).size(.fill, 20)
        }
        .header { UILabel().attach().text(name) }
      } as [RecycleSection]
    }
    let box = ListBox(sections: sections)
    let window = show(box)
    #expect(rows(box).flatMap { $0 } == ["0.1", "0.2", "1.1", "1.2"])
    let cell = box.visibleCells[2]
    names.value = ["b", "c", "a"]
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
    #expect(rows(box).flatMap { $0 } == ["0.1", "0.2", "1.1", "1.2", "2.1", "2.2"])
    #expect(box.visibleCells[0] === cell)
    #expect(built == 6)
    let messages = diagnostics { names.value = ["a", "a"] }
    #expect(messages == ["two sections of a list or grid have the identity a"])
    #expect(box.numberOfSections == 1)
  }

  @Test func `C30, C47: headers, footers and selection`() {
    var selected: [String] = []
    let box = ListBox(
      sections: [
        section()
          .header { UILabel().attach().text("people").size(.fill, 25) }
          .footer { UILabel().attach().text("end").size(.fill, 15) }
          .onSelect { selected.append("\($0.data.name) at \($0.indexPath)") }
      ],
      header: { UILabel().attach().text("top").size(.fill, 33) },
      footer: { UILabel().attach().text("bottom").size(.fill, 11) }
    )
    box.sectionHeaderTopPadding = 0
    let window = show(box)
    #expect(texts(in: box).sorted().prefix(4) == ["bottom", "end", "people", "person 1"])
    #expect(box.tableHeaderView?.bounds.height == 33)
    #expect(box.rectForHeader(inSection: 0).height == 25)
    #expect(box.rectForFooter(inSection: 0).height == 15)
    #expect(box.contentSize.height == 204)
    Simulator.tap(at: CGPoint(x: 20, y: 33 + 25 + 50), in: window)
    #expect(selected == ["person 2 at [0, 1]"])
    #expect(box.indexPathForSelectedRow == nil)
    box.keepsSelection = true
    Simulator.tap(at: CGPoint(x: 20, y: 33 + 25 + 50), in: window)
    #expect(box.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `C47: a list inside a box can be as high as its rows`() {
    let list = ListBox(sections: [section()])
    list.wrapsContent = true
    let box = filled(VBox(), list.attach().size(.fill, .wrap), SampleView(10, 10))
    Puyo(box).size(.fill, .fill)
    let window = show(box)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(list.frame == rect(0, 0, 200, 120))
    people.value.append(Person(id: 9, name: "nine"))
    Simulator.advance(by: 1)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(list.frame == rect(0, 0, 200, 160))
    #expect(box.subviews[1].frame.minY == 160)
  }

  @Test func `C41, C43: a section has items of several types`() {
    var selected: [String] = []
    let items = State([1, 2])
    let mixed = items.map { numbers -> [RecycleItem] in
      [
        BasicRecycleItem(id: "title", data: "title \(numbers.count)") { info, _ in
          UILabel().attach().text(info.data).size(.fill, 20)
        }
      ]
        + numbers.map { number in
          BasicRecycleItem(id: number, data: number) { info, _ in
            HBox().attach { UILabel().attach($0).text(info.data.map { "number \($0)" }) }
              .size(.fill, 30)
          }
          .onSelect { selected.append("\($0.data)") }
        }
    }
    let box = ListBox(sections: [BasicRecycleSection(items: mixed)])
    let window = show(box)
    #expect(rows(box) == [["title 2"], ["number 1"], ["number 2"]])
    let last = box.visibleCells[2]
    items.value = [2, 3, 4]
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
    #expect(rows(box) == [["title 3"], ["number 2"], ["number 3"], ["number 4"]])
    #expect(box.visibleCells[1] === last)
    Simulator.tap(at: CGPoint(x: 20, y: 70), in: window)
    Simulator.tap(at: CGPoint(x: 20, y: 10), in: window)
    #expect(selected == ["3"])
  }

  @Test func `C40, C48: a grid places its items in lines`() {
    var options = GridBox.Options()
    (options.lineSpacing, options.itemSpacing) = (4, 6)
    options.sectionInset = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    options.estimatedSize = CGSize(width: 60, height: 20)
    let sizes = State([59, 59, 59, 59])
    let box = GridBox(
      options,
      sections: [
        ListRecycleSection(items: sizes) { info, _ in
          UIView().attach().size(info.data, 20).margin(right: 1)
        }
        .header { UILabel().attach().text("header").size(.fill, 15) },
        ListRecycleSection(items: [1]) { _, _ in UIView().attach().size(.fill, 10) }
          .insets(.zero).spacing(line: 1, item: 1),
      ]
    )
    let window = show(box)
    let frames = {
      box.indexPathsForVisibleItems.sorted().compactMap { box.cellForItem(at: $0)?.frame }
    }
    #expect(
      frames().map(\.size) == Array(repeating: CGSize(width: 60, height: 20), count: 4) + [
        CGSize(width: 200, height: 10)
      ]
    )
    #expect(frames().map(\.minY) == [17, 17, 17, 41, 63])
    #expect(texts(in: box) == ["header"])
    sizes.value = [59, 59]
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
    #expect(frames().map(\.minY) == [17, 17, 39])
    box.frame.size.width = 100
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(frames().map(\.minY) == [17, 41, 63])
    #expect(frames().last?.width == 100)
  }

  @Test func `C40, C46: items of a grid follow their identity, and only visible ones have cells`() {
    var built = 0
    var selected: [Int] = []
    let numbers = State(Array(0..<100_000))
    let grid = GridBox(sections: [
      ListRecycleSection(items: numbers) { info, _ in
        built += 1
        return UILabel().attach().text(info.data.map { "\($0)" }).size(50, 50)
      }
      .onSelect { selected.append($0.data) }
    ])
    let window = show(grid)
    #expect(built < 60)
    let first = grid.cellForItem(at: IndexPath(item: 0, section: 0))
    numbers.value.insert(-1, at: 0)
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
    #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(built < 80)
    Simulator.tap(at: CGPoint(x: 75, y: 25), in: window)
    #expect(selected == [0])
    #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func `items that change while a cell is built are shown in a later turn`() async {
    let numbers = State([1])
    let box = ListBox(sections: [
      ListRecycleSection(items: numbers) { info, _ in
        if numbers.value == [1] { numbers.value = [1, 2] }
        return UILabel().attach().text(info.data.map { "\($0)" })
      }
    ])
    let window = show(box)
    #expect(numbers.value == [1, 2])
    for _ in 0..<100 where box.numberOfRows(inSection: 0) < 2 { await Task.yield() }
    window.layoutIfNeeded()
    #expect(rows(box) == [["1"], ["2"]])
  }

  @Test func `a list is freed while its items remain`() {
    weak var freed: ListBox?
    weak var cell: UIView?
    do {
      let box = ListBox(sections: [section()])
      box.frame = rect(0, 0, 100, 100)
      box.layoutIfNeeded()
      (freed, cell) = (box, box.visibleCells.first)
    }
    #expect(freed == nil)
    #expect(cell == nil)
    people.value = []
  }
}

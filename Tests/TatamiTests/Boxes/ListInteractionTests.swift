import Foundation
import Tatami
import TatamiTesting
import TestSupport
import Testing

/// Selection, deletion, movement, swipes and prefetching, by simulated touches.
@MainActor @Suite(.arithmeticText) struct `Interaction with lists and grids of boxes` {
  private let numbers = State(Array(1...4))

  private func section(height: CGFloat = 50) -> ListRecycleSection<Int> {
    ListRecycleSection(items: numbers) { info, _ in
      UILabel().attach().text(info.data.map { "\($0)" }).size(.fill, height)
    }
  }

  private func show(_ view: UIView, width: CGFloat = 320, height: CGFloat = 400) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = 1
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func texts(in root: UIView) -> [String] {
    let own = (root as? UILabel)?.text.map { [$0] } ?? []
    return own + root.subviews.flatMap { texts(in: $0) }
  }

  private func rows(_ box: ListBox) -> [String] {
    box.visibleCells.flatMap { texts(in: $0.contentView) }
  }

  private func swipe(row: Int, by distance: CGFloat, in window: UIWindow) {
    let y = CGFloat(row) * 50 + 25
    let x: CGFloat = distance < 0 ? 310 : 10
    Simulator.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), in: window)
    Simulator.advance(by: 0.4)
  }

  private func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    Simulator.advance(by: 1)
    window.layoutIfNeeded()
  }

  // MARK: Lists

  @Test func `C52: a swipe reveals the button that deletes an item`() {
    let box = ListBox(sections: [
      section().onDelete { [numbers] in numbers.value.remove(at: $0.index) }
    ])
    let window = show(box)
    swipe(row: 1, by: -60, in: window)
    #expect(box.visibleCells[1].frame.minX < 0)
    Simulator.tap(at: CGPoint(x: 300, y: 75), in: window)
    settle(window)
    #expect(numbers.value == [1, 3, 4])
    #expect(rows(box) == ["1", "3", "4"])
    #expect(box.visibleCells.map(\.frame.minY) == [0, 50, 100])
  }

  @Test func `C52: swipe actions at both edges get the item of their row`() {
    var calls: [String] = []
    func actions(_ title: String, _ info: RecyclerInfo<Int>) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { _, _, completion in
          calls.append("\(title) \(info.data)")
          completion(true)
        }
      ])
    }
    let box = ListBox(sections: [
      section().leadingSwipeActions { actions("Pin", $0) }
        .trailingSwipeActions { actions("Mute", $0) }
    ])
    let window = show(box)
    swipe(row: 2, by: 60, in: window)
    Simulator.tap(at: CGPoint(x: 20, y: 125), in: window)
    settle(window)
    swipe(row: 0, by: -250, in: window)
    #expect(calls == ["Pin 3", "Mute 1"])
    #expect(box.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `C52: rows without closures are neither swiped nor deleted`() {
    let box = ListBox(sections: [section()])
    let window = show(box)
    swipe(row: 1, by: -60, in: window)
    #expect(box.visibleCells[1].frame.minX == 0)
    box.setEditing(true, animated: false)
    settle(window)
    #expect(box.visibleCells[1].contentView.frame.width == 320)
  }

  @Test func `C52: items of several types have closures of their own`() {
    var deleted: [String] = []
    let box = ListBox(sections: [
      BasicRecycleSection(items: [
        BasicRecycleItem(data: "fixed") { info, _ in
          UILabel().attach().text(info.data).size(.fill, 50)
        },
        BasicRecycleItem(data: "loose") { info, _ in
          UILabel().attach().text(info.data).size(.fill, 50)
        }
        .onDelete { deleted.append($0.data) },
      ])
    ])
    let window = show(box)
    for row in 0...1 {
      swipe(row: row, by: -60, in: window)
      Simulator.tap(at: CGPoint(x: 300, y: CGFloat(row) * 50 + 25), in: window)
      settle(window)
    }
    #expect(deleted == ["loose"])
  }

  @Test func `C53: a row is moved by its control in editing mode`() {
    let box = ListBox(sections: [
      section().onMove { [numbers] in numbers.value.insert(numbers.value.remove(at: $0), at: $1) }
    ])
    box.isEditing = true
    let window = show(box)
    Simulator.drag(from: CGPoint(x: 294, y: 25), to: CGPoint(x: 294, y: 130), in: window)
    settle(window)
    #expect(numbers.value == [2, 3, 1, 4])
    #expect(rows(box) == ["2", "3", "1", "4"])
    #expect(box.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    numbers.value.append(5)
    settle(window)
    #expect(rows(box) == ["2", "3", "1", "4", "5"])
  }

  @Test func `C53: a row stays in its section, and returns if the data does not follow`() {
    var moves: [[Int]] = []
    let other = ListRecycleSection(items: ["a", "b"]) { info, _ in
      UILabel().attach().text(info.data).size(.fill, 50)
    }
    let box = ListBox(sections: [section().onMove { moves.append([$0, $1]) }, other])
    box.isEditing = true
    let window = show(box)
    Simulator.drag(from: CGPoint(x: 294, y: 25), to: CGPoint(x: 294, y: 275), in: window)
    settle(window)
    #expect(moves == [[0, 3]])
    #expect(rows(box) == ["1", "2", "3", "4", "a", "b"])
    #expect(box.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200, 250])
  }

  @Test func `C54: rows are measured again in the width that the controls leave`() {
    let text = "a text that fits into one line unless there are controls"
    let items = State(Array(repeating: text, count: 40))
    let isEditing = State(false)
    let box = ListBox(sections: [
      ListRecycleSection(items: items) { info, _ in
        UILabel().attach().text(info.data).fontSize(10).numberOfLines(0).width(.fill)
      }
      .onDelete { items.value.remove(at: $0.index) }
    ])
    .attach().editing(isEditing).view
    let width = UILabel().attach().text(text).fontSize(10).view.sizeThatFits(.zero).width + 10
    let window = show(box, width: width, height: 200)
    let height = box.visibleCells[0].frame.height
    box.contentOffset.y = 20 * height
    settle(window)
    isEditing.value = true
    settle(window)
    #expect(box.visibleCells.allSatisfy { $0.frame.height == 2 * height })
    box.contentOffset.y = 0
    settle(window)
    #expect(box.visibleCells.allSatisfy { $0.frame.height == 2 * height })
    isEditing.value = false
    settle(window)
    #expect(box.visibleCells.allSatisfy { $0.frame.height == height })
  }

  @Test func `C54: content learns about editing mode`() {
    let isEditing = State(false)
    let section = ListRecycleSection(items: numbers) { info, _ in
      UILabel().attach().text(info.map { $0.isEditing ? "edit \($0.data)" : "\($0.data)" })
        .size(.fill, 50)
    }
    let box = ListBox(sections: [section]).attach().editing(isEditing).view
    let window = show(box)
    isEditing.value = true
    settle(window)
    #expect(rows(box).first == "edit 1")
    isEditing.value = false
    settle(window)
    #expect(rows(box).first == "1")
  }

  @Test func `C55: items are prefetched before they are visible`() {
    var (coming, canceled): (Set<Int>, Set<Int>) = ([], [])
    numbers.value = Array(0..<100)
    let box = ListBox(sections: [
      section().onPrefetch {
        coming.insert($0.data)
      } cancel: {
        canceled.insert($0.data)
      }
    ])
    let window = show(box)
    #expect(coming.isSuperset(of: 8...14))
    #expect(coming.isDisjoint(with: 0...6))
    box.contentOffset.y = 2_500
    window.layoutIfNeeded()
    #expect(coming.contains { $0 > 60 })
    #expect(canceled.contains(12))
  }

  // MARK: Grids

  private func grid(_ section: RecycleSection) -> GridBox { GridBox(sections: [section]) }

  private func square() -> ListRecycleSection<Int> {
    ListRecycleSection(items: numbers) { info, _ in
      UILabel().attach().text(info.map { $0.isEditing ? "edit \($0.data)" : "\($0.data)" })
        .size(info.map { $0.isEditing ? 60 : 50 }, 50)
    }
  }

  private func items(_ box: GridBox) -> [String] {
    box.indexPathsForVisibleItems.sorted().compactMap { box.cellForItem(at: $0) }
      .flatMap { texts(in: $0) }
  }

  private func moveFirst(in window: UIWindow, to point: CGPoint) {
    let touch = Simulator.touchDown(at: CGPoint(x: 25, y: 25), in: window)
    Simulator.advance(by: 0.6)
    Simulator.move(touch, to: CGPoint(x: 60, y: 25))
    Simulator.advance(by: 0.1)
    Simulator.move(touch, to: point)
    Simulator.advance(by: 0.3)
    Simulator.lift(touch)
    settle(window)
  }

  @Test func `C53: an item of a grid is moved after a long press`() {
    let box = grid(
      square().onMove { [numbers] in numbers.value.insert(numbers.value.remove(at: $0), at: $1) }
    )
    let window = show(box)
    moveFirst(in: window, to: CGPoint(x: 130, y: 25))
    #expect(numbers.value == [2, 3, 1, 4])
    #expect(items(box) == ["2", "3", "1", "4"])
    numbers.value.append(5)
    settle(window)
    #expect(items(box) == ["2", "3", "1", "4", "5"])
  }

  @Test func `C53: an item of a grid returns if the data does not follow`() {
    var moves: [[Int]] = []
    let box = grid(square().onMove { moves.append([$0, $1]) })
    let window = show(box)
    moveFirst(in: window, to: CGPoint(x: 130, y: 25))
    #expect(moves == [[0, 2]])
    #expect(items(box) == ["1", "2", "3", "4"])
  }

  @Test func `C54: items of a grid are measured again in editing mode`() {
    let isEditing = State(false)
    let box = grid(square()).attach().editing(isEditing).view
    let window = show(box)
    isEditing.value = true
    settle(window)
    #expect(items(box).first == "edit 1")
    #expect(box.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 60)
  }

  @Test func `C55: items of a grid are prefetched before they are visible`() {
    var coming: Set<Int> = []
    numbers.value = Array(0..<1_000)
    let box = grid(square().onPrefetch { coming.insert($0.data) })
    let window = show(box)
    box.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(!coming.isEmpty)
    #expect(coming.allSatisfy { $0 > 20 })
  }

  // MARK: Delegates

  private final class TableWatcher: NSObject, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "footer"
      return label
    }
    func tableView(
      _ tableView: UITableView,
      heightForFooterInSection section: Int
    ) -> CGFloat { 30 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Own") { [weak self] _, _, completion in
          self?.calls.append("own \(indexPath.row)")
          completion(true)
        }
      ])
    }
  }

  @Test func `B31: another delegate gets the calls that a list does not answer`() {
    let watcher = TableWatcher()
    var selected: [Int] = []
    let box = ListBox(sections: [
      section().onSelect { selected.append($0.data) }
        .header { UILabel().attach().text("header").size(.fill, 20) }
    ])
    .attach().setDelegate(watcher).view
    box.sectionHeaderTopPadding = 0
    let window = show(box)
    #expect(texts(in: box).contains("footer"))
    #expect(texts(in: box).contains("header"))
    #expect(box.rectForFooter(inSection: 0).height == 30)
    Simulator.tap(at: CGPoint(x: 20, y: 45), in: window)
    #expect(selected == [1])
    #expect(watcher.calls == ["select 0"])
    Simulator.drag(from: CGPoint(x: 310, y: 95), to: CGPoint(x: 60, y: 95), in: window)
    settle(window)
    #expect(watcher.calls == ["select 0", "own 1"])
    box.contentOffset.y = 10
    #expect(watcher.calls.last == "scroll")
  }

  @Test(arguments: [false, true])
  func `B31: another delegate is held weakly unless it is retained`(isRetained: Bool) {
    let box = ListBox(sections: [section()])
    weak var freed: TableWatcher?
    do {
      let watcher = TableWatcher()
      freed = watcher
      box.setDelegate(watcher, retained: isRetained)
    }
    #expect((freed == nil) != isRetained)
    box.setDelegate(nil)
    #expect(freed == nil)
  }

  private final class CollectionWatcher: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
      calls.append("select \(path.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.append("display \(indexPath.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  @Test func `B31: another delegate gets the calls that a grid does not answer`() {
    let watcher = CollectionWatcher()
    let box = grid(square()).attach().setDelegate(watcher).view
    let window = show(box)
    #expect(watcher.calls.filter { $0.hasPrefix("display") }.count == 4)
    watcher.calls = []
    Simulator.tap(at: CGPoint(x: 75, y: 25), in: window)
    #expect(watcher.calls == ["select 1"])
    box.contentOffset.y = 10
    #expect(watcher.calls.last == "scroll")
  }
}

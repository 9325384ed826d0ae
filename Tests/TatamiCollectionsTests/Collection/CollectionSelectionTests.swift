import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionSelectionTests {
  private let fixture = CollectionFixture([10])
  private let delegate: SelectionDelegate

  init() {
    delegate = SelectionDelegate(fixture.diary)
    fixture.view.delegate = delegate
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) { fixture.tap(CGPoint(x: 50, y: 50 * item + 25)) }

  @Test func `L115: a tap highlights, selects when lifted, and ends the highlight last`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 75), in: fixture.window)
    Simulator.advance(by: 0.2)
    #expect(delegate.calls() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(fixture.cell(1)?.isHighlighted == true)
    #expect(fixture.cell(1)?.isSelected == false)
    Simulator.lift(touch)
    Simulator.advance(by: 0)
    #expect(delegate.calls() == ["shouldSelect 1", "didSelect 1", "primary 1", "didUnhighlight 1"])
    #expect(fixture.cell(1)?.isHighlighted == false)
    #expect(fixture.cell(1)?.isSelected == true)
  }

  @Test func `S167: a new selection deselects the old one first`() {
    tap(1)
    _ = delegate.calls()
    tap(2)
    let selections = delegate.calls().filter { $0.contains("elect") }
    #expect(selections == ["shouldSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    #expect(fixture.cell(1)?.isSelected == false)
  }

  @Test func `S167: selecting in code calls no delegate method`() {
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    fixture.view.deselectItem(at: path(2), animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(delegate.calls().isEmpty)
  }

  @Test func `L115: with multiple selection a second tap deselects`() {
    fixture.view.allowsMultipleSelection = true
    tap(1)
    tap(2)
    _ = delegate.calls()
    tap(1)
    let selections = delegate.calls().filter { $0.contains("elect") }
    #expect(selections == ["shouldDeselect 1", "didDeselect 1"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    fixture.view.allowsMultipleSelection = false
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `L115: the delegate refuses highlight and selection`() {
    delegate.refuses = "shouldHighlight"
    tap(1)
    #expect(delegate.calls() == ["shouldHighlight 1"])
    delegate.refuses = "shouldSelect"
    tap(1)
    #expect(
      delegate.calls() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `scrolling ends the highlight without selecting`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: fixture.window)
    Simulator.advance(by: 0.2)
    #expect(fixture.cell(2)?.isHighlighted == false)
    #expect(fixture.cell(3)?.isHighlighted == true)
    Simulator.move(touch, to: CGPoint(x: 50, y: 100))
    Simulator.lift(touch)
    #expect(
      delegate.calls() == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `L116: selection during editing is allowed separately`() {
    let view = fixture.view
    #expect(!view.isEditing)
    #expect(!view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing)
    view.isEditing = true
    tap(1)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsMultipleSelectionDuringEditing = true
    #expect(view.allowsSelectionDuringEditing)
    tap(1)
    tap(2)
    #expect(view.indexPathsForSelectedItems?.sorted() == [path(1), path(2)])
    #expect(!delegate.calls().contains("primary 1"))
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `L116: selection by code follows the rules of editing`() {
    let view = fixture.view
    view.isEditing = true
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(fixture.cell(1)?.accessibilityActivate() == false)
    view.allowsMultipleSelectionDuringEditing = true
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems?.sorted() == [path(1), path(2)])
  }

  @Test func `selected items keep their state while they scroll out of view`() {
    tap(1)
    fixture.view.contentOffset.y = 200
    fixture.show()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    fixture.view.contentOffset.y = 0
    fixture.show()
    #expect(fixture.cell(1)?.isSelected == true)
  }

  @Test func `labels and images inside follow the state`() {
    let label = UILabel()
    fixture.cell(1)?.contentView.addSubview(label)
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(label.isHighlighted)
    fixture.view.deselectItem(at: path(1), animated: false)
    #expect(!label.isHighlighted)
  }
}

private final class SelectionDelegate: NSObject, UICollectionViewDelegate {
  private let diary: ListDiary
  var refuses = ""

  init(_ diary: ListDiary) { self.diary = diary }

  func calls() -> [String] { diary.take().filter { $0 != "elements" } }

  private func ask(_ name: String, _ path: IndexPath) -> Bool {
    diary.add("\(name) \(path.item)")
    return refuses != name
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    diary.add("didHighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    diary.add("didUnhighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    diary.add("didSelect \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    diary.add("didDeselect \(path.item)")
  }
  func collectionView(
    _ view: UICollectionView,
    performPrimaryActionForItemAt path: IndexPath
  ) { diary.add("primary \(path.item)") }
}

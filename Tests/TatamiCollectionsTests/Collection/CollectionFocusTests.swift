import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionFocusTests {
  private let fixture: CollectionFixture

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 40)
    fixture = CollectionFixture([20], layout: flow)
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    Simulator.press(key, in: fixture.window)
    Simulator.advance(by: 0)
  }

  private var focused: Int? {
    fixture.view.visibleCells.first(where: \.isFocused)
      .flatMap { fixture.view.indexPath(for: $0)?.item }
  }

  @Test func `L132: arrows move by geometry and scroll, space selects`() {
    press(.keyboardTab)
    #expect(focused == 0)
    press(.keyboardRightArrow)
    #expect(focused == 1)
    press(.keyboardDownArrow)
    #expect(focused == 3)
    press(.keyboardLeftArrow)
    #expect(focused == 2)
    press(.keyboardUpArrow)
    #expect(focused == 0)
    press(.keyboardUpArrow)
    #expect(focused == 0)
    for _ in 0..<6 { press(.keyboardDownArrow) }
    #expect(focused == 12)
    #expect(fixture.view.contentOffset.y == 140)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    press(.keyboardSpacebar)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 12, section: 0)])
  }

  @Test func `L134: page keys, Home and End move the focus and scroll`() {
    press(.keyboardTab)
    press(.keyboardPageDown)
    #expect(focused == 6)
    press(.keyboardPageDown)
    #expect(focused == 12)
    #expect(fixture.view.contentOffset.y == 140)
    press(.keyboardPageUp)
    #expect(focused == 6)
    press(.keyboardEnd)
    #expect(focused == 19)
    press(.keyboardPageDown)
    #expect(focused == 19)
    press(.keyboardHome)
    #expect(focused == 0)
  }

  @Test func `L134: shift with arrows and command-A extend a multiple selection`() {
    let selected = { fixture.view.indexPathsForSelectedItems?.map(\.item).sorted() }
    press(.keyboardTab)
    Simulator.press(.keyboardA, modifiers: .command, in: fixture.window)
    #expect(selected() == [])
    fixture.view.allowsMultipleSelection = true
    Simulator.press(.keyboardDownArrow, modifiers: .shift, in: fixture.window)
    Simulator.press(.keyboardRightArrow, modifiers: .shift, in: fixture.window)
    Simulator.advance(by: 0)
    #expect(selected() == [0, 2, 3])
    #expect(focused == 3)
    Simulator.press(.keyboardA, modifiers: .command, in: fixture.window)
    #expect(selected() == Array(0..<20))
  }

  @Test func `L132: selection can follow the focus`() {
    fixture.view.selectionFollowsFocus = true
    press(.keyboardTab)
    press(.keyboardRightArrow)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `L132: the focus does not deselect items, and selects only what may be selected`() {
    fixture.view.selectionFollowsFocus = true
    fixture.view.allowsMultipleSelection = true
    press(.keyboardTab)
    press(.keyboardRightArrow)
    press(.keyboardLeftArrow)
    press(.keyboardRightArrow)
    #expect(fixture.view.indexPathsForSelectedItems?.count == 2)
    fixture.view.allowsSelection = false
    press(.keyboardDownArrow)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `L133: items cannot be focused without permission, the last one is remembered`() {
    fixture.view.allowsFocus = false
    press(.keyboardTab)
    #expect(focused == nil)
    fixture.view.allowsFocus = true
    fixture.view.remembersLastFocusedIndexPath = true
    press(.keyboardTab)
    press(.keyboardRightArrow)
    #expect(focused == 1)
    fixture.view.reloadData()
    fixture.show()
    press(.keyboardTab)
    #expect(focused == 1)
  }
}

import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Rows and sections that the program deletes in one callback and the next one must not get.
@MainActor
@Suite(.arithmeticText)
struct TableDeletedRowTests {
  /// The deletion of all sections, with a reload at the next layout or at once.
  private nonisolated static let deletions: [ListMutation] = [.empty, .emptyAndQuery]

  /// Makes a change in a call of a callback during an action; returns what is wrong afterward.
  private func fault(
    _ change: ListMutation,
    in callback: String,
    call: Int = 0,
    during action: TableSoak.Action
  ) -> String? {
    let soak = TableSoak(seed: 1, .measuredGrouped)
    soak.perform(action) {
      soak.reentry.arm("tableView(_:\(callback):)", call: call) {
        change.perform(on: soak.table, soak.data)
      }
    }
    #expect(soak.reentry.isDone)
    return soak.settle()
  }

  @Test(arguments: deletions, 0..<4)
  func `L184: a row that was deleted while its height was decided has no cell`(
    deletion: ListMutation,
    call: Int
  ) {
    #expect(fault(deletion, in: "heightForRowAt", call: call, during: .load) == nil)
  }

  @Test(
    arguments: deletions,
    [
      "estimatedHeightForRowAt", "cellForRowAt", "indentationLevelForRowAt",
      "heightForHeaderInSection", "viewForHeaderInSection", "titleForHeaderInSection",
    ]
  )
  func `L184: rows and sections that were deleted while they were shown are not shown`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .load) == nil)
  }

  @Test(
    arguments: deletions,
    ["canEditRowAt", "editingStyleForRowAt", "canMoveRowAt", "shouldIndentWhileEditingRowAt"]
  )
  func `L184: a row that was deleted while editing began is not edited`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .editing) == nil)
  }

  @Test(
    arguments: deletions,
    [
      "canEditRowAt", "trailingSwipeActionsConfigurationForRowAt", "editingStyleForRowAt",
      "titleForDeleteConfirmationButtonForRowAt", "willBeginEditingRowAt",
    ]
  )
  func `L184: a row that was deleted while a swipe began is not edited`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .deletion) == nil)
  }

  @Test(
    arguments: deletions,
    [
      "canEditRowAt", "trailingSwipeActionsConfigurationForRowAt", "editingStyleForRowAt",
      "titleForDeleteConfirmationButtonForRowAt",
    ]
  )
  func `L184: a row that was deleted when its swipe was about to be shown is not edited`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, call: 1, during: .deletion) == nil)
  }

  @Test(
    arguments: deletions,
    [
      "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt",
      "willDeselectRowAt", "didDeselectRowAt", "didSelectRowAt", "canPerformPrimaryActionForRowAt",
    ]
  )
  func `L184: a row that was deleted while it was tapped gets no further calls`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .selection) == nil)
  }

  @Test(arguments: deletions)
  func `L184: a row that was deleted while it was dragged is not moved`(deletion: ListMutation) {
    let callback = "targetIndexPathForMoveFromRowAt:toProposedIndexPath"
    #expect(fault(deletion, in: callback, during: .move) == nil)
  }

  @Test(arguments: ["trailingSwipeActionsConfigurationForRowAt", "willBeginEditingRowAt"])
  func `a row is not swiped after the table was removed when the swipe began`(callback: String) {
    let call = callback == "willBeginEditingRowAt" ? 0 : 1
    #expect(fault(.remove, in: callback, call: call, during: .deletion) == nil)
  }

  @Test func `a row that takes the place of a swiped one is not swiped`() {
    let soak = TableSoak(seed: 1, .measuredGrouped)
    soak.perform(.deletion) {
      soak.reentry.arm("tableView(_:canEditRowAt:)") {
        ListMutation.insertItem.perform(on: soak.table, soak.data)
      }
    }
    let callback = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    #expect(soak.reentry.isDone)
    #expect(soak.reentry.calls[callback] == nil)
  }

  @Test(arguments: [false, true])
  func `no row stays highlighted after a reload while it was touched`(isAtOnce: Bool) {
    let fixture = TableFixture([3])
    fixture.layout()
    fixture.shouldHighlight = { [unowned fixture] _ in
      fixture.table.reloadData()
      return !isAtOnce || fixture.table.numberOfRows(inSection: 0) == 3
    }
    Simulator.tap(at: fixture.middle(1), in: fixture.window)
    fixture.layout()
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `a tapped row is selected although the data was reloaded meanwhile`() {
    let fixture = TableFixture([3])
    fixture.whenDeselected = { [unowned fixture] _ in fixture.table.reloadData() }
    fixture.layout()
    let paths = [0, 1].map { IndexPath(row: $0, section: 0) }
    fixture.table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
    Simulator.tap(at: fixture.middle(1), in: fixture.window)
    #expect(fixture.table.indexPathsForSelectedRows == [paths[1]])
  }

  @Test func `the table is laid out after editing began while rows were counted`() {
    let soak = TableSoak(seed: 1, .measuredPlain)
    soak.perform(.batch) {
      soak.reentry.arm("tableView(_:numberOfRowsInSection:)") { soak.table.isEditing = true }
    }
    #expect(soak.table.visibleCells.allSatisfy { $0.isEditing })
    #expect(soak.settle() == nil)
  }
}

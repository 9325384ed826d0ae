import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Items that the program deletes in one callback and the next one must not get.
@MainActor
@Suite(.arithmeticText)
struct CollectionDeletedItemTests {
  /// The deletion of all sections, with a reload at the next layout or at once.
  private nonisolated static let deletions: [ListMutation] = [.empty, .emptyAndQuery]

  /// Deletes all sections in a call of a callback during an action; returns what is wrong afterward.
  private func fault(
    _ deletion: ListMutation,
    in callback: String,
    during action: CollectionSoak.Action
  ) -> String? {
    let soak = CollectionSoak(seed: 1, makeLayout: SoakLayout.flow.make)
    soak.perform(action) {
      soak.reentry.arm("collectionView(_:\(callback):)") {
        deletion.perform(on: soak.view, soak.data)
      }
    }
    #expect(soak.reentry.isDone)
    return soak.settle()
  }

  @Test(
    arguments: deletions,
    [
      "cellForItemAt", "willDisplay:forItemAt", "viewForSupplementaryElementOfKind:at",
      "willDisplaySupplementaryView:forElementKind:at", "layout:sizeForItemAt",
      "prefetchItemsAt",
    ]
  )
  func `L184: items and sections that were deleted while they were shown are not shown`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .load) == nil)
  }

  @Test(
    arguments: deletions,
    [
      "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt",
      "didDeselectItemAt", "didSelectItemAt", "canPerformPrimaryActionForItemAt",
    ]
  )
  func `L184: an item that was deleted while it was tapped gets no further calls`(
    deletion: ListMutation,
    callback: String
  ) {
    #expect(fault(deletion, in: callback, during: .selection) == nil)
  }

  @Test(arguments: deletions)
  func `L184: an item that was deleted while it was lifted is not moved`(deletion: ListMutation) {
    #expect(fault(deletion, in: "canMoveItemAt", during: .move) == nil)
  }

  @Test(arguments: deletions)
  func `L184: an item that was deleted while it was dragged is not moved`(deletion: ListMutation) {
    let callback =
      "targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath"
    #expect(fault(deletion, in: callback, during: .move) == nil)
  }

  // MARK: Lists

  /// A delegate that performs an action when it decides whether an item can be edited.
  private final class EditingDelegate: NSObject, UICollectionViewDelegate {
    var action: (() -> Void)?

    func collectionView(
      _ collectionView: UICollectionView,
      canEditItemAt indexPath: IndexPath
    ) -> Bool {
      action?()
      action = nil
      return true
    }
  }

  @Test func `L184: the actions of an item that was deleted meanwhile are not requested`() {
    var requested: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      requested.append(path)
      return nil
    }
    let fixture = ListFixture([3], configuration: configuration)
    let delegate = EditingDelegate()
    fixture.view.delegate = delegate
    delegate.action = {
      fixture.source.counts = []
      fixture.view.reloadData()
    }
    fixture.drag(from: CGPoint(x: 300, y: 20), by: -200)
    #expect(delegate.action == nil)
    #expect(requested == [])
  }
}

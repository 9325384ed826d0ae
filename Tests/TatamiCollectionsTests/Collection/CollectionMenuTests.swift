import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Context menus of items.
@MainActor
@Suite(.environment) struct CollectionMenuTests {
  private let fixture = CollectionFixture([3])
  private let diary = Diary()

  private func press(_ y: CGFloat) {
    Simulator.longPress(at: .at(50, y), in: fixture.window)
    Simulator.advance(by: 1)
  }

  private func select(_ items: [Int]) {
    fixture.view.allowsMultipleSelection = true
    for item in items {
      fixture.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
  }

  @Test func `N181: a press on an item asks for it, on a selected one for all selected`() throws {
    let delegate = ItemsDelegate(diary)
    fixture.view.delegate = delegate
    select([0, 1])
    press(125)
    #expect(diary.take() == ["asked [2]"])
    #expect(fixture.view.contextMenuInteraction?.menuAppearance == .rich)
    try Simulator.tap(.label("Open"), in: fixture.window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["Open"])
    press(75)
    #expect(diary.take() == ["asked [0, 1]"])
  }

  @Test func `N181: a press beside all items asks for none`() {
    let delegate = ItemsDelegate(diary)
    fixture.view.delegate = delegate
    press(180)
    #expect(diary.take() == ["asked []"])
  }

  @Test func `the method for one item is asked for one item only`() {
    let delegate = ItemDelegate(diary)
    fixture.view.delegate = delegate
    press(25)
    #expect(diary.take() == ["asked 0"])
    fixture.view.contextMenuInteraction?.dismissMenu()
    Simulator.advance(by: 1)
    select([0, 1])
    press(25)
    press(180)
    #expect(diary.take() == [])
  }
}

@MainActor
private func configuration(_ diary: Diary) -> UIContextMenuConfiguration {
  UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
    UIMenu(children: [UIAction(title: "Open") { diary.add($0.title) }])
  }
}

/// A delegate with the method for several items.
private final class ItemsDelegate: NSObject, UICollectionViewDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary.add("asked \(indexPaths.map(\.item))")
    return indexPaths.isEmpty ? nil : configuration(diary)
  }
}

/// A delegate with the method for one item.
private final class ItemDelegate: NSObject, UICollectionViewDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary.add("asked \(indexPath.item)")
    return configuration(diary)
  }
}

import Foundation
import TatamiViews

/// A session that describes the contents of a drag.
@MainActor
protocol ContentsSession: UIDragDropSession {
  var contents: DragContents { get }
}

extension ContentsSession {
  var items: [UIDragItem] { contents.items }
  var allowsMoveOperation: Bool { contents.allowsMove }
  var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

  func location(in view: UIView) -> CGPoint { contents.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    contents.hasItems(typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    contents.canLoad(aClass)
  }
}

/// The state that a drag and its drops share: the items, and where they are.
@MainActor
final class DragContents {
  var items: [UIDragItem] = []
  var allowsMove = true
  var isRestricted = false
  /// The location of the touch, in the coordinates of the window.
  var point: CGPoint
  private(set) weak var window: UIWindow?

  init(at point: CGPoint, in window: UIWindow) { (self.point, self.window) = (point, window) }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  func hasItems(_ types: [String]) -> Bool {
    items.contains { item in
      types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoad(_ aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

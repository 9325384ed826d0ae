import Foundation
import TatamiViews

/// A drag, as destinations see it.
final class DropSession: NSObject, UIDropSession {
  private let contents: DragContents
  private weak var drag: DragSession?
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession, _ contents: DragContents) {
    (self.drag, self.contents) = (drag, contents)
  }

  var items: [UIDragItem] { contents.items }
  var localDragSession: (any UIDragSession)? { drag }
  var allowsMoveOperation: Bool { contents.allowsMove }
  var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

  func location(in view: UIView) -> CGPoint { contents.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    contents.hasItems(typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    contents.canLoad(aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let gathering = Gathering<any NSItemProviderReading>(count: providers.count) {
      completion($0.compactMap(\.self))
    }
    progress.totalUnitCount += Int64(providers.count)
    for (index, provider) in providers.enumerated() {
      let part = provider.load(aClass) { object, _ in gathering.put(object, at: index) }
      progress.addChild(part, withPendingUnitCount: 1)
    }
    gathering.finishAsking()
    return progress
  }
}

import Foundation
import TatamiViews

/// A drag, as destinations see it.
final class DropSession: NSObject, UIDropSession, ContentsSession {
  let contents: DragContents
  private weak var drag: DragSession?
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession, _ contents: DragContents) {
    (self.drag, self.contents) = (drag, contents)
  }

  var localDragSession: (any UIDragSession)? { drag }

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

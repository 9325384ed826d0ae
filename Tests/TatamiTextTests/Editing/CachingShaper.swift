import Synchronization
import TatamiDrawing

/// Remembers the layouts of another shaper, because a flow lays a chunk out for every caret.
final class CachingShaper: TextShaping {
  private let shaper: any TextShaping
  private let layouts = Mutex<[TextRequest: TextLayout]>([:])

  init(_ shaper: any TextShaping) {
    self.shaper = shaper
  }

  func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }
  func hasFamily(_ name: String) -> Bool { shaper.hasFamily(name) }
  func familyNames() -> [String] { shaper.familyNames() }

  func layout(_ request: TextRequest) -> TextLayout {
    if let known = layouts.withLock({ $0[request] }) { return known }
    let layout = shaper.layout(request)
    layouts.withLock { $0[request] = layout }
    return layout
  }
}

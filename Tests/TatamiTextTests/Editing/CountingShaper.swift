import Synchronization
import TatamiDrawing

/// Counts the bytes that are laid out; requests that were made before are not counted again.
final class CountingShaper: TextShaping {
  private struct Counts {
    var known: Set<TextRequest> = []
    var bytes = 0
  }

  private let shaper = ArithmeticShaper()
  private let counts = Mutex(Counts())

  func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }
  func hasFamily(_ name: String) -> Bool { shaper.hasFamily(name) }
  func familyNames() -> [String] { shaper.familyNames() }

  func layout(_ request: TextRequest) -> TextLayout {
    counts.withLock { counts in
      guard counts.known.insert(request).inserted else { return }
      counts.bytes += request.runs.reduce(0) { $0 + $1.text.utf8.count }
    }
    return shaper.layout(request)
  }

  /// Returns the number of bytes since the last call.
  func takeCount() -> Int {
    counts.withLock { counts in
      defer { counts.bytes = 0 }
      return counts.bytes
    }
  }
}

public import Foundation

/// A URL that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

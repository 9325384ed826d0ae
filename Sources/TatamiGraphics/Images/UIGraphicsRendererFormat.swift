public import Foundation

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing that is rendered; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Creates a format for the screen.
  open class func preferred() -> Self { self.init() }

  /// Creates a format for the screen.
  public required override init() {}
}

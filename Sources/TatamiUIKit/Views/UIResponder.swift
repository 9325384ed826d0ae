public import Foundation

/// A link of the chain that events travel.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next link, nil at the end.
  open var next: UIResponder? { nil }
}

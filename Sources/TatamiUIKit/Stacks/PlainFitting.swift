import Foundation

/// Tells whether a view answers `sizeThatFits(_:)` itself or leaves that to `UIView`.
@MainActor
enum PlainFitting {
  private static var wasAsked = false

  /// The size that plain views suit: their own (S43).
  static func size(of view: UIView) -> CGSize {
    wasAsked = true
    return view.bounds.size
  }

  /// Returns the size a view suits; nil for a plain view, whose own size says nothing.
  static func ownAnswer(of view: UIView, in size: CGSize) -> CGSize? {
    wasAsked = false
    let answer = view.sizeThatFits(size)
    defer { wasAsked = false }
    return wasAsked && answer == view.bounds.size ? nil : answer
  }
}

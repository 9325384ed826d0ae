public import Foundation

/// The display that views without a window are laid out for.
@MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points: a classic phone's.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// Pixels per point.
  open var scale: CGFloat { Self.defaultTraits.displayScale }

  /// What every view starts from.
  open var traitCollection: UITraitCollection { Self.defaultTraits }

  nonisolated static let defaultTraits = UITraitCollection(
    userInterfaceStyle: .light,
    displayScale: 2,
    layoutDirection: .leftToRight
  )
}

import Foundation

/// The frames of the columns of a split controller, from left to right.
@MainActor
struct SplitLayout {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  /// The standard width of a column, in points.
  static let standardWidth: CGFloat = 320
  /// The least width that two and three columns beside each other need, in points.
  static let (twoColumns, threeColumns): (CGFloat, CGFloat) = (900, 1100)

  var mode: Mode
  var isTriple: Bool
  var size: CGSize
  var (primary, supplementary): (CGFloat, CGFloat)

  /// The column that is shown beside the secondary one.
  private var one: Column { isTriple ? .supplementary : .primary }
  private var oneWidth: CGFloat { isTriple ? supplementary : primary }

  /// The columns that can be seen.
  var visible: [Column] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [.secondary, one]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      isTriple ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
    }
  }

  /// Whether the secondary column is dimmed.
  var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  /// Returns the frame of a column; columns that cannot be seen stand beside the container.
  func frame(of column: Column) -> CGRect {
    let isVisible = visible.contains(column)
    switch column {
    case .primary:
      return CGRect(x: isVisible ? 0 : -primary, y: 0, width: primary, height: size.height)
    case .supplementary:
      let start = visible.contains(.primary) ? primary : 0
      let x = isVisible ? start : -supplementary
      return CGRect(x: x, y: 0, width: supplementary, height: size.height)
    default: return secondary
    }
  }

  private var secondary: CGRect {
    let two = isTriple ? primary + supplementary : primary
    let (start, width): (CGFloat, CGFloat) =
      switch mode {
      case .oneBesideSecondary: (oneWidth, size.width - oneWidth)
      case .twoBesideSecondary: (two, size.width - two)
      case .twoDisplaceSecondary: (two, size.width - oneWidth)
      default: (0, size.width)
      }
    return CGRect(x: start, y: 0, width: max(0, width), height: size.height)
  }

  /// Returns the arrangement that suits a width.
  static func automatic(isTriple: Bool, width: CGFloat) -> Mode {
    if width >= (isTriple ? threeColumns : twoColumns) {
      return isTriple ? .twoBesideSecondary : .oneBesideSecondary
    }
    return width >= twoColumns ? .oneBesideSecondary : .secondaryOnly
  }

  /// Returns an arrangement for the number of columns.
  static func concrete(_ mode: Mode, isTriple: Bool, width: CGFloat) -> Mode {
    switch mode {
    case .automatic: return automatic(isTriple: isTriple, width: width)
    case .twoBesideSecondary where !isTriple: return .oneBesideSecondary
    case .twoOverSecondary where !isTriple: return .oneOverSecondary
    case .twoDisplaceSecondary where !isTriple: return .oneBesideSecondary
    default: return mode
    }
  }
}

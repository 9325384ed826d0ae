import Foundation

extension UIPageControl {
  /// The backgrounds of page controls.
  public enum BackgroundStyle: Int, Sendable {
    /// A background during touches.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The kinds of touches.
  public enum InteractionState: Int, Sendable {
    /// No touch.
    case none = 0
    /// A tap, which moves by one page.
    case discrete = 1
    /// A drag along the indicators.
    case continuous = 2
  }

  /// The directions in which pages follow each other.
  public enum Direction: Int, Sendable {
    /// The layout direction of the control.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }
}

/// The number of pages and the index of the current one.
struct PageNumbers: Equatable {
  private(set) var count = 0
  private(set) var current = 0

  /// Sets the number of pages, at least 0.
  mutating func set(count newValue: Int) {
    count = max(0, newValue)
    set(current: current)
  }

  /// Sets the current page, clamped to the number of pages.
  mutating func set(current newValue: Int) {
    current = max(0, min(newValue, count - 1))
  }
}

/// A touch on a page control.
struct PageDrag {
  /// The position of the touch along the indicators at which `page` was set.
  var origin: CGFloat
  var page: Int
  var isContinuous = false
}

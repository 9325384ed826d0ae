package import Foundation
package import TatamiViews

/// The outlines of the system's bar items that are not words, in a square of 22 points.
package enum BarGlyph {
  /// The size of the glyphs, in points.
  package static let size = CGSize(width: 22, height: 22)
  /// The size of the back indicator, in points.
  static let backSize = CGSize(width: 13, height: 21)

  /// Returns the outline of an item; nil for words and spaces.
  package static func path(of item: UIBarButtonItem.SystemItem) -> CGPath? {
    (sign(item) ?? object(item)).map { path($0) } ?? round(item)
  }

  /// The indicator of a back button, which points to the left.
  static var back: CGPath { path([[(11, 1.5), (2.5, 10.5), (11, 19.5)]]) }

  private typealias Line = [(Double, Double)]

  private static func path(_ lines: [Line]) -> CGPath {
    let path = CGMutablePath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  /// Returns the lines of arrows and other signs.
  private static func sign(_ item: UIBarButtonItem.SystemItem) -> [Line]? {
    switch item {
    case .add: [[(11, 2), (11, 20)], [(2, 11), (20, 11)]]
    case .stop, .close: [[(4, 4), (18, 18)], [(18, 4), (4, 18)]]
    case .reply: [[(9, 4), (2, 10), (9, 16)], [(2, 10), (13, 10), (18, 13), (20, 19)]]
    case .play: [[(5, 3), (19, 11), (5, 19), (5, 3)]]
    case .pause: [[(7, 3), (7, 19)], [(15, 3), (15, 19)]]
    case .rewind:
      [
        [(11, 4), (1, 11), (11, 18), (11, 4)], [(21, 4), (11, 11), (21, 18), (21, 4)],
      ]
    case .fastForward:
      [
        [(1, 4), (11, 11), (1, 18), (1, 4)], [(11, 4), (21, 11), (11, 18), (11, 4)],
      ]
    default: nil
    }
  }

  /// Returns the lines of items that show an object.
  private static func object(_ item: UIBarButtonItem.SystemItem) -> [Line]? {
    switch item {
    case .action:
      [
        [(7, 8), (4, 8), (4, 20), (18, 20), (18, 8), (15, 8)], [(11, 14), (11, 2)],
        [(7, 6), (11, 2), (15, 6)],
      ]
    case .compose:
      [
        [(12, 4), (3, 4), (3, 19), (18, 19), (18, 11)],
        [(9, 13), (9.5, 10.5), (18, 2), (20, 4), (11.5, 12.5), (9, 13)],
      ]
    case .organize:
      [
        [(2, 18), (2, 4), (8, 4), (10, 6), (20, 6), (20, 18), (2, 18)], [(2, 9), (20, 9)],
      ]
    case .bookmarks:
      [
        [
          (11, 6), (8, 4), (2, 4), (2, 17), (8, 17), (11, 19), (14, 17), (20, 17), (20, 4), (14, 4),
          (11, 6),
        ], [(11, 6), (11, 19)],
      ]
    case .trash:
      [
        [(3, 5), (19, 5)], [(8, 5), (8, 2), (14, 2), (14, 5)],
        [(5, 5), (6, 20), (16, 20), (17, 5)], [(9, 9), (9.3, 16)], [(13, 9), (12.7, 16)],
      ]
    case .pageCurl:
      [[(4, 2), (18, 2), (18, 14), (12, 20), (4, 20), (4, 2)], [(18, 14), (12, 14), (12, 20)]]
    default: nil
    }
  }

  private static func round(_ item: UIBarButtonItem.SystemItem) -> CGPath? {
    let path = CGMutablePath()
    switch item {
    case .search:
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 13, height: 13))
      path.move(to: CGPoint(x: 13, y: 13))
      path.addLine(to: CGPoint(x: 20, y: 20))
    case .refresh:
      path.addArc(
        center: CGPoint(x: 11, y: 12),
        radius: 8,
        startAngle: -0.4,
        endAngle: 5,
        clockwise: false
      )
      path.move(to: CGPoint(x: 13.5, y: 0.5))
      path.addLine(to: CGPoint(x: 13.5, y: 5))
      path.addLine(to: CGPoint(x: 9, y: 5.5))
    case .camera:
      path.addRect(CGRect(x: 2, y: 6, width: 18, height: 13))
      path.addRect(CGRect(x: 8, y: 3, width: 6, height: 3))
      path.addEllipse(in: CGRect(x: 7, y: 8.5, width: 8, height: 8))
    default: return nil
    }
    return path
  }

  /// Returns the word of an item; nil for icons and spaces (N87).
  static func word(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Returns the name of an item for assistive technologies; nil for spaces.
  static func name(of item: UIBarButtonItem.SystemItem) -> String? {
    if let word = word(of: item) { return word }
    switch item {
    case .flexibleSpace, .fixedSpace: return nil
    case .action: return "Share"
    case .fastForward: return "Fast Forward"
    case .pageCurl: return "Page Curl"
    default: return String(describing: item).capitalized
    }
  }
}

import Foundation
import TatamiControllers
import TatamiViews

/// The titles and images of the system's tabs.
@MainActor
enum TabGlyph {
  private static let size = CGSize(width: 26, height: 26)
  private static let lineWidth: CGFloat = 2

  /// Returns the title of an item.
  static func title(of item: UITabBarItem.SystemItem) -> String {
    switch item {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// Returns the image of an item, a template.
  static func image(of item: UITabBarItem.SystemItem) -> UIImage {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let context = context.cgContext
      context.setLineWidth(lineWidth)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      draw(item, in: context)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func draw(_ item: UITabBarItem.SystemItem, in context: CGContext) {
    switch item {
    case .more: drawDots(in: context)
    case .favorites, .featured, .topRated: fill(star, in: context)
    case .recents, .history, .mostRecent: stroke(clock, in: context)
    case .contacts: drawPerson(in: context)
    case .bookmarks: stroke(barGlyph(.bookmarks), in: context)
    case .search: stroke(barGlyph(.search), in: context)
    case .downloads: stroke(tray, in: context)
    case .mostViewed: stroke(list, in: context)
    }
  }

  private static func stroke(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  private static func fill(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath()
  }

  private static func drawDots(in context: CGContext) {
    for x: CGFloat in [4, 13, 22] {
      context.fillEllipse(in: CGRect(x: x - 2.5, y: 10.5, width: 5, height: 5))
    }
  }

  private static func drawPerson(in context: CGContext) {
    context.fillEllipse(in: CGRect(x: 8, y: 3, width: 10, height: 10))
    let shoulders = CGMutablePath()
    shoulders.move(to: CGPoint(x: 4, y: 23))
    shoulders.addCurve(
      to: CGPoint(x: 22, y: 23),
      control1: CGPoint(x: 4, y: 12.5),
      control2: CGPoint(x: 22, y: 12.5)
    )
    shoulders.closeSubpath()
    fill(shoulders, in: context)
  }

  /// The outline of a bar item, centered.
  private static func barGlyph(_ item: UIBarButtonItem.SystemItem) -> CGPath {
    let path = CGMutablePath()
    guard let glyph = BarGlyph.path(of: item) else { return path }
    let offset = (size.width - BarGlyph.size.width) / 2
    path.addPath(glyph, transform: CGAffineTransform(translationX: offset, y: offset))
    return path
  }

  private static var star: CGPath {
    let path = CGMutablePath()
    for point in 0..<10 {
      let radius: CGFloat = point % 2 == 0 ? 12 : 5.2
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let corner = CGPoint(x: 13 + radius * cos(angle), y: 13.6 + radius * sin(angle))
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }

  private static var clock: CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 2.5, y: 2.5, width: 21, height: 21))
    path.move(to: CGPoint(x: 13, y: 7))
    path.addLine(to: CGPoint(x: 13, y: 13))
    path.addLine(to: CGPoint(x: 17.5, y: 16))
    return path
  }

  private static var tray: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 13, y: 3))
    path.addLine(to: CGPoint(x: 13, y: 15))
    path.move(to: CGPoint(x: 8, y: 10.5))
    path.addLine(to: CGPoint(x: 13, y: 15.5))
    path.addLine(to: CGPoint(x: 18, y: 10.5))
    path.move(to: CGPoint(x: 3, y: 16))
    path.addLine(to: CGPoint(x: 3, y: 22.5))
    path.addLine(to: CGPoint(x: 23, y: 22.5))
    path.addLine(to: CGPoint(x: 23, y: 16))
    return path
  }

  private static var list: CGPath {
    let path = CGMutablePath()
    for y: CGFloat in [6, 13, 20] {
      path.move(to: CGPoint(x: 3.5, y: y))
      path.addLine(to: CGPoint(x: 4, y: y))
      path.move(to: CGPoint(x: 9, y: y))
      path.addLine(to: CGPoint(x: 23, y: y))
    }
    return path
  }
}

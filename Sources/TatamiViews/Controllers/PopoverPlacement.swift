import Foundation
import TatamiGraphics

/// The placement of a popover: beside its source, inside of a room (N154).
struct PopoverPlacement {
  /// The length of the arrow and the width of its base, in points (N251).
  static let arrow = CGSize(width: 26, height: 13)
  /// The radius of the corners, in points.
  static let cornerRadius: CGFloat = 13
  /// The least width and height of the content: two corners and the arrow between them.
  private static let leastLength = 2 * cornerRadius + arrow.width

  /// The frame of the card with its arrow.
  private(set) var frame = CGRect.zero
  /// The direction of the arrow; `unknown` without one.
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// The distance of the arrow's tip from the left or the upper end of the card.
  private(set) var tip: CGFloat = 0

  /// The values by which a popover is placed.
  struct Request {
    /// The size of the content, without the arrow.
    var size = CGSize.zero
    /// The rectangle that the arrow touches.
    var source = CGRect.zero
    /// The part of the container that the card may cover.
    var room = CGRect.zero
    var directions = UIPopoverArrowDirection.any
    /// Whether a card without enough room beside the source may cover it.
    var mayOverlap = false
  }

  /// Chooses the permitted direction that shows most of the content and, of several, the one with
  /// the most room.
  init(_ request: Request) {
    let source = Self.visible(request.source, in: request.room)
    let candidates = Self.sides.filter { request.directions.contains($0.direction) }.map {
      Candidate($0, request, source)
    }
    guard let best = candidates.max(by: { $0.isWorse(than: $1) }) else {
      let size = Self.fitting(request.size, in: request.room.size)
      frame = CGRect(center: source.center, size: size).moved(into: request.room)
      return
    }
    direction = best.side.direction
    frame = best.frame
    let isVertical = best.side.isVertical
    let length = isVertical ? frame.width : frame.height
    let position = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let end = min(Self.leastLength / 2, length / 2)
    tip = min(max(position, end), length - end)
  }

  /// The distances between the content and the edges of the card: the length of the arrow on its
  /// side.
  var contentInsets: UIEdgeInsets {
    let height = Self.arrow.height
    switch direction {
    case .up: return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: return .zero
    }
  }

  /// The part of a source inside of a room, or the nearest point of the room.
  private static func visible(_ source: CGRect, in room: CGRect) -> CGRect {
    let common = source.intersection(room)
    if !common.isNull { return common }
    let x = min(max(source.midX, room.minX), room.maxX)
    let y = min(max(source.midY, room.minY), room.maxY)
    return CGRect(x: x, y: y, width: 0, height: 0)
  }

  private static func fitting(_ size: CGSize, in room: CGSize) -> CGSize {
    CGSize(
      width: max(0, min(max(size.width, leastLength), room.width)),
      height: max(0, min(max(size.height, leastLength), room.height))
    )
  }

  // MARK: Sides

  /// A side of the source on which the card may be.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let isVertical: Bool
    /// Whether the card comes after the source, below or to the right.
    let isAfter: Bool
  }

  private static let sides = [
    Side(direction: .up, isVertical: true, isAfter: true),
    Side(direction: .down, isVertical: true, isAfter: false),
    Side(direction: .left, isVertical: false, isAfter: true),
    Side(direction: .right, isVertical: false, isAfter: false),
  ]

  /// The card on one side of the source.
  private struct Candidate {
    let side: Side
    let frame: CGRect
    /// The distance between the source and the edge of the room.
    let depth: CGFloat
    /// The area of the content that is shown.
    let area: CGFloat

    init(_ side: Side, _ request: Request, _ source: CGRect) {
      self.side = side
      let room = request.room
      let free =
        side.isVertical
        ? (side.isAfter ? room.maxY - source.maxY : source.minY - room.minY)
        : (side.isAfter ? room.maxX - source.maxX : source.minX - room.minX)
      depth = max(0, free)
      let arrow = PopoverPlacement.arrow.height
      let wanted = side.isVertical ? request.size.height : request.size.width
      let overlaps = request.mayOverlap && wanted + arrow > depth
      let usable = overlaps ? (side.isVertical ? room.height : room.width) : depth
      var size = PopoverPlacement.fitting(
        request.size,
        in: side.isVertical
          ? CGSize(width: room.width, height: usable - arrow)
          : CGSize(width: usable - arrow, height: room.height)
      )
      area = overlaps ? 0 : size.width * size.height
      if side.isVertical { size.height += arrow } else { size.width += arrow }
      let origin =
        side.isVertical
        ? CGPoint(
          x: source.midX - size.width / 2,
          y: side.isAfter ? source.maxY : source.minY - size.height
        )
        : CGPoint(
          x: side.isAfter ? source.maxX : source.minX - size.width,
          y: source.midY - size.height / 2
        )
      frame = CGRect(origin: origin, size: size).moved(into: room)
    }

    func isWorse(than other: Candidate) -> Bool {
      area == other.area ? depth < other.depth : area < other.area
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
      size: size
    )
  }

  /// Returns the rectangle moved into another one, at whose upper left corner a larger one begins.
  fileprivate func moved(into room: CGRect) -> CGRect {
    var rect = self
    rect.origin.x = max(room.minX, min(minX, room.maxX - width)).rounded()
    rect.origin.y = max(room.minY, min(minY, room.maxY - height)).rounded()
    return rect
  }
}

// MARK: Outline

extension PopoverPlacement {
  /// The outline of the card with its arrow, in the coordinates of the card.
  var outline: UIBezierPath {
    let path = UIBezierPath()
    let card = CGRect(origin: .zero, size: frame.size).inset(by: contentInsets)
    guard !card.isNull else { return path }
    let radius = min(Self.cornerRadius, card.width / 2, card.height / 2)
    let (left, right) = (card.minX + radius, card.maxX - radius)
    let (top, bottom) = (card.minY + radius, card.maxY - radius)
    path.move(to: CGPoint(x: left, y: card.minY))
    // Each edge of the card, clockwise from the top, and the center of the corner after it.
    let edges: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: right, y: top)),
      (.right, CGPoint(x: right, y: bottom)),
      (.down, CGPoint(x: left, y: bottom)),
      (.left, CGPoint(x: left, y: top)),
    ]
    for (index, (edge, center)) in edges.enumerated() {
      if edge == direction { addArrow(to: path, card) }
      let start = CGFloat(index - 1) * .pi / 2
      path.addArc(
        withCenter: center,
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: true
      )
    }
    path.close()
    return path
  }

  /// Adds the arrow, clockwise: its base is on the edge of the card, its tip is round.
  private func addArrow(to path: UIBezierPath, _ card: CGRect) {
    // A point at a distance along the edge from the tip and a height above the edge.
    let point = { (along: CGFloat, height: CGFloat) -> CGPoint in
      switch direction {
      case .up: CGPoint(x: tip + along, y: card.minY - height)
      case .down: CGPoint(x: tip - along, y: card.maxY + height)
      case .left: CGPoint(x: card.minX - height, y: tip - along)
      default: CGPoint(x: card.maxX + height, y: tip + along)
      }
    }
    let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
    path.addLine(to: point(-half, 0))
    path.addCurve(
      to: point(0, height),
      controlPoint1: point(-half * 0.45, 0),
      controlPoint2: point(-half * 0.4, height)
    )
    path.addCurve(
      to: point(half, 0),
      controlPoint1: point(half * 0.4, height),
      controlPoint2: point(half * 0.45, 0)
    )
  }
}

import TatamiTournamentViews
import Testing

extension BracketView {
  static let square = CGRect(x: 0, y: 0, width: 500, height: 500)

  /// Creates a laid-out view of 500 x 500 points with a data source.
  convenience init(_ source: FakeSource, style: BracketStyle = .left) {
    self.init(frame: Self.square)
    self.style = style
    dataSource = source
    delegate = source
    layoutIfNeeded()
  }

  /// The areas back to front: drawing, first entries, second entries.
  var areas: [UIView] { subviews }

  /// The shapes of the lines: ordinary ones, then winners'.
  var shapes: [CAShapeLayer] {
    areas[0].layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  }

  /// The end points of the lines that a shape draws, in drawing order.
  func lines(ofShape index: Int) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    shapes[index].path?.applyWithBlock { element in
      let point = element.pointee.points[0]
      switch element.pointee.type {
      case .moveToPoint: lines.append([point])
      default: lines[lines.count - 1].append(point)
      }
    }
    return lines
  }

  /// Returns the entries' frames in the view's coordinates by index; nil for a missing entry.
  func entryFrames(_ count: Int) -> [CGRect?] {
    (0..<count).map { index in
      entry(at: index).flatMap { entry in
        entry.superview.map { $0.convert(entry.frame, to: self) }
      }
    }
  }

  /// Returns a match's frame in the view's coordinates.
  func matchFrame(_ round: Int, _ item: Int) -> CGRect? {
    match(at: MatchPath(round: round, item: item)).flatMap { match in
      match.superview.map { $0.convert(match.frame, to: self) }
    }
  }
}

extension CGRect {
  /// Returns whether all edges differ from another rectangle's by rounding at most.
  func isClose(to other: CGRect?) -> Bool {
    guard let other else { return false }
    return abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(maxX - other.maxX) < 1e-9 && abs(maxY - other.maxY) < 1e-9
  }
}

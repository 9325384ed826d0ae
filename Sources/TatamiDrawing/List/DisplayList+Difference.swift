package import TatamiGeometry

extension DisplayList {
  /// Returns a rectangle around everything that this list and another one draw differently; nil if
  /// they draw the same.
  ///
  /// Equal commands at the beginning and at the end of the lists are left out. If the lists differ
  /// in more than shapes, text and images, or inside a group, the rectangle surrounds everything
  /// that they draw.
  ///
  /// - Parameter pixel: The extents of a pixel, in the lists' coordinates.
  /// - Complexity: O(*n*) in the number of commands.
  package func difference(from other: DisplayList, pixel: Size) -> Rect? {
    let (new, old) = (commands, other.commands)
    var (start, end) = (0, 0)
    var rest = min(new.count, old.count)
    while start < rest, new[start].drawsSame(as: old[start]) { start += 1 }
    rest -= start
    while end < rest, new[new.count - 1 - end].drawsSame(as: old[old.count - 1 - end]) { end += 1 }
    let parts = [new[start..<new.count - end], old[start..<old.count - end]]
    let before = new[..<start]
    guard parts.allSatisfy({ $0.allSatisfy(\.isFigure) }), !before.contains(where: \.beginsGroup)
    else { return Self.bounds(of: [new[...], old[...]], pixel) }
    let state = before.filter { !$0.isFigure }
    return Self.bounds(of: parts.map { state + $0 }, pixel)
  }

  private static func bounds(of lists: [ArraySlice<Command>], _ pixel: Size) -> Rect? {
    let bounds = lists.compactMap {
      BoundsCalculator.bounds(of: $0, transform: .identity, pixel: pixel)
    }
    return bounds.dropFirst().reduce(bounds.first) { $0?.union($1) }
  }
}

extension DisplayList.Command {
  /// Whether the command draws a shape, text or an image.
  fileprivate var isFigure: Bool {
    switch self {
    case .fill, .stroke, .text, .image: true
    default: false
    }
  }

  fileprivate var beginsGroup: Bool {
    if case .beginGroup = self { true } else { false }
  }

  /// Whether the command draws the same pixels as another one.
  fileprivate func drawsSame(as other: DisplayList.Command) -> Bool {
    guard case .text(var run, let origin) = self, case .text(let otherRun, let otherOrigin) = other
    else { return self == other }
    // The position in the source is not drawn.
    run.range = otherRun.range
    return origin == otherOrigin && run == otherRun
  }
}

import Foundation
package import TatamiDrawing
package import TatamiGeometry

extension TextFlow {
  /// Lays out a chunk again, or takes what the shaper remembers.
  package func geometry(at start: ChunkStart) -> TextGeometry {
    let chunk = chunks[start.index]
    return geometry(
      start.bytes..<start.bytes + chunk.bytes - chunk.separator,
      units: start.units,
      direction: chunk.continues ? chunks[start.index - 1].isRightToLeft : nil
    )
  }

  /// Returns the chunk of a place.
  package func start(at place: TextPlace) -> ChunkStart {
    let start = start { $0.units <= place.offset }
    let isWrapped = start.index > 0 && start.units == place.offset && chunks[start.index].continues
    return isWrapped && place.affinity == .upstream ? self.start(before: start) : start
  }

  /// Returns the caret at a place: a line's height, no width.
  package func caret(at place: TextPlace) -> Rect {
    let start = start(at: place)
    let local = TextPlace(place.offset - start.units, place.affinity)
    return geometry(at: start).caret(at: local)?.offset(by: origin(of: start)) ?? .zero
  }

  /// Returns the place nearest to a point.
  package func place(nearest point: Point) -> TextPlace {
    let start = start(nearest: point)
    let origin = origin(of: start)
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    return globalPlace(geometry(at: start).position(nearest: local), in: start)
  }

  /// Returns rectangles that cover characters within a stretch of the axis, in points.
  package func selectionRects(
    of range: Range<Int>,
    in span: ClosedRange<Double> = 0...Double.infinity
  ) -> [Rect] {
    let isWrapped = configuration.axis == .vertical
    return starts(in: span).flatMap { start -> [Rect] in
      let end = start.units + chunks[start.index].units
      guard range.lowerBound < end, range.upperBound > start.units else { return [] }
      let local = max(0, range.lowerBound - start.units)..<range.upperBound - start.units
      let origin = origin(of: start)
      return geometry(at: start)
        .selectionRects(of: local, width: isWrapped ? configuration.width : nil)
        .map { $0.offset(by: origin) }
    }
  }

  /// Returns the chunks that reach into a stretch of the axis, in points.
  package func starts(in span: ClosedRange<Double>) -> [ChunkStart] {
    var start = start(nearest: span.lowerBound)
    var starts = [start]
    while start.index + 1 < chunks.count {
      start = self.start(after: start)
      guard start.distance <= span.upperBound else { break }
      starts.append(start)
    }
    return starts
  }

  private func start(nearest point: Point) -> ChunkStart {
    let isMirrored = configuration.axis == .horizontal && chunks.first?.isRightToLeft == true
    return start(nearest: isMirrored ? size().width - point.x : point[configuration.axis])
  }

  private func start(nearest distance: Double) -> ChunkStart {
    start { $0.distance <= distance }
  }

  private func globalPlace(_ local: TextPlace, in start: ChunkStart) -> TextPlace {
    let next = start.index + 1
    let isWrapped =
      configuration.axis == .vertical && local.offset == chunks[start.index].units
      && next < chunks.count && chunks[next].continues
    return TextPlace(local.offset + start.units, isWrapped ? .upstream : local.affinity)
  }
}

extension TextFlow: TextLines {
  package func lineRange(at place: TextPlace) -> Range<Int> {
    // In one line every chunk belongs to the line.
    guard configuration.axis == .vertical else { return 0..<text.utf16.count }
    let start = start(at: place)
    let geometry = geometry(at: start)
    let local = TextPlace(place.offset - start.units, place.affinity)
    guard let line = geometry.lineIndex(at: local) else { return start.units..<start.units }
    let range = geometry.lineRange(line)
    return range.lowerBound + start.units..<range.upperBound + start.units
  }

  package func column(at place: TextPlace) -> Double { caret(at: place).minX }

  package func place(_ lines: Int, below place: TextPlace, nearest column: Double) -> TextPlace? {
    guard configuration.axis == .vertical else { return nil }
    var start = start(at: place)
    let local = TextPlace(place.offset - start.units, place.affinity)
    guard let current = geometry(at: start).lineIndex(at: local) else { return nil }
    // No text has so many lines, and sums of more would not fit.
    var line = current + max(-1_000_000_000, min(lines, 1_000_000_000))
    while line < 0, start.index > 0 {
      start = self.start(before: start)
      line += chunks[start.index].lineCount
    }
    while line >= chunks[start.index].lineCount, start.index + 1 < chunks.count {
      line -= chunks[start.index].lineCount
      start = self.start(after: start)
    }
    let target = max(0, min(line, chunks[start.index].lineCount - 1))
    let isStuck = target != line && (lines == 1 || lines == -1)
    guard !isStuck else { return nil }
    let found = geometry(at: start).position(inLine: target, nearestX: column)
    return globalPlace(found, in: start)
  }
}

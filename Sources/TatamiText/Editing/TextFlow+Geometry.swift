package import TatamiDrawing
package import TatamiGeometry

extension TextFlow {
  /// A layout with its top-left corner in the flow, in points.
  package struct PlacedLayout {
    package var layout: TextLayout
    package var origin: Point
  }

  /// Returns the layouts with lines that reach into a range of the axis, in points.
  package func layouts(in span: ClosedRange<Double>) -> [PlacedLayout] {
    starts(in: span).map { start in
      let origin = origin(of: start)
      var layout = geometry(at: start).layout
      if configuration.axis == .vertical {
        layout.lines = layout.lines.filter {
          origin.y + $0.top <= span.upperBound && origin.y + $0.top + $0.height >= span.lowerBound
        }
      }
      return PlacedLayout(layout: layout, origin: origin)
    }
  }

  /// Returns the caret at a position: the height of its line, no width.
  package func caret(at position: CaretPosition) -> Rect {
    let start = start(at: position)
    let caret = geometry(at: start).caret(at: position.relative(to: start))
    return caret?.offset(by: origin(of: start)) ?? .zero
  }

  /// Returns the position nearest to a point.
  package func position(nearest point: Point) -> CaretPosition {
    let isMirrored = configuration.axis == .horizontal && isRightToLeft
    let distance = isMirrored ? size().width - point.x : point[configuration.axis]
    let start = fragment(nearest: point.x, inRowOf: start(nearest: distance))
    let origin = origin(of: start)
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    return position(geometry(at: start).position(nearest: local), in: start)
  }

  /// Returns rectangles that cover characters within a range of the axis, in points.
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
        .selectionRects(of: local, width: isWrapped ? width(of: start) : nil)
        .map { $0.offset(by: origin) }
    }
  }

  /// Whether the paragraph at a position runs from right to left.
  package func isRightToLeft(at position: CaretPosition) -> Bool {
    let start = start(at: position)
    let geometry = geometry(at: start)
    let line = geometry.lineIndex(at: position.relative(to: start))
    return line.map { geometry.layout.lines[$0].isRightToLeft } ?? false
  }
}

extension TextFlow: TextLines {
  package func lineRange(at position: CaretPosition) -> Range<Int> {
    // All chunks of a single line are parts of that line.
    guard configuration.axis == .vertical else { return 0..<text.utf16.count }
    let start = start(at: position)
    let geometry = geometry(at: start)
    guard let line = geometry.lineIndex(at: position.relative(to: start)) else {
      return start.units..<start.units
    }
    let range = geometry.lineRange(line)
    return range.lowerBound + start.units..<range.upperBound + start.units
  }

  package func column(at position: CaretPosition) -> Double { caret(at: position).minX }

  package func position(
    movedByLines lines: Int,
    from position: CaretPosition,
    column: Double
  ) -> CaretPosition? {
    guard configuration.axis == .vertical else { return nil }
    var start = start(at: position)
    guard let current = geometry(at: start).lineIndex(at: position.relative(to: start)) else {
      return nil
    }
    // The limit exceeds the lines of any text and prevents an overflow of the sums.
    var line = current + max(-1_000_000_000, min(lines, 1_000_000_000))
    if !configuration.exclusions.isEmpty {
      return self.position(movedByRows: line - current, from: start, column: column)
    }
    while line < 0, start.index > 0 {
      start = self.start(before: start)
      line += chunks[start.index].lineCount
    }
    while line >= chunks[start.index].lineCount, start.index + 1 < chunks.count {
      line -= chunks[start.index].lineCount
      start = self.start(after: start)
    }
    let target = max(0, min(line, chunks[start.index].lineCount - 1))
    if target != line, lines == 1 || lines == -1 { return nil }
    let found = geometry(at: start).position(inLine: target, nearestX: column)
    return self.position(found, in: start)
  }
}

// MARK: - Chunks

extension TextFlow {
  /// Returns the layout of a chunk, from the shaper's cache if it is still there.
  func geometry(at start: ChunkStart) -> TextGeometry {
    let chunk = chunks[start.index]
    return geometry(
      start.bytes..<start.bytes + chunk.bytes - chunk.separator,
      units: start.units,
      isRightToLeft: chunk.continues ? chunks[start.index - 1].isRightToLeft : nil,
      fragment: chunk.fragment
    )
  }

  /// Returns the start of the chunk that contains a position.
  func start(at position: CaretPosition) -> ChunkStart {
    let start = start { $0.units <= position.offset }
    let isAtWrap =
      start.index > 0 && start.units == position.offset && chunks[start.index].continues
    return isAtWrap && position.affinity == .upstream ? self.start(before: start) : start
  }

  /// Returns the starts of the chunks that reach into a range of the axis, in points.
  private func starts(in span: ClosedRange<Double>) -> [ChunkStart] {
    var start = firstOfRow(start(nearest: span.lowerBound))
    var starts = [start]
    while start.index + 1 < chunks.count {
      start = self.start(after: start)
      guard start.distance <= span.upperBound else { break }
      starts.append(start)
    }
    return starts
  }

  private func start(nearest distance: Double) -> ChunkStart {
    start { $0.distance <= distance }
  }

  /// Returns the position in the text of a position in a chunk.
  func position(_ local: CaretPosition, in start: ChunkStart) -> CaretPosition {
    let next = start.index + 1
    let isAtWrap =
      configuration.axis == .vertical && local.offset == chunks[start.index].units
      && next < chunks.count && chunks[next].continues
    return CaretPosition(local.offset + start.units, isAtWrap ? .upstream : local.affinity)
  }
}

extension CaretPosition {
  /// Returns the position in a chunk of a position in the text.
  func relative(to start: TextFlow.ChunkStart) -> CaretPosition {
    CaretPosition(offset - start.units, affinity)
  }
}

public import TatamiDrawing

/// Encodes the changes of a window's pixels as frames for one client.
///
/// ```swift
/// var encoder = FrameEncoder()
/// encoder.add(changes)
/// let bytes = encoder.frame(of: pixels, columns: 640, sequence: 1, lastInput: 0)
/// ```
///
/// The encoder keeps the picture that the client shows and sends what differs from it: moved
/// pixels as copies, the rest as the bounds of the differences in adjacent tiles. Transparent pixels
/// are drawn over white.
public struct FrameEncoder: Sendable {
  /// The side of a tile, in pixels.
  private static let tileSide = 64
  /// The number of operations above which the whole picture costs less.
  private static let maxOperations = 4096

  /// The picture of the client, row by row, 0xFFRRGGBB.
  private var picture: [UInt32] = []
  private var columns = 0
  private var pending = PixelChanges()
  private var needsWholePicture = true

  /// Creates an encoder for a client that shows nothing yet.
  public init() {}

  /// Requests the whole picture with the next frame, for a client that has lost its own.
  public mutating func requestWholePicture() {
    needsWholePicture = true
  }

  /// Adds the changes of an update, to be sent with the next frame.
  ///
  /// A move of pixels that have not been sent yet becomes a redrawn rectangle.
  public mutating func add(_ changes: PixelChanges) {
    for move in changes.moves {
      let isSent = pending.drawn.allSatisfy { $0.intersection(move.rect).isEmpty }
      if isSent { pending.moves.append(move) } else { pending.drawn.append(move.rect) }
    }
    pending.drawn += changes.drawn
  }

  /// Returns the frame that brings the client's picture up to date; nil if nothing differs.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, row by row, 0xAARRGGBB with premultiplied alpha.
  ///   - columns: The number of pixels in a row, above 0.
  ///   - sequence: The number of the frame.
  ///   - lastInput: The number of the last input that the pixels show.
  /// - Complexity: O(*n*) in the pixels of the changes.
  public mutating func frame(
    of pixels: Span<UInt32>,
    columns: Int,
    sequence: UInt32,
    lastInput: UInt32
  ) -> [UInt8]? {
    if columns != self.columns || pixels.count != picture.count { needsWholePicture = true }
    var frame = FrameBytes(
      sequence: sequence,
      lastInput: lastInput,
      width: columns,
      height: pixels.count / columns
    )
    if needsWholePicture {
      replacePicture(by: pixels, columns: columns)
      frame.isWholePicture = true
      append([frame.bounds], to: &frame)
    } else {
      for move in pending.moves { apply(move, to: &frame) }
      let changed = updatePicture(from: pixels, in: frame.bounds)
      append(changed, to: &frame)
    }
    pending = PixelChanges()
    needsWholePicture = false
    return frame.isEmpty ? nil : frame.bytes
  }

  private mutating func replacePicture(by pixels: Span<UInt32>, columns: Int) {
    picture = Array(repeating: 0, count: pixels.count)
    self.columns = columns
    for index in pixels.indices { picture[index] = pixels[index].overWhite }
  }

  // MARK: Moves

  private mutating func apply(_ move: PixelChanges.Move, to frame: inout FrameBytes) {
    let rect = move.rect.intersection(frame.bounds)
    let kept = rect.offset(x: move.dx, y: move.dy).intersection(rect)
    guard !kept.isEmpty else { return }
    frame.appendCopy(rect, dx: move.dx, dy: move.dy)
    for step in 0..<kept.height {
      let y = move.dy > 0 ? kept.bottom - 1 - step : kept.top + step
      let source = (y - move.dy) * columns + kept.left - move.dx
      let row = Array(picture[source..<source + kept.width])
      let target = y * columns + kept.left
      picture.replaceSubrange(target..<target + kept.width, with: row)
    }
  }

  // MARK: Differences

  /// Brings the picture up to date and returns the rectangles that have changed.
  private mutating func updatePicture(
    from pixels: Span<UInt32>,
    in bounds: PixelRect
  ) -> [PixelRect] {
    var found: [ChangedTiles] = []
    for rect in pending.drawn {
      let rect = rect.intersection(bounds)
      guard !rect.isEmpty else { continue }
      for band in rect.bands(Self.tileSide) {
        for run in changedRuns(in: band, pixels) { found.join(run) }
      }
    }
    return found.map(\.pixels)
  }

  /// Brings a band of tiles up to date and returns its runs of tiles that have changed.
  private mutating func changedRuns(in band: PixelRect, _ pixels: Span<UInt32>) -> [ChangedTiles] {
    var runs: [ChangedTiles] = []
    for tile in band.tiles(Self.tileSide) {
      guard let changed = update(tile, pixels) else { continue }
      if let last = runs.indices.last, runs[last].tiles.right == tile.left {
        runs[last].tiles.right = tile.right
        runs[last].pixels.formUnion(changed)
      } else {
        runs.append(ChangedTiles(tiles: tile, pixels: changed))
      }
    }
    return runs
  }

  /// Brings a tile up to date and returns the bounds of its changed pixels; nil for none.
  private mutating func update(_ tile: PixelRect, _ pixels: Span<UInt32>) -> PixelRect? {
    var changed: PixelRect?
    picture.withUnsafeMutableBufferPointer { picture in
      for y in tile.top..<tile.bottom {
        let start = y * columns
        var (first, last) = (tile.right, -1)
        for x in tile.left..<tile.right {
          let pixel = pixels[start + x].overWhite
          guard picture[start + x] != pixel else { continue }
          picture[start + x] = pixel
          (first, last) = (min(first, x), x)
        }
        guard last >= 0 else { continue }
        let row = PixelRect(left: first, top: y, right: last + 1, bottom: y + 1)
        changed?.formUnion(row)
        changed = changed ?? row
      }
    }
    return changed
  }

  // MARK: Operations

  private func append(_ rects: [PixelRect], to frame: inout FrameBytes) {
    guard rects.count <= Self.maxOperations else {
      frame.removeOperations()
      frame.isWholePicture = true
      return append([frame.bounds], to: &frame)
    }
    for rect in rects {
      if let color = color(of: rect) {
        frame.appendFill(rect, color: color)
      } else {
        appendImage(rect, to: &frame)
      }
    }
  }

  private func appendImage(_ rect: PixelRect, to frame: inout FrameBytes) {
    let image = QOIEncoder.bytes(of: rect, in: picture, columns: columns)
    if image.count < rect.width * rect.height * 4 {
      frame.appendImage(rect, image)
    } else {
      frame.appendPixels(rect, of: picture, columns: columns)
    }
  }

  /// The color of all pixels of a rectangle; nil if they differ.
  private func color(of rect: PixelRect) -> UInt32? {
    let color = picture[rect.top * columns + rect.left]
    for y in rect.top..<rect.bottom {
      let row = picture[y * columns + rect.left..<y * columns + rect.right]
      guard row.allSatisfy({ $0 == color }) else { return nil }
    }
    return color
  }
}

extension UInt32 {
  /// The pixel, 0xAARRGGBB with premultiplied alpha, drawn over white.
  fileprivate var overWhite: UInt32 {
    let rest = 255 &- (self >> 24)
    guard rest > 0 else { return self }
    return 0xFF00_0000 | (self & 0x00FF_FFFF) &+ (rest << 16 | rest << 8 | rest)
  }
}

extension PixelRect {
  /// Returns the parts in the rows of tiles of a side, from the top on.
  fileprivate func bands(_ side: Int) -> [PixelRect] {
    (top / side...(bottom - 1) / side).map { row in
      PixelRect(
        left: left,
        top: max(top, row * side),
        right: right,
        bottom: min(bottom, (row + 1) * side)
      )
    }
  }

  /// Returns the parts in the columns of tiles of a side, from the left on.
  fileprivate func tiles(_ side: Int) -> [PixelRect] {
    (left / side...(right - 1) / side).map { column in
      PixelRect(
        left: max(left, column * side),
        top: top,
        right: min(right, (column + 1) * side),
        bottom: bottom
      )
    }
  }
}

/// A rectangle of tiles that have changed.
private struct ChangedTiles {
  /// The tiles.
  var tiles: PixelRect
  /// The bounds of the changed pixels.
  var pixels: PixelRect
}

extension PixelRect {
  /// Extends the rectangle to the bounds of both; neither is empty.
  fileprivate mutating func formUnion(_ other: PixelRect) {
    self = PixelRect(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}

extension [ChangedTiles] {
  /// Adds tiles, joined with those of the same columns that end where they begin.
  fileprivate mutating func join(_ run: ChangedTiles) {
    let index = lastIndex {
      $0.tiles.bottom == run.tiles.top && $0.tiles.left == run.tiles.left
        && $0.tiles.right == run.tiles.right
    }
    guard let index else { return append(run) }
    self[index].tiles.bottom = run.tiles.bottom
    self[index].pixels.formUnion(run.pixels)
  }
}

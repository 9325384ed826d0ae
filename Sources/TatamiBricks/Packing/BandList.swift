/// Bands of neighboring rows in which the same columns are taken (Specification/bricks.md §5.3, 3).
///
/// Neighboring bands differ; the last one is free and infinite. Each item adds at most two bands,
/// regardless of its height. The bands are stored in short chunks, so that a change moves few
/// bands.
struct BandList<Mask: ColumnMask>: Sendable {
  /// Bands in order, at least one.
  private struct Chunk: Sendable {
    var rows: [UInt32]
    var masks: [Mask]
  }

  /// The position of a band.
  struct Position: Equatable {
    var chunk: Int
    var index: Int
  }

  private var chunks: [Chunk]
  /// The first row of every chunk.
  private var firstRows: [UInt32] = [0]
  /// The chunk of the last change, where the next change is likely.
  private var recent = 0

  /// A chunk with more bands is halved.
  private static var longest: Int { 96 }
  /// A chunk with fewer bands is merged into the previous one if they fit.
  private static var shortest: Int { 24 }

  init(columnCount: Int) {
    chunks = [Chunk(rows: [0], masks: [Mask(columnCount: columnCount)])]
  }

  /// The number of rows before the infinite band.
  var rowCount: UInt32 {
    chunks.last?.rows.last ?? 0
  }

  /// Returns the bytes that the arrays take, including their headers.
  func storedBytes() -> Int {
    chunks.reduce(firstRows.capacity * 4) { sum, chunk in
      let bands = chunk.rows.capacity * 4 + chunk.masks.capacity * MemoryLayout<Mask>.stride
      return sum + bands + MemoryLayout<Chunk>.stride + 2 * arrayHeaderBytes
    }
  }

  func row(at position: Position) -> UInt32 {
    chunks[position.chunk].rows[position.index]
  }

  func mask(at position: Position) -> Mask {
    chunks[position.chunk].masks[position.index]
  }

  /// Returns the next band, or nil after the infinite one.
  func after(_ position: Position) -> Position? {
    if position.index + 1 < chunks[position.chunk].rows.count {
      return Position(chunk: position.chunk, index: position.index + 1)
    }
    return position.chunk + 1 < chunks.count ? Position(chunk: position.chunk + 1, index: 0) : nil
  }

  /// Returns the previous band, or nil before the first one.
  func before(_ position: Position) -> Position? {
    if position.index > 0 { return Position(chunk: position.chunk, index: position.index - 1) }
    guard position.chunk > 0 else { return nil }
    return Position(chunk: position.chunk - 1, index: chunks[position.chunk - 1].rows.count - 1)
  }

  /// Returns the band that contains a row.
  ///
  /// - Complexity: O(log *n*) in the bands.
  func position(of row: UInt32) -> Position {
    let chunk = isRecent(row) ? recent : Self.lastIndex(in: firstRows, upTo: row)
    return Position(chunk: chunk, index: Self.lastIndex(in: chunks[chunk].rows, upTo: row))
  }

  private func isRecent(_ row: UInt32) -> Bool {
    guard recent < firstRows.count, firstRows[recent] <= row else { return false }
    return recent + 1 == firstRows.count || firstRows[recent + 1] > row
  }

  /// Returns the last index whose row is at most a given row, or 0.
  private static func lastIndex(in rows: [UInt32], upTo row: UInt32) -> Int {
    var (first, end) = (0, rows.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if rows[middle] <= row { first = middle } else { end = middle }
    }
    return first
  }
}

extension BandList {
  /// Takes free columns in a range of rows, or frees taken ones.
  ///
  /// - Complexity: O(log *n* + *k*) in all bands and the changed ones.
  mutating func toggle(_ columns: Range<Int>, rows: Range<UInt32>) {
    _ = split(at: rows.upperBound)
    let start = split(at: rows.lowerBound)
    var band = start
    while row(at: band) < rows.upperBound, let next = after(band) {
      chunks[band.chunk].masks[band.index].toggle(columns)
      band = next
    }
    let chunkCount = chunks.count
    mergeIfEqual(band)
    mergeIfEqual(chunkCount == chunks.count ? start : position(of: rows.lowerBound))
    recent = start.chunk
  }

  /// Frees all columns from a row on.
  ///
  /// - Complexity: O(log *n* + *k*) in all bands and the removed ones.
  mutating func clear(from row: UInt32) {
    guard let free = chunks.last?.masks.last else { return }
    let band = split(at: row)
    chunks.removeSubrange((band.chunk + 1)...)
    firstRows.removeSubrange((band.chunk + 1)...)
    chunks[band.chunk].rows.removeSubrange((band.index + 1)...)
    chunks[band.chunk].masks.removeSubrange((band.index + 1)...)
    chunks[band.chunk].masks[band.index] = free
    mergeIfEqual(band)
  }

  /// Makes a band begin at a row and returns it.
  private mutating func split(at row: UInt32) -> Position {
    let band = position(of: row)
    guard self.row(at: band) < row else { return band }
    chunks[band.chunk].rows.insert(row, at: band.index + 1)
    chunks[band.chunk].masks.insert(mask(at: band), at: band.index + 1)
    if chunks[band.chunk].rows.count > Self.longest {
      halve(band.chunk)
      return position(of: row)
    }
    return Position(chunk: band.chunk, index: band.index + 1)
  }

  /// Merges a band into the previous one if both are equal.
  private mutating func mergeIfEqual(_ band: Position) {
    guard let previous = before(band), mask(at: previous) == mask(at: band) else { return }
    chunks[band.chunk].rows.remove(at: band.index)
    chunks[band.chunk].masks.remove(at: band.index)
    if band.index == 0, let first = chunks[band.chunk].rows.first { firstRows[band.chunk] = first }
    if chunks[band.chunk].rows.count < Self.shortest { mergeIntoPrevious(band.chunk) }
  }

  private mutating func halve(_ chunk: Int) {
    let middle = chunks[chunk].rows.count / 2
    let tail = Chunk(
      rows: Array(chunks[chunk].rows[middle...]),
      masks: Array(chunks[chunk].masks[middle...])
    )
    chunks[chunk].rows.removeSubrange(middle...)
    chunks[chunk].masks.removeSubrange(middle...)
    firstRows.insert(tail.rows[0], at: chunk + 1)
    chunks.insert(tail, at: chunk + 1)
  }

  /// Moves the bands of a short chunk to the previous one, and always removes an empty chunk.
  private mutating func mergeIntoPrevious(_ chunk: Int) {
    guard chunk > 0 else { return }
    let count = chunks[chunk].rows.count
    guard count == 0 || chunks[chunk - 1].rows.count + count <= Self.longest / 2 else { return }
    let merged = chunks.remove(at: chunk)
    firstRows.remove(at: chunk)
    chunks[chunk - 1].rows += merged.rows
    chunks[chunk - 1].masks += merged.masks
  }
}

/// The bytes that an array takes in addition to its elements.
let arrayHeaderBytes = 32

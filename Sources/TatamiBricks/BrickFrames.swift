public import TatamiGeometry

/// The frames of a brick layout: sections of items that take the first free position in a grid.
///
/// ```swift
/// let geometry = try BrickGeometry(columns: [100, 100, 100], rowHeight: 50)
/// let bricks = [BrickSize(columns: 2, rows: 2), BrickSize(), BrickSize()]
/// let wall = try BrickFrames([BrickSection(geometry: geometry, items: bricks)])
/// let frame = wall.frame(ofItem: 2, inSection: 0)
/// ```
///
/// An item takes 16 to 24 bytes. Adding items never moves earlier ones.
public struct BrickFrames: Sendable {
  var walls: [Wall] = []
  /// The top of each section, and the bottom of the last one.
  var offsets: [Double] = [0]
  var index = SpanIndex(count: 0) { _ in (0, 0) }
  /// The width of the widest section, at least 0.
  private var contentWidth = 0.0
  let exactItemLimit: Int

  /// The largest sum of the rows of all items in a section, and the largest number of items.
  public static let rowLimit = Int(UInt32.max) - 1

  /// Places sections one below the other.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - exactItemLimit: The largest number of items in a section that are all placed immediately.
  ///     The items of larger sections are placed by `placeItems(throughY:)` and
  ///     `placeItem(_:inSection:)`; until then, the height of the section is an estimate, and the
  ///     items are not found.
  /// - Throws: A `BrickError` that names the field.
  /// - Complexity: O(*n*) in the items if there are few different sizes; see
  ///   Benchmarks/collections.md.
  public init(
    _ sections: [BrickSection],
    exactItemLimit: Int = .max
  ) throws(BrickError) {
    self.exactItemLimit = exactItemLimit
    try replaceSections(from: 0, with: sections)
  }

  /// Replaces the sections from an index on; earlier sections do not change.
  ///
  /// - Parameters:
  ///   - first: The index of the first section to replace; past the last one, sections are
  ///     appended.
  ///   - replacements: The new sections.
  /// - Throws: A `BrickError` that names the field; the layout is then unchanged.
  public mutating func replaceSections(
    from first: Int,
    with replacements: [BrickSection]
  ) throws(BrickError) {
    let kept = min(max(0, first), walls.count)
    var added: [Wall] = []
    for (number, section) in replacements.enumerated() {
      added.append(try wall(of: section, field: "sections[\(kept + number)]"))
    }
    walls.replaceSubrange(kept..., with: added)
    stack(from: kept)
  }

  func wall(of section: BrickSection, field: String) throws(BrickError) -> Wall {
    let count = section.itemCount
    try BrickError.check(count, in: 0...Self.rowLimit, "\(field).itemCount")
    var wall = Wall(section.geometry, mode: section.mode, exactItemLimit: exactItemLimit)
    let bricks = try wall.bricks(from: 0, to: count, field: field, size: section.size)
    wall.replaceTail(from: 0, with: bricks)
    return wall
  }

  /// Stacks the sections from an index on below the earlier ones.
  mutating func stack(from first: Int) {
    offsets.removeSubrange((first + 1)...)
    for wall in walls[first...] {
      offsets.append(offsets[offsets.count - 1] + wall.height)
    }
    contentWidth = walls.reduce(0) { max($0, $1.width) }
    index = SpanIndex(count: walls.count) { section in
      let extent = walls[section].extent
      return (extent.near + offsets[section], extent.far + offsets[section])
    }
  }
}

extension BrickFrames {
  /// The height of all sections, in points, at least 0; an estimate while items are not placed.
  public var contentHeight: Double { max(0, offsets[offsets.count - 1]) }

  /// The size of all sections, in points: the width of the widest one and their total height.
  public var contentSize: Size { Size(width: contentWidth, height: contentHeight) }

  /// Returns the size of the scrolling content in a view.
  ///
  /// It is as wide as the view and at least as high as the view without its insets; without
  /// sections it is zero.
  public func contentSize(in view: Size, contentInset: Insets = .zero) -> Size {
    guard !walls.isEmpty else { return .zero }
    let visible = view.height - contentInset[sum: .vertical]
    return Size(width: view.width, height: max(contentHeight, visible))
  }

  /// Returns the bytes that all items and their indexes take.
  ///
  /// - Complexity: O(*n*) with a very small factor.
  public func storedBytes() -> Int {
    walls.reduce(0) { $0 + $1.storedBytes() }
  }

  /// The number of sections.
  public var sectionCount: Int { walls.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    walls.indices.contains(section) ? walls[section].bricks.count : 0
  }

  /// Returns the number of columns in a section, or 0 if the section does not exist.
  public func columnCount(inSection section: Int) -> Int {
    walls.indices.contains(section) ? walls[section].geometry.columns.count : 0
  }

  /// Returns the size of an item in cells, or nil if the item does not exist.
  public func size(ofItem item: Int, inSection section: Int) -> BrickSize? {
    guard walls.indices.contains(section), walls[section].bricks.indices.contains(item) else {
      return nil
    }
    return BrickSize(walls[section].bricks[item])
  }

  /// Returns the frame of an item, or nil if the item does not exist or is not placed.
  ///
  /// - Complexity: O(*c*) in the columns that it covers.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard isPlaced(item, inSection: section) else { return nil }
    return walls[section].frame(of: item).offset(by: Point(y: offsets[section]))
  }

  /// Returns the position of an item in its section's grid, or nil if the item does not exist or is
  /// not placed.
  public func gridPosition(ofItem item: Int, inSection section: Int) -> BrickPosition? {
    guard isPlaced(item, inSection: section) else { return nil }
    let brick = walls[section].bricks[item]
    return BrickPosition(column: Int(brick.column), row: Int(brick.row), size: BrickSize(brick))
  }

  /// Returns the frame of a header or footer, or nil if there is none; bricks have no backer.
  public func frame(of kind: SupplementaryItem.Kind, inSection section: Int) -> Rect? {
    guard walls.indices.contains(section) else { return nil }
    return walls[section].frame(of: kind)?.offset(by: Point(y: offsets[section]))
  }

  func isPlaced(_ item: Int, inSection section: Int) -> Bool {
    walls.indices.contains(section) && 0..<walls[section].placedCount ~= item
  }
}

extension BrickFrames {
  /// Replaces the items of a section from an index on.
  ///
  /// The sections below move; nothing else changes.
  ///
  /// - Parameters:
  ///   - first: The number of items to keep.
  ///   - section: The index of the section.
  ///   - count: The new number of items in the section.
  ///   - size: Returns the size of an item; called once for each item from `first` on, in order.
  /// - Throws: A `BrickError` that names the field; the layout is then unchanged.
  /// - Complexity: O(*t* · log *n* + *s*) amortized in the items replaced, all items, and the
  ///   sections.
  public mutating func replaceItems(
    from first: Int,
    inSection section: Int,
    count: Int,
    size: (Int) -> BrickSize
  ) throws(BrickError) {
    try checkSection(section)
    try BrickError.check(first, in: 0...walls[section].bricks.count, "first")
    try BrickError.check(count, in: first...Self.rowLimit, "count")
    let field = "sections[\(section)]"
    let tail = try walls[section].bricks(from: first, to: count, field: field, size: size)
    walls[section].replaceTail(from: first, with: tail)
    stack(from: section)
  }

  /// Replaces ranges of a section's items; the other items keep their sizes.
  ///
  /// The items before the first range keep their positions.
  ///
  /// - Parameters:
  ///   - replacements: The ranges in ascending order and the sizes of the items in their place.
  ///   - section: The index of the section.
  /// - Throws: A `BrickError` that names the field; the layout is then unchanged.
  /// - Complexity: O(*t* · log *n* + *s*) amortized, for *t* items from the first range on, *n*
  ///   items and *s* sections. If items are placed on demand, the *t* items are only moved in memory.
  public mutating func replaceItems(
    _ replacements: [BrickReplacement],
    inSection section: Int
  ) throws(BrickError) {
    try checkSection(section)
    let checked = try walls[section].replacements(replacements, field: "sections[\(section)]")
    walls[section].replaceItems(checked)
    stack(from: section)
  }

  /// Appends items to a section.
  ///
  /// - Throws: A `BrickError` that names the field; the layout is then unchanged.
  public mutating func appendItems(
    _ sizes: [BrickSize],
    toSection section: Int
  ) throws(BrickError) {
    let held = itemCount(inSection: section)
    try replaceItems(from: held, inSection: section, count: held + sizes.count) {
      sizes[$0 - held]
    }
  }

  /// Rearranges the sections: keeps, moves, removes and adds sections.
  ///
  /// The items of kept sections keep their grid positions.
  ///
  /// - Throws: A `BrickError` that names the field; the layout is then unchanged.
  /// - Complexity: O(*s*) in the sections, plus placing the items of new ones.
  public mutating func rearrangeSections(_ origins: [BrickSectionOrigin]) throws(BrickError) {
    var rearranged: [Wall] = []
    for (index, origin) in origins.enumerated() {
      let field = "sections[\(index)]"
      switch origin {
      case .kept(let old):
        try checkSection(old)
        rearranged.append(walls[old])
      case .new(let section):
        rearranged.append(try wall(of: section, field: field))
      }
    }
    walls = rearranged
    stack(from: 0)
  }

  /// Changes the lengths of a section.
  ///
  /// If the number of columns stays the same, all items keep their grid positions.
  ///
  /// - Throws: A `BrickError` if the section does not exist or an item is too wide;
  ///   the layout is then unchanged.
  /// - Complexity: O(*s*) in the sections, plus placing all items if the number of columns changes.
  public mutating func setGeometry(
    _ geometry: BrickGeometry,
    ofSection section: Int
  ) throws(BrickError) {
    try checkSection(section)
    if geometry.columns.count == walls[section].geometry.columns.count {
      walls[section].setGeometry(geometry)
    } else {
      walls[section] = try packed(walls[section], into: geometry, field: "sections[\(section)]")
    }
    stack(from: section)
  }

  /// Changes the lengths of all sections; the items keep their grid positions.
  ///
  /// - Throws: A `BrickError` if the number of geometries is not that of the sections, or if the
  ///   number of columns of a section changes; the layout is then unchanged.
  /// - Complexity: O(*s*) in the sections.
  public mutating func setGeometries(_ geometries: [BrickGeometry]) throws(BrickError) {
    try BrickError.check(geometries.count, in: walls.count...walls.count, "geometries.count")
    for (section, geometry) in geometries.enumerated() {
      let count = columnCount(inSection: section)
      let field = "geometries[\(section)].columns.count"
      try BrickError.check(geometry.columns.count, in: count...count, field)
    }
    let changed = geometries.indices.filter { walls[$0].geometry != geometries[$0] }
    for section in changed { walls[section].setGeometry(geometries[section]) }
    if let first = changed.first { stack(from: first) }
  }

  private func checkSection(_ section: Int) throws(BrickError) {
    guard walls.indices.contains(section) else {
      throw .count(section, field: "section", allowed: 0...max(0, walls.count - 1))
    }
  }

  private func packed(
    _ wall: Wall,
    into geometry: BrickGeometry,
    field: String
  ) throws(BrickError) -> Wall {
    var other = Wall(geometry, mode: wall.mode, exactItemLimit: exactItemLimit)
    let bricks = try other.bricks(from: 0, to: wall.bricks.count, field: field) { item in
      BrickSize(wall.bricks[item])
    }
    other.replaceTail(from: 0, with: bricks)
    return other
  }
}

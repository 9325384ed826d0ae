import TatamiGeometry

/// A section with the frames of everything in it; positions count from the section's start and the
/// leading edge.
struct SectionSolution: Sendable {
  let scrollAxis: Axis
  private let view: Size
  let pixels: PixelGrid
  var groups: SectionGroups
  /// The measured sizes of boundary items, by their index.
  private(set) var measuredBoundaries: [Int: Size] = [:]
  private(set) var boundaries: BoundaryFrames
  /// The length along the scroll axis, boundary items included.
  private(set) var length = 0.0

  init(_ section: CompositionalSection, container: LayoutContainer, scrollAxis: Axis) {
    self.scrollAxis = scrollAxis
    view = container.size
    pixels = container.pixels
    let isOrthogonal = section.orthogonalBehavior != .none
    let cross = scrollAxis.cross
    var room = container.size
    if isOrthogonal {
      room[scrollAxis] -= section.contentInsets[sum: scrollAxis]
    } else {
      room[cross] -= section.contentInsets[sum: cross] + section.referenceInsets[sum: cross]
    }
    groups = SectionGroups(
      section,
      axis: isOrthogonal ? cross : scrollAxis,
      container: Size(width: max(0, room.width), height: max(0, room.height)),
      pixels: pixels
    )
    let content = BoundaryFrames.Content(
      axis: scrollAxis,
      length: 0,
      crossStart: 0,
      crossLength: 0,
      extent: 0
    )
    boundaries = BoundaryFrames([], content: content, measured: [:], pixels: pixels)
    update()
  }

  var section: CompositionalSection { groups.section }

  var isOrthogonal: Bool { section.orthogonalBehavior != .none }

  /// Whether the section has no group and no boundary item, and therefore no length.
  var isEmpty: Bool { groups.runs.runs.isEmpty && section.boundaryItems.isEmpty }

  /// The insets across the scroll axis, those of the view included.
  private var crossInsets: (start: Double, sum: Double) {
    let (cross, insets, reference) =
      (scrollAxis.cross, section.contentInsets, section.referenceInsets)
    return (
      insets[start: cross] + reference[start: cross], insets[sum: cross] + reference[sum: cross]
    )
  }

  /// The distance of the first group from the section's edges.
  var groupsOrigin: Point {
    let along = boundaries.startGrowth + section.contentInsets[start: scrollAxis]
    return Point(scrollAxis, along, cross: crossInsets.start)
  }

  /// Computes the length and the boundary items after a change of the groups.
  mutating func update() {
    let insets = isEmpty ? 0 : section.contentInsets[sum: scrollAxis]
    let content = max(0, insets + rowsLength)
    let follows = section.supplementariesFollowInsets
    let crossLength = view[scrollAxis.cross] - (follows ? crossInsets.sum : 0)
    boundaries = BoundaryFrames(
      section.boundaryItems,
      content: BoundaryFrames.Content(
        axis: scrollAxis,
        length: content,
        crossStart: follows ? crossInsets.start : 0,
        crossLength: max(0, crossLength),
        extent: view[scrollAxis]
      ),
      measured: measuredBoundaries,
      pixels: pixels
    )
    length = boundaries.startGrowth + content + boundaries.endGrowth
  }

  /// The length of the groups along the scroll axis.
  private var rowsLength: Double {
    guard isOrthogonal else { return groups.length }
    guard !groups.runs.runs.isEmpty else { return 0 }
    return groups.thickness + section.group.edgeSpacing.minimum(scrollAxis)
  }

  /// Sets the measured size of a boundary item; returns whether it has changed.
  mutating func setMeasuredBoundary(_ size: Size, at index: Int) -> Bool {
    guard measuredBoundaries[index] != size else { return false }
    measuredBoundaries[index] = size
    update()
    return true
  }

  /// The lengths along the scroll axis.
  var span: SectionStack.Span {
    var (near, far) = (0.0, length)
    if !isOrthogonal, let extent = groups.runs.extent {
      near = min(near, groupsOrigin[scrollAxis] + extent.near)
      far = max(far, groupsOrigin[scrollAxis] + extent.far)
    }
    for frame in boundaries.frames {
      near = min(near, frame.min(scrollAxis))
      far = max(far, frame.max(scrollAxis))
    }
    return SectionStack.Span(length: length, near: near, far: far)
  }

  /// The section with its boundary items.
  var bounds: Rect {
    Rect(size: Size(scrollAxis, length, cross: view[scrollAxis.cross]))
  }

  /// The widest extent of a group across the scroll axis; 0 if the section scrolls that way.
  var crossExtent: Double { isOrthogonal ? 0 : groups.thickness }
}

// Groups and what they contain.
extension SectionSolution {
  /// Returns the frame of a group of a run, not rounded.
  func frame(ofGroup group: Int, of run: GroupRun) -> Rect {
    let axis = groups.axis
    let room = isOrthogonal ? groups.thickness : groups.container[axis.cross]
    let edges = section.group.edgeSpacing
    let length = run.solution.size[axis.cross]
    let space = isOrthogonal ? room + edges.minimum(axis.cross) : room
    let across = edges.offset(axis.cross, length: length, room: space)
    let along = run.start + Double(group) * run.pitch
    return Rect(
      origin: Point(axis, along, cross: across) + groupsOrigin,
      size: Size(axis, run.length.magnitude, cross: length.magnitude)
    )
  }

  /// Returns the element of an item.
  func item(_ item: Int) -> (frame: Rect, zIndex: Int)? {
    guard let index = groups.runs.run(ofItem: item) else { return nil }
    let run = groups.runs.runs[index]
    let (group, slot) = (item - run.firstItem)
      .quotientAndRemainder(dividingBy: run.solution.items.count)
    let local = run.solution.items[slot]
    let origin = frame(ofGroup: group, of: run).origin
    return (local.frame.offset(by: origin), zIndex(ofItem: local))
  }

  private func zIndex(ofItem item: CustomGroupItem) -> Int {
    section.decorations.isEmpty ? item.zIndex : max(1, item.zIndex)
  }

  /// Calls a closure with all that groups own and that shares a point with a rectangle, as far as
  /// their group does, too.
  ///
  /// - Parameters:
  ///   - rect: A part of the content, before mirroring.
  ///   - offset: The start of the section in the content.
  func forEachGroupElement(
    in rect: Rect,
    offset: Double,
    _ body: (CompositionalElement) -> Void
  ) {
    let (axis, pixel) = (groups.axis, 1 / pixels.scale)
    let start = Point(scrollAxis, offset, cross: 0)
    let first = (groupsOrigin + start)[axis]
    let (low, high) = (rect.min(axis) - first - pixel, rect.max(axis) - first + pixel)
    for index in groups.runs.runs(from: low, through: high) {
      let run = groups.runs.runs[index]
      for group in run.spans.touching(from: low, through: high) {
        let frame = frame(ofGroup: group, of: run).offset(by: start)
        guard pixels.placed(frame).intersects(rect) else { continue }
        forEachElement(ofGroup: group, of: run, at: frame.origin) {
          if $0.frame.intersects(rect) { body($0) }
        }
      }
    }
  }

  /// Calls a closure with the elements of a group; their frames are rounded.
  private func forEachElement(
    ofGroup group: Int,
    of run: GroupRun,
    at origin: Point,
    _ body: (CompositionalElement) -> Void
  ) {
    let firstItem = run.firstItem + group * run.solution.items.count
    for (slot, item) in run.solution.items.enumerated() {
      body(
        CompositionalElement(
          category: .item,
          section: 0,
          index: firstItem + slot,
          frame: pixels.placed(item.frame.offset(by: origin)),
          zIndex: zIndex(ofItem: item)
        )
      )
    }
    for supplementary in run.solution.supplementaries {
      let perGroup = run.solution.count(ofKind: supplementary.kind)
      let index = run.kindStarts[supplementary.kind] + group * perGroup + supplementary.number
      body(
        CompositionalElement(
          category: .supplementary(kind: groups.kinds[supplementary.kind]),
          section: 0,
          index: index,
          frame: pixels.placed(supplementary.frame.offset(by: origin)),
          zIndex: supplementary.zIndex
        )
      )
    }
  }

  /// Returns a supplementary item of an item or a group by its number in the section.
  func supplementary(kind: String, number: Int) -> (frame: Rect, zIndex: Int)? {
    guard let kind = groups.kinds.firstIndex(of: kind),
      let run = groups.runs.run(ofSupplementary: number, kind: kind)
    else { return nil }
    let (group, local) = (number - run.kindStarts[kind])
      .quotientAndRemainder(dividingBy: run.solution.count(ofKind: kind))
    let found = run.solution.supplementaries.first { $0.kind == kind && $0.number == local }
    let origin = frame(ofGroup: group, of: run).origin
    return found.map { ($0.frame.offset(by: origin), $0.zIndex) }
  }
}

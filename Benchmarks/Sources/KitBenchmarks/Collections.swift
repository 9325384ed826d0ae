import Foundation
import Harness
import Tatami
import TatamiHost

/// Times collection views of up to a million items, beside layouts that prepare all attributes.
@MainActor
enum Collections {
  private typealias LayoutMaker = @MainActor (TileSource) throws -> UICollectionViewLayout

  private static let counts = [10_000, 1_000_000]

  private static let layouts: [(name: String, make: LayoutMaker)] = [
    ("flow", { _ in TileLayouts.flow() }),
    ("compositional", { _ in TileLayouts.compositional() }),
    ("mosaic", { _ in try TileLayouts.mosaic(MosaicLayout()) }),
    ("bricks", { BrickLayout(delegate: $0) }),
    ("mosaic-up-front", { _ in try TileLayouts.mosaic(PreparedMosaic()) }),
    ("bricks-up-front", { PreparedBricks(delegate: $0) }),
  ]

  static func measurements() throws -> [Harness.Measurement] {
    Workload.useScreen(scale: 1)
    for (name, make) in layouts where !name.hasSuffix("up-front") {
      let few = try allocations(items: counts[0], make)
      let many = try allocations(items: counts[1], make)
      Allocations.compare(name, few: few, many: many)
    }
    return try layouts.flatMap { name, make in
      try counts.flatMap { try measurements(name, items: $0, make) }
    }
  }

  private static func allocations(items: Int, _ make: LayoutMaker) throws -> Allocations {
    let subject = try Subject(items: items, make)
    subject.draw()
    return Allocations(requests: { subject.source.requests }) {
      subject.view.contentOffset.y += 10
      subject.draw()
    }
  }

  private static func measurements(
    _ name: String,
    items: Int,
    _ make: LayoutMaker
  ) throws -> [Harness.Measurement] {
    let memory = Notes.residentBytes
    let first = try firstFrame(name, items: items, make)
    let subject = try Subject(items: items, make)
    subject.draw()
    let jump = jump(name, subject)
    let scroll = scroll(name, subject)
    let grown = (Notes.residentBytes - memory) / 1_000_000
    Notes.add("\(name)/\(items): \(subject.cells), the process has grown by \(grown) MB")
    if !name.hasSuffix("up-front") {
      Check.that(TileCell.made - subject.cellsBefore < 200, "cells are bounded by what is visible")
    }
    try Check.pixels(of: subject.window, scale: 1)
    return [first, jump, scroll, insert(name, subject)]
  }

  private static func firstFrame(
    _ name: String,
    items: Int,
    _ make: LayoutMaker
  ) throws -> Harness.Measurement {
    let window = Workload.window()
    return Harness.Measurement("first-frame/\(name)/\(items)", count: items, runs: 3) {
      let subject = try? Subject(items: items, window: window, make)
      subject?.draw()
      subject?.view.removeFromSuperview()
    }
  }

  private static func jump(_ name: String, _ subject: Subject) -> Harness.Measurement {
    var turn = 0
    let items = subject.source.items
    return Harness.Measurement(
      "jump/\(name)/\(items)",
      count: items,
      runs: 31,
      limit: .seconds(10)
    ) {
      turn += 1
      let path = IndexPath(item: turn * 618_033 % items, section: 0)
      subject.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      subject.draw()
    }
  }

  private static func scroll(_ name: String, _ subject: Subject) -> Harness.Measurement {
    subject.view.contentOffset.y = (subject.view.contentSize.height / 3).rounded()
    subject.draw()
    subject.startCounting()
    let items = subject.source.items
    return Harness.Measurement(
      "scroll/\(name)/\(items)",
      count: items,
      runs: 301,
      limit: .seconds(10)
    ) {
      subject.view.contentOffset.y += 10
      subject.draw()
    }
  }

  /// Times an insertion in the middle, before drawing.
  private static func insert(_ name: String, _ subject: Subject) -> Harness.Measurement {
    let items = subject.source.items
    let insertion = Harness.Measurement(
      "insert/\(name)/\(items)",
      count: items,
      runs: 21,
      limit: .seconds(10)
    ) {
      subject.source.items += 1
      let path = IndexPath(item: subject.source.items / 2, section: 0)
      UIView.performWithoutAnimation { subject.view.insertItems(at: [path]) }
    }
    Check.that(
      subject.view.numberOfItems(inSection: 0) == subject.source.items,
      "the items are inserted"
    )
    return insertion
  }

  /// A window that a collection view fills.
  @MainActor
  private final class Subject {
    let window: UIWindow
    let source: TileSource
    let view: UICollectionView
    let cellsBefore = TileCell.made
    private var madeBefore = 0

    init(items: Int, window: UIWindow = Workload.window(), _ make: LayoutMaker) throws {
      self.window = window
      source = TileSource(items: items)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: try make(source))
      view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      view.backgroundColor = .white
      view.dataSource = source
      window.addSubview(view)
    }

    func draw() { _ = try? WindowHost(window).update() }

    func startCounting() {
      source.requests = 0
      madeBefore = TileCell.made
    }

    /// The numbers of cells, and the share of those that are reused since counting began.
    var cells: String {
      let (asked, new) = (source.requests, TileCell.made - madeBefore)
      let hits = asked == 0 ? 100 : 100 * (asked - new) / asked
      return "\(view.visibleCells.count) visible of \(TileCell.made - cellsBefore) cells, "
        + "\(hits) % of \(asked) cells reused while scrolling"
    }
  }
}

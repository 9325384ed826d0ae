import Foundation
import Harness
import TatamiHost
import TatamiUIKit

/// Times a table of a million rows of differing heights, beside a list of all frames.
@MainActor
enum Tables {
  private static let rows = 1_000_000

  static func measurements() throws -> [Harness.Measurement] {
    Workload.useScreen(scale: 1)
    compareAllocations()
    return try opening() + frames() + inserting()
  }

  // MARK: Allocations

  /// Compares the allocations of scrolling among few and among many rows.
  private static func compareAllocations() {
    Allocations.compare("table", few: allocations(rows: 10_000), many: allocations(rows: rows))
  }

  private static func allocations(rows: Int) -> Allocations {
    let subject = Subject(rows: rows)
    return Allocations(requests: { subject.source.requests }) {
      subject.table.contentOffset.y += 10
      _ = try? WindowHost(subject.window).update()
    }
  }

  // MARK: First frame

  /// Times the first frame of tables that measure visible rows, and of ones that ask for all heights.
  private static func opening() -> [Harness.Measurement] {
    [("estimates", UITableView.automaticDimension), ("all-heights", 0)].map { name, estimate in
      Harness.Measurement("table/first-frame/\(name)", count: 1, runs: 5) {
        let subject = Subject(rows: rows, estimate: estimate)
        _ = try? WindowHost(subject.window).update()
        return subject.source.cells
      }
    }
  }

  // MARK: Frames

  /// Times jumps to rows all over the table, and frames that scroll by ten points.
  private static func frames() throws -> [Harness.Measurement] {
    let subject = Subject(rows: rows)
    _ = try WindowHost(subject.window).update()
    var turn = 0
    let jump = Harness.Measurement("table/jump/1x", count: 1, runs: 121) {
      turn += 1
      let row = IndexPath(row: turn * 618_033 % rows, section: 0)
      subject.table.scrollToRow(at: row, at: .middle, animated: false)
      _ = try? WindowHost(subject.window).update()
    }
    let (requests, cells) = (subject.source.requests, subject.source.cells)
    let scroll = Harness.Measurement("table/scroll/1x", count: 1, runs: 481) {
      subject.table.contentOffset.y += 10
      _ = try? WindowHost(subject.window).update()
    }
    let (new, asked) = (subject.source.cells - cells, subject.source.requests - requests)
    let hits = asked == 0 ? 100 : 100 * Double(asked - new) / Double(asked)
    Notes.add(
      "table: \(subject.table.visibleCells.count) visible of \(subject.source.cells) cells, "
        + "\(hits) % of \(asked) cells reused while scrolling, \(Notes.residentBytes / 1_000_000) MB"
    )
    Check.that(subject.source.cells < 120, "cells are bounded by what is visible")
    try Check.pixels(of: subject.window, scale: 1)
    return [jump, scroll]
  }

  // MARK: Insertions

  /// Times an insertion among all rows before drawing, and one into a list of all frames.
  private static func inserting() throws -> [Harness.Measurement] {
    let subject = Subject(rows: rows)
    _ = try WindowHost(subject.window).update()
    let insert = Harness.Measurement("table/insert/kit", count: 1, runs: 101) {
      subject.source.rows += 1
      let row = IndexPath(row: subject.source.rows / 2, section: 0)
      subject.table.insertRows(at: [row], with: .none)
    }
    Check.that(
      subject.table.numberOfRows(inSection: 0) == subject.source.rows,
      "the rows are inserted"
    )
    var list = FrameList(rows: rows)
    let plain = Harness.Measurement("table/insert/all-frames", count: 1, runs: 11) {
      list.insert(at: rows / 2)
    }
    return [insert, plain]
  }

  /// The height of a row, in points.
  fileprivate static func height(_ row: Int) -> CGFloat { CGFloat(32 + row &* 7919 % 41) }
}

/// A window with a table that fills it.
@MainActor
private final class Subject {
  let window = Workload.window()
  let table: UITableView
  let source: Source

  init(rows: Int, estimate: CGFloat = UITableView.automaticDimension) {
    source = Source(rows: rows)
    table = UITableView(frame: window.bounds)
    table.estimatedRowHeight = estimate
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
  }
}

/// Rows with a title and a detail text.
@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: Int
  private(set) var requests = 0
  /// The number of cells that were made.
  private(set) var cells = 0

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Tables.height(indexPath.row)
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    cell.textLabel?.text = "Row \(path.row)"
    cell.detailTextLabel?.text = "Detail \(path.row)"
    return cell
  }

  private func makeCell() -> UITableViewCell {
    cells += 1
    return UITableViewCell(style: .value1, reuseIdentifier: "row")
  }
}

/// The frames of all rows, prepared up front.
private struct FrameList {
  private var heights: [CGFloat]
  private var frames: [CGRect] = []

  @MainActor init(rows: Int) {
    heights = (0..<rows).map { Tables.height($0) }
    prepare()
  }

  /// Inserts a row and prepares all frames again.
  mutating func insert(at row: Int) {
    heights.insert(44, at: row)
    prepare()
  }

  private mutating func prepare() {
    var y: CGFloat = 0
    frames.removeAll(keepingCapacity: true)
    for height in heights {
      frames.append(CGRect(x: 0, y: y, width: 1280, height: height))
      y += height
    }
  }
}

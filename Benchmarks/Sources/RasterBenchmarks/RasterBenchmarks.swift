import Foundation
import Harness
import TatamiDrawing
import TatamiGeometry

/// Measures drawing into pixels; measurements whose names end in `outlines` or `uncached` draw
/// without caches.
///
///     swift run -c release --package-path Benchmarks RasterBenchmarks [--json]
@main
struct RasterBenchmarks {
  private static let runs = 31

  static func main() throws {
    var report = Report()
    for scale in [1.0, 2.0] {
      let name = "\(Int(scale))x"
      try report.add(draw("labels/\(name)/500", 500, Workload.labels(500), scale))
      try report.add(
        draw("labels/\(name)/500/outlines", 500, Workload.labels(500, rotated: true), scale)
      )
      try report.add(draw("cells/\(name)/1000", 1000, Workload.cells(1000), scale))
      try report.add(
        draw("cells/\(name)/1000/outlines", 1000, Workload.cells(1000, rotated: true), scale)
      )
      try report.add(draw("cards/\(name)/36", 36, Workload.cards(36), scale))
      try report.add(draw("photo/\(name)", 1, Workload.photo(), scale))
      try report.add(draw("photo/\(name)/uncached", 1, Workload.photo(rotated: true), scale))
      let label = Workload.frame(of: 500)
      try report.add(draw("damage/\(name)", 1, Workload.cells(1000), scale, in: label))
    }
    report.add(measuring())
    for measurement in try files() { report.add(measurement) }
    for threads in [1, 2] { report.add(pictures(threads: threads)) }
    report.print(item: "item")
  }

  private static func draw(
    _ name: String,
    _ count: Int,
    _ list: DisplayList,
    _ scale: Double,
    in damage: Rect? = nil
  ) throws -> Harness.Measurement {
    let surface = try RasterSurface(size: Workload.page, scale: scale, background: .white)
    return Harness.Measurement(name, count: count, runs: runs) {
      try? surface.draw(list, in: damage)
    }
  }

  /// Measures the layout of a label that is in the cache.
  private static func measuring() -> Harness.Measurement {
    let attributes = TextAttributes(font: FontDescriptor(pointSize: 13))
    let request = TextRequest("Inbox", attributes)
    return Harness.Measurement("measure/known/10000", count: 10_000, runs: runs) {
      (0..<10_000).reduce(0.0) { width, _ in
        width + PangoShaper.shared.layout(request).size.width
      }
    }
  }

  /// Draws pictures of cards, in one thread or in several at the same time.
  private static func pictures(threads: Int) -> Harness.Measurement {
    let (list, count) = (Workload.cards(36), 64)
    return Harness.Measurement("pictures/\(threads)-threads/\(count)", count: count, runs: 7) {
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for _ in stride(from: thread, to: count, by: threads) {
          _ = try? RasterRenderer.bitmap(of: list, size: Workload.page, scale: 2)
        }
      }
    }
  }

  private static func files() throws -> [Harness.Measurement] {
    let drawing = try RasterRenderer.bitmap(
      of: Workload.cells(1000),
      size: Workload.page,
      background: .white
    )
    let photo = try RasterRenderer.bitmap(of: Workload.photo(), size: Workload.page)
    return [
      Harness.Measurement("png/drawing", count: 1, runs: 11) { try? drawing.pngData() },
      Harness.Measurement("png/photo", count: 1, runs: 11) { try? photo.pngData() },
      Harness.Measurement("jpeg/photo", count: 1, runs: 11) { try? photo.jpegData() },
    ]
  }
}

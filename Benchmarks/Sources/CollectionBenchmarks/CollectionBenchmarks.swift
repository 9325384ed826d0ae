import Foundation
import Harness

/// Compares mosaics and brick layouts with plain ones that keep all frames in arrays.
///
/// Prints tables; `--plot FOLDER` also writes plots of the times as SVG.
@main
struct CollectionBenchmarks {
  static func main() throws {
    let memory = try BrickBenchmark.memory()
    var (mosaic, bricks) = (Comparison(), Comparison())
    try MosaicBenchmark.run(into: &mosaic)
    try BrickBenchmark.run(into: &bricks)
    print(Machine.summary(), mosaic.table(), bricks.table(), memory, separator: "\n\n")
    guard let option = CommandLine.arguments.firstIndex(of: "--plot"),
      CommandLine.arguments.indices.contains(option + 1)
    else { return }
    let folder = URL(filePath: CommandLine.arguments[option + 1])
    for (name, comparison) in [("mosaic", mosaic), ("bricks", bricks)] {
      let file = folder.appending(path: "\(name).svg")
      try Plot(comparison).svg().write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

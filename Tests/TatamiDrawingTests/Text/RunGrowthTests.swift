import TestSupport
import Testing

@testable import TatamiDrawing

/// Paragraphs of many short runs.
@Suite struct RunGrowthTests {
  /// Returns a paragraph of words of one letter in two fonts in turn.
  private func request(runs count: Int, width: Double) -> TextRequest {
    let fonts = [
      FontDescriptor(family: .named("DejaVu Sans"), pointSize: 17, monospacedDigits: true),
      FontDescriptor(family: .named("DejaVu Serif"), pointSize: 17),
    ]
    let runs = (0..<count).map { TextRequest.Run("a ", TextAttributes(font: fonts[$0 % 2])) }
    return TextRequest(runs: runs, widthLimit: .points(width))
  }

  /// Returns the shortest processor time of a layout, in seconds.
  private func seconds(runs count: Int, width: Double) throws -> Double {
    let request = request(runs: count, width: width)
    let shaper = PangoShaper()
    let times = (0..<3).map { _ in
      ProcessorTime.measure { _ = shaper.uncachedLayout(request) }
    }
    return try #require(times.min()) / .seconds(1)
  }

  @Test(arguments: [300, 20_000])
  func `the time of a layout grows like the number of its runs`(width: Double) throws {
    let small = try seconds(runs: 2_500, width: width)
    let large = try seconds(runs: 20_000, width: width)
    // Eight times as many runs take eight times as long, or 64 times if each looks through all runs.
    #expect(large / small < 20)
  }
}

import Foundation
import TatamiHost
import TatamiUIKit

/// Checks that stop the program if it does not measure what is intended.
@MainActor
enum Check {
  /// A failed check.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Stops the program unless a condition holds.
  static func that(_ isFine: Bool, _ condition: @autoclosure () -> String) {
    guard !isFine else { return }
    FileHandle.standardError.write(Data("a benchmark is wrong: \(condition())\n".utf8))
    exit(EXIT_FAILURE)
  }

  /// Compares a window's incrementally drawn pixels with the same window drawn from scratch.
  static func pixels(of window: UIWindow, scale: CGFloat) throws {
    let kept = try WindowHost(window).image().pngData()
    let fresh = try ViewRenderer.image(of: window, scale: scale).pngData()
    guard let kept, kept == fresh else {
      throw Failure(description: "a benchmark is wrong: pixels differ from a fresh drawing")
    }
  }
}

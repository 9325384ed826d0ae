import Foundation
import TatamiGraphics

// Numbers that are not finite are reported and read as zero (N269).
extension CGSize {
  /// Returns the size; zero, after a report, if a number of it is not finite.
  func reportingNonFinite(_ name: String) -> CGSize {
    guard !width.isFinite || !height.isFinite else { return self }
    Diagnostics.report("\(name) must be finite: \(self)")
    return .zero
  }
}

extension CGRect {
  /// Returns the rectangle; zero, after a report, if a number of it is not finite.
  func reportingNonFinite(_ name: String) -> CGRect {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard !numbers.allSatisfy(\.isFinite) else { return self }
    Diagnostics.report("\(name) must be finite: \(self)")
    return .zero
  }
}

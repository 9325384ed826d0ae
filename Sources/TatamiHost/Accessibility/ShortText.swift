package import Foundation

extension CGFloat {
  /// The number with at most two decimals.
  package var shortText: String {
    let rounded = (Double(self) * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension CGRect {
  /// The origin and the size with at most two decimals.
  package var shortText: String {
    "\(minX.shortText) \(minY.shortText) \(width.shortText)x\(height.shortText)"
  }
}

import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// Compares the upper parts of two pictures, side by side, with a recorded picture.
///
/// - Parameters:
///   - first: A picture, 390 points wide.
///   - second: The picture at its right.
///   - height: The height of the compared parts, in points.
///   - name: The name of the recorded picture in the folder `Snapshots` beside the test.
@MainActor
func assertSnapshot(
  of first: UIImage,
  beside second: UIImage,
  height: CGFloat,
  named name: String,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  let size = CGSize(width: 780, height: height)
  let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
    first.draw(at: .zero)
    second.draw(at: CGPoint(x: 390, y: 0))
  }
  let reference = URL(filePath: "\(file)").deletingLastPathComponent()
    .appending(path: "Snapshots/\(name).png")
  let png = try #require(picture.pngData())
  assertSnapshot(of: png, at: reference, fileID: fileID, file: file, line: line, column: column)
}

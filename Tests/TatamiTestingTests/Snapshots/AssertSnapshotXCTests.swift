import TatamiAssertions
import TatamiUIKit
import XCTest

/// The assertion in tests of XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  /// The failures that a test expects; nil if it expects none.
  private var failures: [String]?

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures == nil else { return failures?.append(description) ?? () }
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  @MainActor
  func testCard() async {
    assertSnapshot(of: ProfileCard(name: "Ada Lovelace"), size: CGSize(width: 320, height: 0))
  }

  @MainActor
  func testViewWithoutSizeFails() async {
    failures = []
    assertSnapshot(of: UIView())
    let found = failures ?? []
    failures = nil
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.contains("state `size:`") == true, "\(found)")
  }
}

import Foundation
import TatamiAssertions
import TatamiTesting
import TatamiUIKit
import Testing

// The samples in the documentation of types of TatamiTesting.

@MainActor
@Suite(.environment) struct TestingTypeSamples {
  func accessibilityAuditType(window: UIWindow) throws {
    let kinds: AccessibilityAuditType = [.contrast, .hitRegion]
    let issues = try AccessibilityAudit.issues(in: window, for: kinds)
    _ = issues
  }

  @Test func `the sample of AccessibilityRecorder gives the stated values`() {
    let recorder = AccessibilityRecorder()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(recorder.announcements == ["Saved"])
  }

  @Test func `the sample of ElementQuery gives the stated values`() {
    let queries: [ElementQuery] = [
      "Save", .identifier("save"), .role(.button, "Save"), .type(UISwitch.self),
      ElementQuery.text("Edit").at(1),
    ]
    #expect(queries.count == 5)
  }

  func pictureDifference(found: Data, expected: Data) throws {
    if let difference = try PictureDifference(of: found, from: expected) {
      Issue.record("\(difference)")
    }
  }

  func pictureTolerance(found: Data, expected: Data) throws {
    var tolerance = PictureTolerance()
    tolerance.colorDifference = 2
    let difference = try PictureDifference(of: found, from: expected, tolerance: tolerance)
    _ = difference
  }

  @Test func `the sample of SnapshotMatrix gives the stated values`() {
    var matrix = SnapshotMatrix()
    matrix.directions = [.leftToRight]
    matrix.textSizes = [.large]
    let cells = matrix.rows.flatMap(\.self)
    #expect(cells.count == 4)
  }

  @Test func `the sample of ViewSnapshot gives the stated values`() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let snapshot = try ViewSnapshot(of: UISwitch(), traits: dark)
    #expect(!snapshot.png.isEmpty)
    #expect(snapshot.tree.contains("UISwitch"))
  }
}

import Foundation
import TatamiAssertions
import TatamiUIKit
import Testing

@MainActor
@Suite(.environment) struct AssertSnapshotTests {
  @Test func `a card in its natural height`() {
    assertSnapshot(of: ProfileCard(name: "Ada Lovelace"), size: CGSize(width: 320, height: 0))
  }

  @Test func `a controller in the dark`() {
    let controller = UIViewController()
    let card = ProfileCard(name: "Grace Hopper", detail: "Rear admiral")
    card.frame = CGRect(x: 20, y: 20, width: 280, height: 110)
    controller.view.addSubview(card)
    controller.view.backgroundColor = .systemBackground
    assertSnapshot(
      of: controller,
      size: CGSize(width: 320, height: 150),
      traits: UITraitCollection(userInterfaceStyle: .dark)
    )
  }

  @Test func `a card in a file for each direction`() {
    var matrix = SnapshotMatrix()
    matrix.styles = [.light]
    matrix.textSizes = [.large]
    matrix.widths = [240]
    assertSnapshots(across: matrix, as: .files) { ProfileCard(name: "Ada Lovelace") }
  }

  @Test func `a different picture is an issue at the line of the call`() throws {
    // A file of its own, which a run that records may overwrite.
    let reference = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: reference) }
    let size = CGSize(width: 320, height: 0)
    try ViewSnapshot(of: ProfileCard(name: "Ada"), size: size).png.write(to: reference)
    let other = try ViewSnapshot(of: ProfileCard(name: "Eda"), size: size)
    withKnownIssue {
      assertSnapshot(of: other.png, at: reference)
    } matching: { issue in
      "\(issue.comments)".contains("pixels differ")
        && issue.sourceLocation?.fileID == "TatamiTestingTests/AssertSnapshotTests.swift"
    }
  }

  @Test func `a matrix without cells is an issue`() {
    var matrix = SnapshotMatrix()
    matrix.widths = []
    withKnownIssue { assertSnapshots(across: matrix) { ProfileCard(name: "Ada Lovelace") } }
  }

  @Test func `a view without a size is an issue`() {
    withKnownIssue {
      assertSnapshot(of: UIView())
    } matching: { issue in
      "\(issue.comments)".contains("state `size:`")
    }
  }
}

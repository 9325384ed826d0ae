import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of sheets that offer activities.
@MainActor
@Suite(.environment) struct ActivitySnapshotTests {
  private final class Named: UIActivity {
    private let name: String
    private let symbol: String

    init(_ name: String, _ symbol: String) {
      (self.name, self.symbol) = (name, symbol)
      super.init()
    }

    override var activityTitle: String? { name }
    override var activityImage: UIImage? { UIImage(systemName: symbol) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private nonisolated static let looks = ["light", "dark", "right-to-left", "large-text"]

  private func traits(_ look: String) -> UITraitCollection {
    switch look {
    case "dark": UITraitCollection(userInterfaceStyle: .dark)
    case "right-to-left": UITraitCollection(layoutDirection: .rightToLeft)
    case "large-text": UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    default: UITraitCollection(userInterfaceStyle: .light)
    }
  }

  private func stage(_ look: String) -> AlertStage {
    let stage = AlertStage(traits(look))
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 358, height: 40))
    label.text = "The Quiet Harbor"
    label.font = .boldSystemFont(ofSize: 28)
    stage.back.view.addSubview(label)
    return stage
  }

  private func reference(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).png")
  }

  @Test(arguments: looks) func `sheets with activities look as recorded`(look: String) throws {
    HostSharing.shareHandler = { _ in }
    let stage = stage(look)
    defer { stage.window.isHidden = true }
    let url = try #require(URL(string: "https://example.com/quiet-harbor"))
    let sheet = UIActivityViewController(
      activityItems: ["The Quiet Harbor, a story in three letters", url],
      applicationActivities: [
        Named("Add Bookmark", "bookmark"), Named("Find on Page", "magnifyingglass"),
        Named("Print", "printer"),
      ]
    )
    stage.back.present(sheet, animated: true)
    Simulator.advance(by: 1)
    let png = try #require(try WindowHost(stage.window).image().pngData())
    assertSnapshot(of: png, at: reference("activities-\(look)"))
  }

  @Test func `a sheet without a host looks as recorded`() throws {
    let stage = stage("light")
    defer { stage.window.isHidden = true }
    stage.back.present(UIDocumentPickerViewController(documentTypes: [], in: .open), animated: true)
    Simulator.advance(by: 1)
    let png = try #require(try WindowHost(stage.window).image().pngData())
    assertSnapshot(of: png, at: reference("documents"))
  }
}

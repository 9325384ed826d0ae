import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of split controllers on a tablet, at two pixels per point.
@MainActor
@Suite(.environment) struct SplitSnapshotTests {
  /// An arrangement and its surroundings.
  enum Picture: String, CaseIterable, Sendable {
    case tiled
    case overlay
    case mirrored
  }

  private final class List: UITableViewController {
    var rows: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  private func list(_ title: String, _ rows: [String]) -> List {
    let list = List(style: .plain)
    list.title = title
    list.rows = rows
    return list
  }

  private func split(_ picture: Picture) -> UISplitViewController {
    let split = UISplitViewController(style: picture == .overlay ? .doubleColumn : .tripleColumn)
    split.setViewController(list("Folders", ["Inbox", "Drafts", "Sent", "Archive"]), for: .primary)
    let letters = list("Inbox", ["A quiet harbor", "Night trains", "Maps by hand", "The ferry"])
    if picture != .overlay { split.setViewController(letters, for: .supplementary) }
    let letter = UIViewController()
    letter.title = "A quiet harbor"
    letter.view.backgroundColor = .secondarySystemBackground
    split.setViewController(letter, for: .secondary)
    split.preferredDisplayMode = picture == .overlay ? .oneOverSecondary : .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 240
    split.preferredSupplementaryColumnWidth = 280
    return split
  }

  @Test(arguments: Picture.allCases)
  func `split controllers match their snapshots`(_ picture: Picture) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    window.backgroundColor = .systemBackground
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.verticalSizeClass = .regular
    if picture == .overlay { window.overrideUserInterfaceStyle = .dark }
    if picture == .mirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    window.rootViewController = split(picture)
    window.makeKeyAndVisible()
    Simulator.advance(by: 1)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(picture.rawValue).png")
    assertSnapshot(of: try ViewRenderer.png(of: window), at: reference)
  }
}

import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of running drags.
@MainActor
@Suite(.environment) struct DragSnapshotTests {
  private static let size = CGSize(width: 390, height: 420)

  private func surround(_ window: UIWindow, with look: String) {
    window.frame = CGRect(origin: .zero, size: Self.size)
    window.backgroundColor = .systemGroupedBackground
    window.traitOverrides.displayScale = 2
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    default: break
    }
    Simulator.advance(by: 0)
  }

  /// A table with a row between two others, which have made room.
  private func table(_ look: String) throws -> UIImage {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let rows = Rows()
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.dragDelegate) = (rows, rows)
    window.addSubview(table)
    window.makeKeyAndVisible()
    surround(window, with: look)
    let start = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let end = table.rectForRow(at: IndexPath(row: 2, section: 0))
    let touch = Simulator.touchDown(at: CGPoint(x: 120, y: start.midY), in: window)
    Simulator.advance(by: 0.6)
    Simulator.move(touch, to: CGPoint(x: 126, y: end.midY + 8), duration: 0.3, steps: 6)
    Simulator.advance(by: 0.5)
    return try WindowHost(window).image()
  }

  /// Cards above a board that would copy them, or forbids it.
  private func cards(_ look: String, _ operation: UIDropOperation, count: Int) throws -> UIImage {
    let stage = DragStage()
    stage.operation = operation
    surround(stage.window, with: look)
    stage.board.frame = CGRect(x: 20, y: 180, width: 350, height: 200)
    stage.board.layer.cornerRadius = 12
    stage.board.backgroundColor = .secondarySystemGroupedBackground
    stage.card.layer.cornerRadius = 12
    let label = UILabel(frame: stage.card.bounds.insetBy(dx: 12, dy: 8))
    label.text = "Hokusai"
    stage.card.addSubview(label)
    stage.makeItems = { _ in (0..<count).map { DragStage.item("\($0)") } }
    Simulator.advance(by: 0)
    let touch = stage.lift()
    Simulator.move(touch, to: .at(180, 270), duration: 0.3, steps: 6)
    Simulator.advance(by: 0.5)
    return try WindowHost(stage.window).image()
  }

  @Test(arguments: ["light", "dark", "right-to-left"])
  func `N224, N225: running drags look as recorded`(look: String) throws {
    let parts = [
      try table(look), try cards(look, .copy, count: 1), try cards(look, .forbidden, count: 1),
      try cards(look, .move, count: 3),
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: Self.size.width * 2, height: Self.size.height * 2)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, part) in parts.enumerated() {
        let x = Self.size.width * CGFloat(index % 2)
        part.draw(at: CGPoint(x: x, y: Self.size.height * CGFloat(index / 2)))
      }
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/drags-\(look).png")
    assertSnapshot(of: try #require(picture.pngData()), at: reference)
  }
}

/// Rows that are moved by dragging.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  private var titles = ["Sign the lease", "Measure the rooms", "Order tatami mats", "Buy rice"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = titles[path.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to target: IndexPath
  ) { titles.insert(titles.remove(at: source.row), at: target.row) }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at path: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: titles[path.row])))]
  }
}

import Foundation
import Harness
import TatamiUIKit

/// Tables whose cells are as high as constraints inside, or `sizeThatFits(_:)`, ask for.
@MainActor
enum Cells {
  static func measurements() -> [Harness.Measurement] {
    [("constraints", ConstrainedCell.self as UITableViewCell.Type), ("frames", PlainCell.self)]
      .flatMap { name, type in
        let first = Harness.Measurement("first/cells-\(name)/1000", count: 1, runs: 15) {
          let table = Table(type)
          table.window.layoutIfNeeded()
          return table
        }
        let table = Table(type)
        table.window.layoutIfNeeded()
        let scroll = Harness.Measurement("scroll/cells-\(name)/1000", count: 1, runs: 121) {
          table.view.contentOffset.y += 50
          table.window.layoutIfNeeded()
        }
        return [first, scroll]
      }
  }
}

/// A window with a table of 1,000 rows.
@MainActor
private final class Table: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let view = UITableView()

  init(_ type: UITableViewCell.Type) {
    super.init()
    view.frame = window.bounds
    view.dataSource = self
    view.rowHeight = UITableView.automaticDimension
    view.register(type, forCellReuseIdentifier: "row")
    window.addSubview(view)
    window.isHidden = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? any TextCell)?.show(
      "Row \(path.row)",
      String(repeating: "text ", count: path.row % 30)
    )
    return cell
  }
}

@MainActor
private protocol TextCell {
  func show(_ title: String, _ text: String)
}

/// A cell with a title and a text in several lines, placed by constraints.
private final class ConstrainedCell: UITableViewCell, TextCell {
  private let title = Subject.label("")
  private let body = Subject.label("")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    contentView.addSubview(title)
    contentView.addSubview(body)
    NSLayoutConstraint.activate(
      [title, body].flatMap { label in
        [
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ]
      } + [
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ]
    )
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ text: String) {
    self.title.text = title
    body.text = text
  }
}

/// A cell with the same labels, placed by frames.
private final class PlainCell: UITableViewCell, TextCell {
  private let title = UILabel()
  private let body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    contentView.addSubview(title)
    contentView.addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ text: String) {
    self.title.text = title
    body.text = text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inside = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
    let height = title.sizeThatFits(inside).height + body.sizeThatFits(inside).height
    return CGSize(width: size.width, height: height + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    let inside = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = title.sizeThatFits(inside).height
    title.frame = CGRect(x: 16, y: 8, width: width, height: height)
    let rest = body.sizeThatFits(inside).height
    body.frame = CGRect(x: 16, y: 12 + height, width: width, height: rest)
  }
}

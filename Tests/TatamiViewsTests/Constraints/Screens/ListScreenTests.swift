import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct ListScreenTests {
  private let screen = Screen()
  private var root: UIView { screen.view }

  /// A text in a bubble that is at most three quarters as wide as the row.
  private func bubble(_ text: String, isOwn: Bool, in row: UIView) -> (UIView, UILabel) {
    let (bubble, label) = (UIView(), Screen.label(text, lines: 0))
    Screen.add(bubble, to: row)
    Screen.add(label, to: bubble)
    NSLayoutConstraint.activate(
      Screen.pin(label, to: bubble, inset: 10) + [
        bubble.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -4),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75),
        isOwn
          ? bubble.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12)
          : bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
      ]
    )
    return (bubble, label)
  }

  @Test func `AL166: bubbles are as wide as their text and at most three quarters of the row`() {
    let rows = [UIView(), UIView()]
    var above = root.topAnchor
    for row in rows {
      Screen.add(row, to: root)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above),
      ])
      above = row.bottomAnchor
    }
    let (short, _) = bubble("Hi there", isOwn: false, in: rows[0])
    let (long, label) = bubble("one two three four five six seven", isOwn: true, in: rows[1])
    #expect(screen.layOut() == [])
    #expect(short.frame == CGRect(x: 12, y: 4, width: 100, height: 44))
    // 22 characters per line: "one two three four" and "five six seven".
    #expect(label.frame == CGRect(x: 10, y: 10, width: 180, height: 48))
    #expect(long.frame == CGRect(x: 108, y: 4, width: 200, height: 68))
    #expect(rows[1].frame == CGRect(x: 0, y: 52, width: 320, height: 76))
    root.semanticContentAttribute = .forceRightToLeft
    for row in rows { row.semanticContentAttribute = .forceRightToLeft }
    #expect(screen.layOut() == [])
    #expect(short.frame.minX == 208)
    #expect(long.frame.minX == 12)
  }

  /// A picture beside a title and a body.
  private final class PostCell: UITableViewCell {
    let picture = NaturalView(40, 40)
    let title = Screen.label("Title")
    let body = Screen.label("", lines: 0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [picture, title, body] { Screen.add(view, to: contentView) }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
      picture.setContentHuggingPriority(.required, for: .horizontal)
      picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Posts: NSObject, UITableViewDataSource {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: path)
      (cell as? PostCell)?.body.text = texts[path.row]
      return cell
    }
  }

  private func table(_ posts: Posts) -> UITableView {
    let table = Screen.add(UITableView(), to: root)
    NSLayoutConstraint.activate(Screen.pin(table, to: root))
    table.register(PostCell.self, forCellReuseIdentifier: "post")
    table.dataSource = posts
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    return table
  }

  @Test func `AL194: rows are as high as their picture or their text`() throws {
    let posts = Posts(["Short", String(repeating: "many words ", count: 6)])
    let table = table(posts)
    #expect(screen.layOut() == [])
    let cells = try table.visibleCells.map { try #require($0 as? PostCell) }
    // The text has 240 points: 24 characters, two pairs of words in a line.
    #expect(cells[0].frame.height == 74)
    #expect(cells[0].body.frame.minX == 66)
    #expect(cells[0].body.frame.minY == 38)
    #expect(cells[1].body.frame.size.height == 72)
    #expect(cells[1].frame == CGRect(x: 0, y: 74, width: 320, height: 122))
    posts.texts[0] = "now two lines of some text"
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(screen.layOut() == [])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 98)
  }

  @Test func `AL154: a header measured by its fitting size is as high as its wrapped text`() {
    let posts = Posts(["Short"])
    let table = table(posts)
    let (header, text) = (
      UIView(), Screen.label("A header with a text of three lines, at 300", lines: 0)
    )
    Screen.add(text, to: header)
    NSLayoutConstraint.activate(Screen.pin(text, to: header, inset: 10))
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 320, height: 68))
    header.frame.size = size
    table.tableHeaderView = header
    #expect(screen.layOut() == [])
    #expect(text.frame == CGRect(x: 10, y: 10, width: 300, height: 48))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 68)
  }

  @Test func `AL154, AL156: the priorities of a target decide what gives way`() {
    let (view, content) = (UIView(), NaturalView(100, 50))
    Screen.add(content, to: view)
    NSLayoutConstraint.activate(Screen.pin(content, to: view, inset: 5))
    content.setContentHuggingPriority(.init(600), for: .horizontal)
    let fit = { (width: CGFloat, priority: Float) in
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .init(priority),
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    #expect(fit(300, 599) == CGSize(width: 110, height: 60))
    #expect(fit(300, 601) == CGSize(width: 300, height: 60))
    #expect(fit(40, 749) == CGSize(width: 110, height: 60))
    #expect(fit(40, 751) == CGSize(width: 40, height: 60))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 110, height: 60)
    )
  }
}

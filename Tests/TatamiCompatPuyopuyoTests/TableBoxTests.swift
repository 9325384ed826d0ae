import TatamiCompatPuyopuyo
import TatamiTesting
import TestSupport
import Testing

/// Tables and collections of the original's part Extra.
@MainActor @Suite(.environment) struct TableBoxTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func section(
    _ words: State<[String]>,
    _ log: NamedLog,
    identifier: ((String) -> String)? = nil
  ) -> TableSection<String, UIView, Int> {
    TableSection<String, UIView, Int>(
      identifier: "words",
      dataSource: words.asOutput(),
      _diffIdentifier: identifier,
      _cell: { context, events in
        log.add("made")
        return HBox().attach {
          UILabel().attach($0).text(context.map(\.data)).size(.fill, .fill)
          UIButton().attach($0).size(50, .fill)
            .bind(event: .touchUpInside, input: events.asInput { (_: UIButton) in 1 })
        }
        .size(.fill, 40)
        .view
      },
      _event: { event in
        switch event {
        case .didSelect(let row, let word): log.add("select \(row) \(word)")
        case .itemEvent(let row, let word, let number): log.add("item \(row) \(word) \(number)")
        default: log.add("other")
        }
      }
    )
  }

  @Test func `rows are as high as their content, and taps are events of rows`() {
    let (words, log) = (State(["one", "two", "three"]), NamedLog())
    let table = TableBox(sections: [section(words, log)])
    show(table)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 80)
    log.lines = []
    Simulator.tap(at: CGPoint(x: 50, y: 60), in: window)
    Simulator.tap(at: CGPoint(x: 180, y: 100), in: window)
    #expect(log.lines == ["select 1 two", "item 2 three 1"])
  }

  @Test func `rows that are known keep their cells`() {
    let (words, log) = (State(["one", "two"]), NamedLog())
    let table = TableBox(sections: [section(words, log, identifier: { $0 })])
    show(table)
    log.lines = []
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    words.value = ["two", "one"]
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(log.lines == [])
  }

  @Test func `sections can change, and data can change inside of events`() {
    let (words, log) = (State(["one"]), NamedLog())
    let first = section(words, log)
    let changing = TableSection<Int, UIView, Int>(
      identifier: "numbers",
      dataSource: Outputs.just([1, 2, 3]),
      _cell: { _, _ in UIView().attach().size(.fill, 20).view },
      _event: { _ in words.value = [] }
    )
    let table = TableBox(sections: [first, changing])
    show(table)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 1))
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0)
    table.state.value = [changing]
    window.layoutIfNeeded()
    #expect(first.tableBox == nil)
    #expect(table.numberOfSections == 1)
    first.didSelect(row: 0)
    first.didSelect(row: -1)
  }

  @Test func `a table can be as high as its content in a box`() {
    let (words, log) = (State(["one", "two"]), NamedLog())
    let table = TableBox(separatorStyle: .none, sections: [section(words, log)])
    let box = VBox()
    table.attach(box).wrapContent()
    box.attach().size(.fill, .fill)
    show(box)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(table.frame.height == 80)
    words.value = ["one", "two", "three"]
    Simulator.advance(by: 1)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(table.frame.height == 120)
  }

  /// A section with cells of its own.
  private final class OwnSection: TableBoxSection, CollectionBoxSection {
    weak var tableBox: TableBox?
    weak var collectionBox: CollectionBox?
    var count = 2
    func numberOfRows() -> Int { count }
    func didSelect(row: Int) { count += 1 }
    func cell(for tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row) of \(count)"
      return cell
    }
    func header(for tableView: UITableView, at section: Int) -> UIView? { nil }
    func footer(for tableView: UITableView, at section: Int) -> UIView? { nil }

    func cellIdentifier() -> String { "own" }
    func cellType() -> AnyClass { UICollectionViewCell.self }
    func supplementaryType(for kind: String) -> AnyClass { UICollectionReusableView.self }
    func numberOfItems() -> Int { count }
    func didSelect(item: Int) { count += 1 }
    func cell(for view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "own", for: path)
    }
    func view(for view: UICollectionView, supplementary kind: String, at path: IndexPath)
      -> UICollectionReusableView
    {
      view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: supplementaryIdentifier(for: kind),
        for: path
      )
    }
    func willDisplay(cell: UICollectionViewCell, in: UICollectionView, at: IndexPath) {
      cell.tag = 7
    }
    func size(for: UICollectionView, layout: UICollectionViewLayout, at: IndexPath) -> CGSize {
      CGSize(width: 50, height: 30)
    }
    func insets(for: UICollectionView, layout: UICollectionViewLayout, at: Int) -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    func lineSpacing(for: UICollectionView, layout: UICollectionViewLayout, at: Int) -> CGFloat {
      2
    }
    func interactSpacing(for: UICollectionView, layout: UICollectionViewLayout, at: Int) -> CGFloat
    {
      3
    }
    func headerSize(for: UICollectionView, layout: UICollectionViewLayout, at: Int) -> CGSize {
      CGSize(width: 200, height: 10)
    }
    func footerSize(for: UICollectionView, layout: UICollectionViewLayout, at: Int) -> CGSize {
      .zero
    }
  }

  @Test func `a section of the program provides its cells`() {
    let own = OwnSection()
    let table = TableBox(sections: [own])
    show(table)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "1 of 2")
    own.count = 4
    table.reload()
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "3 of 4")
  }

  @Test func `a section of the program provides items, distances and headers`() throws {
    let own = OwnSection()
    let box = CollectionBox(sections: [own])
    show(box)
    let frame = box.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    #expect(try #require(frame).minY == 15)
    let cell = try #require(box.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.tag == 7)
    own.count = 3
    box.reloadData()
    window.layoutIfNeeded()
    #expect(box.numberOfItems(inSection: 0) == 3)
  }

  @Test func `items have a fixed size, also in boxes that measure visible items`() throws {
    for estimate in [CGSize.zero, CGSize(width: 10, height: 10)] {
      let section = CollectionSection<Int, UIView, Int>(
        identifier: "numbers",
        dataSource: Outputs.just([1, 2]),
        _itemSize: { number, space in number == 1 ? CGSize(width: space.width, height: 33) : nil },
        _cell: { _, _ in UIView().attach().size(40, 20).view }
      )
      let box = CollectionBox(estimatedSize: estimate, sections: [section])
      show(box)
      window.layoutIfNeeded()
      let frames = (0..<2).compactMap {
        box.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.size
      }
      #expect(frames == [CGSize(width: 200, height: 33), CGSize(width: 40, height: 20)])
      box.removeFromSuperview()
    }
  }
}

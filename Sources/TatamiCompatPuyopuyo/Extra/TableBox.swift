public import Tatami

/// A table of sections whose cells are views or boxes.
///
/// A change of the data is shown at once. Sections with a `_diffIdentifier` move, insert and remove
/// rows; rows of others are known by their indexes.
public class TableBox: Tatami.ListBox, Stateful {
  /// A section with the section of the list that shows it.
  private struct Entry {
    let adapter: TableSectionAdapter
    let provided: ProvidedRows

    @MainActor init(_ section: any TableBoxSection) {
      adapter = TableSectionAdapter(section)
      provided = ProvidedRows(adapter)
    }
  }

  /// The type of the state.
  public typealias StateType = State<[any TableBoxSection]>

  /// The sections.
  public let state = State<[any TableBoxSection]>([])
  private var entries: [Entry] = []
  private var isUpdating = false

  /// Whether the table is as high as its content; it then takes the width of its box.
  public var wrapContent: Bool {
    get { wrapsContent }
    set {
      wrapsContent = newValue
      if newValue { attach().size(.fill, .wrap) }
    }
  }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - separatorStyle: The lines between rows.
  ///   - sections: The sections.
  ///   - header: Returns the header of the table; nil for none.
  ///   - footer: Returns the footer of the table; nil for none.
  public init(
    style: UITableView.Style = .plain,
    separatorStyle: UITableViewCell.SeparatorStyle = .singleLine,
    sections: [any TableBoxSection] = [],
    header: BoxGenerator<UIView>? = nil,
    footer: BoxGenerator<UIView>? = nil
  ) {
    super.init(
      style: style,
      sections: State<[RecycleSection]>([]),
      header: Self.builder(header),
      footer: Self.builder(footer)
    )
    self.separatorStyle = separatorStyle
    state.value = sections
    state.safeBind(to: self) { $0.show($1) }
  }

  private static func builder(_ view: BoxGenerator<UIView>?) -> RecycleSection.BoundaryBuilder? {
    guard let view else { return nil }
    return { view() }
  }

  /// Returns nil: such a table is not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the newest rows of all sections, and requests all cells again.
  public func reload() { reloadData() }

  /// Shows the newest rows of all sections, and requests all cells again.
  public override func reloadData() {
    updateSections()
    super.reloadData()
  }

  /// Measures the rows again.
  public func clearHeightCache() { performBatchUpdates(nil) }

  private func show(_ sections: [any TableBoxSection]) {
    var former: [ObjectIdentifier: Entry] = [:]
    for entry in entries { former[ObjectIdentifier(entry.adapter.section)] = entry }
    entries = sections.map { section in
      section.tableBox = self
      return former.removeValue(forKey: ObjectIdentifier(section)) ?? Entry(section)
    }
    for entry in former.values where entry.adapter.section.tableBox === self {
      entry.adapter.section.tableBox = nil
    }
    self.sections.value = entries.map(\.provided)
    fillBoundaries()
  }

  private func updateSections() {
    if isUpdating { return }
    isUpdating = true
    entries.first?.provided.update()
    isUpdating = false
    fillBoundaries()
  }

  /// Shows the newest rows of a section.
  func updateRows(of section: any TableBoxSection) {
    entries.first { $0.adapter.section === section }?.provided.update()
    fillBoundaries()
  }

  private func fillBoundaries() {
    for (index, entry) in entries.enumerated() {
      (entry.adapter.section as? any FollowingRows)?.fillBoundaries(at: index)
    }
  }

  /// The size inside the insets, in points.
  var layoutableSize: CGSize {
    let area = bounds.inset(by: contentInset)
    return CGSize(width: max(0, area.width), height: max(0, area.height))
  }
}

/// The former name of `TableBox`.
public typealias ListBox = TableBox

extension Puyo where Node: TableBox {
  /// Makes the table as high as its content.
  @discardableResult
  public func wrapContent(_: Bool = true) -> Self {
    node.wrapContent = true
    return self
  }

  /// Requests all cells again at each value of a source.
  @discardableResult
  public func reload(_ when: some ReactiveSource) -> Self {
    doOn(when) { table, _ in table.reloadData() }
  }
}

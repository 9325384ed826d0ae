import Foundation
import TatamiListContent
import TatamiRows
import TatamiGraphics
import TatamiViews

extension UITableView {
  /// Requests all counts if a reload is pending.
  func reloadIfNeeded() {
    guard loading.isStale, !loading.isLoading else { return }
    loading.isStale = false
    load {
      closeSwipe(animated: false)
      cancelReordering()
      forgetDraggedRows()
      removeAllViews()
      model.counts = requestCounts()
      learnAboutSectionViews()
      computePositions()
    }
    selection.keepRows { model.contains($0) }
    updateSectionIndex()
  }

  /// Computes counts or positions.
  ///
  /// If the program changes the table in the meantime, the results are discarded, and the table is
  /// reloaded before the next layout.
  func load(_ compute: () -> Void) {
    loading.isLoading = true
    loading.generation += 1
    compute()
    loading.isLoading = false
    if loading.isStale { model.discard() }
    setNeedsLayout()
  }

  /// Returns the number of rows of each section, as the data source reports them.
  func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    let wasLoading = loading.isLoading
    loading.isLoading = true
    defer {
      loading.isLoading = wasLoading
      // A layout that the program requested meanwhile has been postponed.
      if loading.isStale { setNeedsLayout() }
    }
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    return (0..<sections).map { section in
      guard !loading.isStale else { return 0 }
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      return checked(count, "rows in section \(section)")
    }
  }

  private func checked(_ count: Int, _ name: String) -> Int {
    if count < 0 { Diagnostics.report("the number of \(name) is \(count); allowed are 0 and more") }
    return max(0, count)
  }

  /// Computes the positions of all parts again.
  func rebuildGeometry() {
    guard !loading.isLoading else { return setNeedsReload() }
    load { computePositions() }
  }

  /// Computes the positions of all parts from the counts.
  func computePositions() {
    model.resolvedParts = []
    let sections = model.counts.indices.compactMap { loading.isStale ? nil : makeSection($0) }
    guard !loading.isStale else { return }
    do {
      model.geometry = try TableGeometry(
        metrics: metrics,
        tableHeader: headerView.map { Double($0.height) },
        tableFooter: footerView.map { Double($0.height) },
        sections: sections
      )
    } catch {
      Diagnostics.report("the table cannot be laid out: \(error)")
      model.discard()
    }
  }

  private var metrics: TableMetrics {
    let padding = options.sectionHeaderTopPadding
    let automatic = style == .plain ? TableMetric.headerTopPadding : 0
    let top =
      padding == Self.automaticDimension ? automatic : CGFloat(checkedHeight(padding, "padding"))
    return (try? TableMetrics(headerTopPadding: Double(top))) ?? .zero
  }

  /// Determines whether the delegate implements the methods for views of headers and footers, by
  /// requesting those of the first section.
  func learnAboutSectionViews() {
    guard !model.counts.isEmpty else { return model.delegateMakes = (false, false) }
    let header = answer { delegate in
      OptionalMethod.result { delegate.tableView(self, viewForHeaderInSection: 0) }
    }
    let footer = answer { delegate in
      OptionalMethod.result { delegate.tableView(self, viewForFooterInSection: 0) }
    }
    model.delegateMakes = (header != nil, footer != nil)
    if let view = header ?? nil { visible.preparedParts[.header(0)] = setUp(view, .header(0)) }
    if let view = footer ?? nil { visible.preparedParts[.footer(0)] = setUp(view, .footer(0)) }
  }

  /// Returns a section with the heights that are known before it is shown.
  func makeSection(_ section: Int) -> TableSection? {
    let header = initialHeight(of: .header(section))
    let footer = initialHeight(of: .footer(section))
    let rows = rowRuns(in: section, count: model.counts[section])
    do {
      return try TableSection(header: header, footer: footer, rows: rows)
    } catch {
      Diagnostics.report("section \(section) cannot be laid out: \(error)")
      return try? TableSection()
    }
  }

  // MARK: Rows

  /// Returns a valid height; reports an invalid one and returns the default.
  func checkedHeight(_ height: CGFloat, _ name: String) -> Double {
    if TableError.lengths.contains(Double(height)) { return Double(height) }
    Diagnostics.report("the height of \(name) is \(height); allowed are 0 to 1e12 points")
    return Double(CellMetrics.height)
  }

  /// The height of a row before it is measured, in points.
  private var estimate: CGFloat {
    if options.estimatedRowHeight > 0 { return options.estimatedRowHeight }
    return options.rowHeight >= 0 ? options.rowHeight : CellMetrics.height
  }

  /// The source of the row heights when the table is loaded.
  private enum HeightSource {
    /// One height for all rows, which is final.
    case table
    /// One estimate for all rows.
    case tableEstimate
    /// The delegate's heights.
    case delegate
    /// The delegate's estimates.
    case delegateEstimates
  }

  /// Returns the source of a row's height: estimates are used where heights must be measured or
  /// requested row by row, unless the table's estimate is 0 and the delegate has none.
  private func heightSource(of path: IndexPath) -> HeightSource {
    let delegateDecides = delegateHeight(of: path) != nil
    guard delegateDecides || options.rowHeight == Self.automaticDimension else { return .table }
    if delegateEstimate(of: path) != nil { return .delegateEstimates }
    guard options.estimatedRowHeight == 0 else { return .tableEstimate }
    return delegateDecides ? .delegate : .table
  }

  /// Returns the rows of a section with heights or estimates.
  ///
  /// - Complexity: O(1) unless the delegate has a height or an estimate for each row.
  private func rowRuns(in section: Int, count: Int) -> [RowRun] {
    guard count > 0 else { return [] }
    let first = IndexPath(row: 0, section: section)
    let source = heightSource(of: first)
    switch source {
    case .table, .tableEstimate: return [run(first, source, count: count)].compactMap(\.self)
    case .delegate, .delegateEstimates:
      return (0..<count).compactMap { row in
        loading.isStale ? nil : run(IndexPath(row: row, section: section), source)
      }
    }
  }

  /// Returns the height or estimate that the delegate has for a row; nil if it has none.
  func delegateRow(_ path: IndexPath) -> RowRun? {
    switch heightSource(of: path) {
    case .table, .tableEstimate: nil
    case .delegate: run(path, .delegate)
    case .delegateEstimates: run(path, .delegateEstimates)
    }
  }

  /// Returns a row to insert, with its height or an estimate.
  func newRow(_ path: IndexPath) -> RowRun? { run(path, heightSource(of: path)) }

  private func run(_ path: IndexPath, _ source: HeightSource, count: Int = 1) -> RowRun? {
    switch source {
    case .table: run(fixedRowHeight, count, .measured)
    case .tableEstimate: run(checkedHeight(estimate, "rows"), count, .estimated)
    case .delegate: run(loadedHeight(of: path), count, .measured)
    case .delegateEstimates: run(estimatedHeight(of: path), count, .estimated)
    }
  }

  /// The height of rows that neither the delegate nor the cell decides, in points.
  private var fixedRowHeight: Double {
    let height = options.rowHeight
    return checkedHeight(height == Self.automaticDimension ? CellMetrics.height : height, "rows")
  }

  private func loadedHeight(of path: IndexPath) -> Double {
    let height = delegateHeight(of: path) ?? CellMetrics.height
    return height == Self.automaticDimension
      ? Double(CellMetrics.height) : checkedHeight(height, "row \(path.row)")
  }

  private func estimatedHeight(of path: IndexPath) -> Double {
    let own = delegateEstimate(of: path) ?? Self.automaticDimension
    return checkedHeight(own == Self.automaticDimension ? estimate : own, "row \(path.row)")
  }

  private func run(_ height: Double, _ count: Int, _ certainty: RowCertainty) -> RowRun? {
    try? RowRun(height: height, count: count, certainty: certainty)
  }

  /// Returns the delegate's answer to a question; nil without a delegate, and while a reload is
  /// pending, because the row or section may no longer exist.
  func answer<Answer>(_ question: (any UITableViewDelegate) -> Answer?) -> Answer? {
    loading.isStale ? nil : delegate.flatMap(question)
  }

  /// Returns the height that the delegate has for a row; nil if it does not decide heights.
  func delegateHeight(of path: IndexPath) -> CGFloat? {
    answer { delegate in
      OptionalMethod.result { delegate.tableView(self, heightForRowAt: path) }
    }
  }

  private func delegateEstimate(of path: IndexPath) -> CGFloat? {
    answer { delegate in
      OptionalMethod.result { delegate.tableView(self, estimatedHeightForRowAt: path) }
    }
  }
}

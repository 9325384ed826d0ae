import TatamiGeometry
import TatamiRoundedTable
import TatamiRows
import TestSupport
import Testing

@Suite struct RoundedTableGoldenTests {
  @Test func `frames equal those of the golden cases`() throws {
    let cases = try RoundedTableGolden.all()
    #expect(cases.count >= 80)
    for golden in cases {
      let differences = golden.expect.differences(from: try golden.scene.answer())
      #expect(differences.isEmpty, "\(golden.name): \(differences.joined(separator: "\n"))")
    }
  }
}

extension RoundedTableGolden.Scene {
  /// Returns the output of the engine's public interface.
  fileprivate func answer() throws -> RoundedTableGolden.Answer {
    let layout = try layout()
    let rows = probe.map { $0.map { RowIndex(section: $0[0], row: $0[1]) } } ?? allRows(layout)
    let shown = Set(rows.map(\.section)).union(probe == nil ? Array(sections.indices) : []).sorted()
    var answer = RoundedTableGolden.Answer()
    answer.column = [layout.column.x, layout.column.childWidth]
    answer.rounded = layout.column.drawsCorners
    answer.contentSize = [layout.contentSize().width, layout.contentSize().height]
    answer.tableHeader = layout.frame(of: .tableHeader)?.numbers
    answer.tableFooter = layout.frame(of: .tableFooter)?.numbers
    answer.labelX = layout.labelX(separatorInset: separatorInsetLeft ?? 15)
    answer.headers = shown.compactMap { section in
      layout.frame(of: .header(section: section)).map { [Double(section)] + $0.numbers }
    }
    answer.footers = shown.compactMap { section in
      layout.frame(of: .footer(section: section)).map { [Double(section)] + $0.numbers }
    }
    answer.rows = rows.map { row($0, layout) }
    answer.pieces = pieces == true ? rows.compactMap { card($0, layout) } : nil
    answer.hairlinesCleared = hairlines.map { $0.flatMap { cleared($0, layout) } }
    answer.extraSubviews = extraSubviews?.map { child in
      layout.column.placed(Rect(child.frame), as: child.kind == "image" ? .image : .view).numbers
    }
    return answer
  }

  private func layout() throws -> RoundedTableLayout {
    var style = RoundedTableStyle()
    style.revertsInCompactWidth = revertsInCompactWidth
    style.showsRoundedCorners = showRoundedCorners ?? true
    style.horizontalInset = horizontalInset ?? 18
    style.maximumWidth = maximumWidth ?? 675
    style.cornerRadius = sectionCornerRadius ?? 7
    style.labelInset = accessoryHorizontalInset
    return RoundedTableLayout(
      style: style,
      tableWidth: width,
      sizeClass: horizontalSizeClass == "regular" ? .regular : .compact,
      safeArea: Insets(safeArea),
      geometry: try geometry()
    )
  }

  private func geometry() throws -> TableGeometry {
    try TableGeometry(
      metrics: TableMetrics(
        sectionGaps: TableSectionGaps(
          above: metrics?["firstSectionTop"] ?? 0,
          between: metrics?["sectionSpacing"] ?? 0,
          below: metrics?["lastSectionBottom"] ?? 0
        ),
        headerTopPadding: metrics?["headerTopPadding"] ?? 0,
        headerGap: metrics?["headerGap"] ?? 0,
        footerGap: metrics?["footerGap"] ?? 0
      ),
      tableHeader: tableHeader,
      tableFooter: tableFooter,
      sections: sections.map { section in
        try TableSection(
          header: section.header,
          footer: section.footer,
          rows: section.rows.runs()
        )
      }
    )
  }

  private func allRows(_ layout: RoundedTableLayout) -> [RowIndex] {
    sections.indices.flatMap { section in
      (0..<(layout.geometry.rowCount(inSection: section) ?? 0)).map {
        RowIndex(section: section, row: $0)
      }
    }
  }

  private func row(_ index: RowIndex, _ layout: RoundedTableLayout) -> RoundedTableGolden.Row {
    let drawn = layout.column.drawn(layout.roles(of: index))
    return RoundedTableGolden.Row(
      numbers: [Double(index.section), Double(index.row)]
        + (layout.frame(of: .row(index))?.numbers ?? []),
      corners: ["top": drawn.contains(.top), "bottom": drawn.contains(.bottom)]
    )
  }

  private func card(_ index: RowIndex, _ layout: RoundedTableLayout) -> RoundedTableGolden.Card? {
    guard !layout.roles(of: index).isEmpty, let card = layout.card(of: index) else { return nil }
    return RoundedTableGolden.Card(
      section: index.section,
      row: index.row,
      frames: [card.background.numbers, card.selectedBackground.numbers],
      pieces: [card.backgroundPieces.byName, card.selectedPieces.byName]
    )
  }

  private func cleared(_ row: RoundedTableGolden.RowLines, _ layout: RoundedTableLayout) -> [[Int]]
  {
    let index = RowIndex(section: row.section, row: row.row)
    let height = layout.frame(of: .row(index))?.height ?? 0
    let drawn = layout.column.drawn(layout.roles(of: index))
    return row.lines.indices.filter { line in
      Hairline(Rect(row.lines[line])).isHidden(inRowOfHeight: height, drawn: drawn)
    }.map { [row.section, row.row, $0] }
  }
}

extension RoundedTableGolden.Rows {
  fileprivate func runs() throws -> [RowRun] {
    switch self {
    case .heights(let heights): try heights.map { try RowRun(height: $0) }
    case .equal(let count, let height): [try RowRun(height: height, count: count)]
    }
  }
}

extension CardPieces {
  fileprivate var byName: [String: [Double]?] {
    [
      "top": top?.numbers,
      "middle": middle.numbers,
      "bottom": bottom?.numbers,
      "topLeft": topLeft?.numbers,
      "topRight": topRight?.numbers,
      "bottomRight": bottomRight?.numbers,
      "bottomLeft": bottomLeft?.numbers,
    ]
  }
}

import TatamiGeometry
import TatamiRoundedTable
import TatamiRows
import Testing

// The samples in the documentation of types of TatamiRoundedTable.

@Suite struct RoundedTypeSamples {
  @Test func `the sample of CornerRoles gives the stated values`() {
    let only = CornerRoles(row: 0, of: 1)
    let first = CornerRoles(row: 0, of: 3)
    #expect(only == [.top, .bottom])
    #expect(first == .top)
  }

  @Test func `the sample of Hairline gives the stated values`() {
    let separator = Hairline(Rect(x: 0, y: 43.5, width: 320, height: 0.5))
    let isHidden = separator.isHidden(inRowOfHeight: 44, drawn: .bottom)
    #expect(isHidden)
  }

  @Test func `the sample of RoundedColumn gives the stated values`() {
    let style = RoundedTableStyle()
    let column = RoundedColumn(style: style, tableWidth: 1_024, sizeClass: .regular)
    let card = column.placed(Rect(x: 0, y: 0, width: 1_024, height: 44))
    #expect(card.width == style.maximumWidth)
  }

  @Test func `the sample of RoundedTableLayout gives the stated values`() throws {
    let rows = try RowRun(height: 44, count: 3)
    let layout = RoundedTableLayout(
      style: RoundedTableStyle(),
      tableWidth: 768,
      sizeClass: .regular,
      geometry: try TableGeometry(sections: [TableSection(rows: [rows])])
    )
    let corners = layout.roles(of: RowIndex(section: 0, row: 2))
    #expect(corners == .bottom)
  }

  @Test func `the sample of RoundedTableStyle gives the stated values`() {
    var style = RoundedTableStyle()
    style.maximumWidth = 600
    style.cornerRadius = 12
    #expect(style.showsRoundedCorners)
  }
}

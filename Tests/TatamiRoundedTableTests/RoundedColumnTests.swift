import TatamiGeometry
import TatamiRoundedTable
import TatamiRows
import TestSupport
import Testing

@Suite struct RoundedColumnTests {
  @Test(
    arguments: [
      (320, 18, 284), (375, 18, 339), (711, 18, 675), (744, 34.5, 675), (768, 46.5, 675),
      (1024, 174.5, 675), (1366, 345.5, 675), (36, 18, 0),
    ] as [(Double, Double, Double)]
  )
  func `the default column is inset, limited in width and centered`(
    tableWidth: Double,
    x: Double,
    width: Double
  ) {
    let column = column(tableWidth)
    #expect(column.x == x)
    #expect(column.childWidth == width)
  }

  @Test func `widths are finite and at least 0`() {
    var random = SeededRandom(seed: 3)
    let odd = [0, -5, 30, 1e9, .nan, .infinity, -.infinity]
    for _ in 0..<2_000 {
      var style = RoundedTableStyle()
      style.horizontalInset = random.chance(0.5) ? random.pick(odd) : random.double(in: -50...400)
      style.maximumWidth = random.chance(0.5) ? random.pick(odd) : random.double(in: -50...900)
      style.safeAreaRule = random.chance(0.5) ? .narrowsColumn : .containsColumn
      style.pixelsPerPoint = random.pick([nil, 0, -1, .nan, 1, 2, 3])
      let safeArea = Insets(left: random.pick(odd), right: random.pick(odd))
      let width = random.chance(0.3) ? random.pick(odd) : random.double(in: 0...1_500)
      let column = column(width, style, safeArea: safeArea)
      #expect(column.childWidth >= 0)
      #expect(column.x.isFinite)
      #expect(column.childWidth.isFinite)
    }
  }

  @Test func `a negative inset counts as 0`() {
    var style = RoundedTableStyle()
    style.horizontalInset = -40
    #expect(column(600, style).x == 0)
    #expect(column(600, style).childWidth == 600)
    #expect(column(1024, style).x == 174.5)
    #expect(column(1024, style).childWidth == 675)
  }

  @Test func `the size class matters only if the style reverts in compact width`() {
    var style = RoundedTableStyle()
    for sizeClass in SizeClass.allCases {
      #expect(column(1024, style, sizeClass).isActive)
    }
    style.revertsInCompactWidth = true
    #expect(SizeClass.allCases.filter { column(1024, style, $0).isActive } == [.regular])
    style.showsRoundedCorners = false
    #expect(!column(1024, style).isActive)
    #expect(column(1024, style).frame(of: VerticalSpan(y: 3, height: 4)).width == 1024)
  }

  @Test func `only the original rule narrows a column that does not overlap the safe area`() {
    let safeArea = Insets(left: 59, right: 59)
    var style = RoundedTableStyle()
    let narrowed = column(932, style, safeArea: safeArea)
    #expect(narrowed.x == 187.5)
    #expect(narrowed.childWidth == 557)
    style.safeAreaRule = .containsColumn
    let clear = column(932, style, safeArea: safeArea)
    #expect(clear.x == 128.5)
    #expect(clear.childWidth == 675)
    style.horizontalInset = 0
    let inside = column(660, style, safeArea: Insets(left: 44))
    #expect(inside.x == 44)
    #expect(inside.childWidth == 616)
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func `rounded edges are on pixels and margins differ by at most one pixel`(scale: Double) {
    var style = RoundedTableStyle()
    style.pixelsPerPoint = scale
    for width in 37...1_400 {
      let column = column(Double(width), style)
      let (left, right) = (column.x * scale, (column.x + column.childWidth) * scale)
      #expect(abs(left - left.rounded()) < 1e-9)
      #expect(abs(right - right.rounded()) < 1e-9)
      #expect(abs(left - (Double(width) * scale - right)) <= 1 + 1e-9)
    }
  }

  @Test func `placing a frame twice equals placing it once`() {
    let column = column(1024)
    let once = column.placed(Rect(x: -50, y: 7, width: 1_200, height: 9))
    #expect(once == Rect(x: 174.5, y: 7, width: 675, height: 9))
    #expect(column.placed(once) == once)
    let bar = Rect(x: 1_009, y: 0, width: 15, height: 700)
    #expect(column.placed(bar) == bar)
    let image = Rect(x: 0, y: 0, width: 1_024, height: 2)
    #expect(column.placed(image, as: .image) == image)
  }

  private func column(
    _ width: Double,
    _ style: RoundedTableStyle = RoundedTableStyle(),
    _ sizeClass: SizeClass = .regular,
    safeArea: Insets = .zero
  ) -> RoundedColumn {
    RoundedColumn(style: style, tableWidth: width, sizeClass: sizeClass, safeArea: safeArea)
  }
}

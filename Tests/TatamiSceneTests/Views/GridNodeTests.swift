import TatamiHost
import TatamiScene
import TestSupport
import Testing

/// Grids of texts that have digits and letters of equal widths.
@MainActor @Suite(.arithmeticText) struct GridNodeTests {
  /// Returns the frames of the texts in a grid of a width by their text.
  private func frames(
    _ members: String,
    width: String = #""fill""#,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> [String: CGRect] {
    let grid = try grid(members, width: width, direction: direction)
    let labels = grid.subviews.compactMap { $0 as? UILabel }
    return Dictionary(labels.map { ($0.text ?? "", $0.frame) }) { first, _ in first }
  }

  private func grid(
    _ members: String,
    width: String = #""fill""#,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> UIView {
    let node = #"{"type": "grid", "size": 10, "space": 10, "width": \#(width), \#(members)}"#
    let text = #"{"scene": {"width": 200}, "view": \#(node)}"#
    var options = ViewScene.Options()
    options.direction = direction
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)), options: options)
    return try #require(scene.view.subviews.first)
  }

  private let rows = #""rows": [{"cells": ["aaaa", "bb", "cc"]}, {"cells": ["a", "bbbb", "c"]}]"#

  @Test func `columns are as wide as their widest cell`() throws {
    let grid = try grid(rows, width: #""wrap""#)
    let frames = try frames(rows, width: #""wrap""#)
    let first = try #require(frames["aaaa"])
    let second = try #require(frames["bbbb"])
    let third = try #require(frames["cc"])
    #expect(first.minX == 0)
    #expect(second.minX == first.maxX + 10)
    #expect(third.minX == second.maxX + 10)
    #expect(first.width == second.width)
    #expect(grid.bounds.width == third.maxX)
  }

  @Test func `columns have fixed widths and shares of the rest`() throws {
    let columns = #""columns": [{"width": 50}, {"width": "fill"}, {"width": {"ratio": 2}}]"#
    let frames = try frames("\(columns), \(rows)")
    #expect(frames["aaaa"] == CGRect(x: 0, y: 8, width: 50, height: frames["a"]?.height ?? 0))
    #expect(frames["bb"]?.minX == 60)
    #expect(frames["bb"]?.width.rounded() == 43)
    #expect(frames["cc"]?.maxX == 200)
  }

  @Test func `columns of contents fill a wider grid`() throws {
    let frames = try frames(rows)
    #expect(frames["cc"]?.maxX == 200)
    #expect((frames["aaaa"]?.width ?? 0) > (frames["cc"]?.width ?? 0))
  }

  @Test func `texts break lines before numbers do`() throws {
    let text = "many words in one cell of a table"
    let rows = #""rows": [{"cells": ["\#(text)", "1,200.50", "12.00"]}]"#
    let frames = try frames(rows)
    let line = try #require(frames["12.00"]?.height)
    #expect(frames["1,200.50"]?.height == line)
    #expect((frames[text]?.height ?? 0) > line)
    #expect(frames["12.00"]?.maxX == 200)
  }

  @Test func `a column with one line ends in an ellipsis`() throws {
    let text = "many words in one cell of a table that is too narrow"
    let members = #""columns": [{"lines": 1}], "rows": [{"cells": ["\#(text)", "1"]}]"#
    let frames = try frames(members)
    #expect(frames[text]?.height == frames["1"]?.height)
    let node = #"{"type": "grid", "width": 200, "size": 10, \#(members)}"#
    let notes = try ViewFixture.scene(node).notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("$.view: the text 'many words") == true, "\(notes)")
  }

  @Test(arguments: [
    ("7", "12.50"), ("1,200", "3.5"), ("-3 €", "0.25 €"), ("1.234", "12.50"), ("1.200", "3,25"),
  ])
  func `decimals are below each other`(first: String, second: String) throws {
    let rows = #""rows": [{"cells": ["a", "\#(first)"]}, {"cells": ["b", "\#(second)"]}]"#
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let frames = try frames(rows, direction: direction)
      let (one, two) = (try #require(frames[first]), try #require(frames[second]))
      let point: Character = second.contains(",") ? "," : "."
      let heads = [first, second].map { text in
        text.firstIndex(of: point).map { text.prefix(upTo: $0) } ?? text.prefix { $0 != " " }
      }
      let width = two.width / Double(second.count)
      let ends = [
        one.minX + width * Double(heads[0].count), two.minX + width * Double(heads[1].count),
      ]
      #expect(abs(ends[0] - ends[1]) < 1, "\(first), \(second): \(ends)")
      let edge = direction == .leftToRight ? max(one.maxX, two.maxX) : min(one.minX, two.minX)
      #expect(abs(edge - (direction == .leftToRight ? 200 : 0)) < 0.001)
    }
  }

  @Test(arguments: ["2024.11.03", "A4", "1:2", "n/a", "3 apples"])
  func `other texts are at the leading edge`(text: String) throws {
    let frames = try frames(#""rows": [{"cells": ["1", "\#(text)"]}, {"cells": ["2", "0.5"]}]"#)
    #expect(frames[text]?.minX == frames["0.5"]?.minX)
  }

  @Test func `columns run from right to left`() throws {
    let frames = try frames(rows, direction: .rightToLeft)
    #expect(frames["aaaa"]?.maxX == 200)
    #expect(frames["cc"]?.minX == 0)
  }

  @Test func `titles, stripes and lines are those of the rows`() throws {
    let grid = try grid(
      #"""
      "columns": [{"title": "A"}, {}], "stripes": "#FF0000", "separators": "header",
      "header": {"background": "#00FF00"}, "separatorColor": "#0000FF",
      "rows": [{"cells": ["a"]}, {"cells": ["b"]}, {"cells": ["c"], "separator": true}]
      """#
    )
    let views = grid.subviews.filter { !($0 is UILabel) }
    let colors: [UIColor?] = [.green, .blue, .red, .blue]
    #expect(views.map(\.backgroundColor) == colors)
    let labels = grid.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["A", "a", "b", "c"])
    let tops = labels.map { $0.frame.minY - 8 }
    #expect(views.map(\.frame.minY) == [tops[0], tops[1], tops[2], tops[3]])
    #expect(views[1].frame.height == 1)
    #expect(views.allSatisfy { $0.frame.width == 200 })
    #expect(grid.bounds.height == (labels.last?.frame.maxY ?? 0) + 8)
  }

  @Test func `the texts of a row are on one baseline`() throws {
    let members = #""columns": [{}, {"size": 30}], "rows": [{"cells": ["a", "b"]}]"#
    let labels = try grid(members).subviews.compactMap { $0 as? UILabel }
    let fonts = labels.compactMap {
      $0.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    let baselines = zip(labels, fonts).map { $0.frame.minY + $1.ascender }
    #expect(baselines.count == 2)
    #expect(baselines.first == baselines.last)
  }

  @Test(arguments: [
    (#""rows": [{"cell": ["a"]}]"#, "$.view.rows[0]: unknown key 'cell'"),
    (#""rows": [{"cells": [true]}]"#, "$.view.rows[0].cells[0]: "),
    (
      #""columns": [{"width": {"aspectRatio": 1}}], "rows": []"#,
      "$.view.columns[0].width: a column has no aspect"
    ),
    (#""columns": [{"width": 1e9}], "rows": []"#, "$.view.columns[0].width: a column of more than"),
    (#""columns": []"#, "$.view: the key 'rows' is missing"),
  ])
  func `an invalid grid is rejected with its path`(members: String, message: String) throws {
    let found = ViewFixture.message(try ViewFixture.document(#"{"type": "grid", \#(members)}"#))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `cells count as nodes`() throws {
    let cells = Array(repeating: "1", count: 50).joined(separator: ",")
    let rows = Array(repeating: "{\"cells\": [\(cells)]}", count: 400).joined(separator: ",")
    let found = ViewFixture.message(
      try ViewFixture.document("{\"type\": \"grid\", \"rows\": [\(rows)]}")
    )
    #expect(found.contains("more than 20000 nodes, sections, columns, rows, cells"), "\(found)")
  }
}

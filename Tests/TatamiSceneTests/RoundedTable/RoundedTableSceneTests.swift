import Foundation
import TatamiScene
import TestSupport
import Testing

@Suite struct RoundedTableSceneTests {
  @Test func `every golden scene has its golden frames`() throws {
    let cases = try RoundedTableGolden.all()
    let scenes = try SceneFixture.scenes(of: RoundedTableGolden.bytes())
    #expect(cases.count == scenes.count)
    #expect(cases.count >= 80)
    for (golden, scene) in zip(cases, scenes) {
      let text = JSONWriter.text(of: try SceneLayout.read(scene).frames())
      let answer = try JSONDecoder().decode(RoundedTableGolden.Answer.self, from: Data(text.utf8))
      let differences = golden.expect.differences(from: answer)
      #expect(differences.isEmpty, "\(golden.name): \(differences.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    (
      #""sections": [{"rows": [44, -1]}]"#,
      "$.sections[0].rows[1]: found the number -1, expected a number from 0 to 1000000000000"
    ),
    (
      #""sections": [{"rows": {"count": -1, "height": 44}}]"#,
      "$.sections[0].rows.count: found the number -1, "
        + "expected a whole number from 0 to 9223372036854775807"
    ),
    (
      #""sections": [{"rows": {"count": 1e19, "height": 44}}]"#,
      "$.sections[0].rows.count: found the number 1e+19, "
        + "expected a whole number from 0 to 9223372036854775807"
    ),
    (
      #""sections": [{"rows": {"count": 9e18, "height": 4}}, {"rows": {"count": 9e18, "height": 4}}]"#,
      "$.sections: rows: more than 9223372036854775807 in one table"
    ),
    (
      #""sections": [{"rows": {"count": 9e18, "height": 4}}]"#,
      "$: the output would list at least 9000000000000000000 items; allowed are up to 1000000"
    ),
    (
      #""sections": [{"rows": [44]}], "probe": [[0, 1]]"#,
      "$.probe[0]: there is no row 1 in section 0"
    ),
    (
      #""sections": [{"rows": [44]}], "hairlines": [{"section": 1, "row": 0, "lines": []}]"#,
      "$.hairlines[0]: there is no row 0 in section 1"
    ),
    (
      #""sections": [], "metrics": {"headerGap": -3}"#,
      "$.metrics.headerGap: found the number -3, expected a number from 0 to 1000000000000"
    ),
    (
      #""sections": [], "tableFooter": "tall""#,
      "$.tableFooter: found the string \"tall\", expected a number"
    ),
    (
      #""sections": [], "sectionCornerRadius": -7"#,
      "$.sectionCornerRadius: found the number -7, expected a number from 0 to 1000000000000"
    ),
    (#""section": []"#, "$: unknown key 'section'; did you mean 'sections'?"),
  ])
  func `an invalid document is rejected with its path`(members: String, message: String) throws {
    let text =
      #"{"layout": "roundedTable", "width": 768, "horizontalSizeClass": "regular", "#
      + #""revertsInCompactWidth": false, \#(members)}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document).frames() }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `requested rows are listed once each and in order`() throws {
    let text = #"""
      {"layout": "roundedTable", "width": 768, "horizontalSizeClass": "regular",
       "revertsInCompactWidth": false, "probe": [[1, 1], [0, 0], [1, 1], [1, 0]],
       "sections": [{"rows": [10]}, {"header": 5, "rows": [20, 30]}]}
      """#
    let answer = try SceneLayout.read(SceneDocument.parse(Array(text.utf8))).frames()
    let json = JSONWriter.text(of: answer)
    let decoded = try JSONDecoder().decode(RoundedTableGolden.Answer.self, from: Data(json.utf8))
    #expect(decoded.rows.map { Array($0.numbers.prefix(2)) } == [[0, 0], [1, 0], [1, 1]])
    #expect(decoded.headers == [[1, 46.5, 10, 675, 5]])
  }
}

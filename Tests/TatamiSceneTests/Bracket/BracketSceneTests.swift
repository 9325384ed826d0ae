import Foundation
import TatamiScene
import TestSupport
import Testing

@Suite struct BracketSceneTests {
  @Test func `every golden scene has its golden frames`() throws {
    let cases = try BracketGolden.all()
    let scenes = try SceneFixture.scenes(of: BracketGolden.bytes())
    #expect(cases.count == scenes.count)
    #expect(cases.count >= 298)
    for (golden, scene) in zip(cases, scenes) {
      let text = JSONWriter.text(of: try SceneLayout.read(scene).frames())
      let decoded = try JSONDecoder().decode(BracketGolden.Picture.self, from: Data(text.utf8))
      let differences = golden.expect.differences(from: decoded)
      #expect(differences.isEmpty, "\(golden.name): \(differences.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    (#""api": "tree""#, "$.api: unknown value 'tree'; allowed: layers, structure"),
    (#""api": "layers""#, "$: the key 'style' is missing"),
    (
      #""api": "layers", "style": "leftRigth(top)""#,
      "$.style: unknown value 'leftRigth(top)'; did you mean 'leftRight(top)'?"
    ),
    (
      #""api": "layers", "style": "left", "layers": 25"#,
      "$.layers: found the number 25, expected a whole number from 1 to 17"
    ),
    (
      #""api": "layers", "style": "left", "layers": 2, "preferred": {"first": "home"}"#,
      "$.preferred.first: found the key 'first', expected a layer and a number, such as '1-0'"
    ),
    (
      #""api": "layers", "style": "left", "layers": 2, "preferred": {"1-0": "hom"}"#,
      "$.preferred.1-0: unknown value 'hom'; did you mean 'home'?"
    ),
    (
      #""api": "structure", "style": "left", "structure": {"match": ["entry", {"match": []}]}"#,
      "$.structure.match[1].match: found a list of 0, expected at least one entry or match"
    ),
    (
      #""api": "structure", "style": "left", "structure": {"match": ["entri"]}"#,
      "$.structure.match[0]: unknown value 'entri'; did you mean 'entry'?"
    ),
    (
      #""api": "structure", "style": "left", "structure": {"match": ["entry"], "winners": 0}"#,
      "$.structure.winners: found the number 0, expected a whole number from 1 to 131072"
    ),
    (
      #""api": "structure", "style": "left", "structure": {"match": [{"entries": 0}]}"#,
      "$.structure: bracket 0 has no children; it needs at least one entry or bracket"
    ),
    (
      #""api": "structure", "style": "left", "symmetric": {"layers": 2, "entries": 6, "winners": 4}"#,
      "$.symmetric: 4 winners do not divide 6 entries among equal brackets; allowed are 1, 2, 3"
    ),
    (
      #""api": "structure", "style": "left", "symmetric": {"layers": 17, "entries": 3}"#,
      "$.symmetric: too many entries and winners; at most 16777216 together are allowed"
    ),
    (
      #""api": "structure", "style": "left", "structure": 1, "symmetric": {"layers": 1}"#,
      "$.symmetric: 'structure' and 'symmetric' cannot be combined"
    ),
    (
      #""api": "structure", "style": "left", "layers": 1"#,
      "$: unknown key 'layers'"
    ),
    (#""api": "structure", "style": "left""#, "$: the key 'structure' is missing"),
  ])
  func `an invalid tournament is rejected with its path`(members: String, message: String) throws {
    let text = #"{"layout": "bracket", "size": [100, 100], \#(members)}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document).frames() }

    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `slots and matches that do not exist are ignored`() throws {
    let plain =
      #"{"layout": "bracket", "api": "layers", "size": [300, 200], "style": "left", "layers": 2"#
    let odd = plain + #", "missing": [-1, 4, 900], "preferred": {"3-0": "home", "1-2": "away"}}"#
    let frames = try SceneLayout.read(SceneDocument.parse(Array((plain + "}").utf8))).frames()
    #expect(try SceneLayout.read(SceneDocument.parse(Array(odd.utf8))).frames() == frames)
  }

  @Test func `a tree of the maximum depth is laid out`() throws {
    let depth = 250
    let tree =
      String(repeating: #"{"match":["entry","#, count: depth) + #""entry""#
      + String(repeating: "]}", count: depth)
    let text =
      #"{"layout":"bracket","api":"structure","size":[900,900],"style":"top","structure":\#(tree)}"#
    let frames = try SceneLayout.read(SceneDocument.parse(Array(text.utf8))).frames()
    guard case .object(let members) = frames, case .array(let matches)? = members["matches"] else {
      Issue.record("there are no matches")
      return
    }
    #expect(matches.count == depth)
  }
}

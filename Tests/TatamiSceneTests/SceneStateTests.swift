import TatamiScene
import TatamiUIKit
import Testing

@MainActor
@Suite final class SceneStateTests {
  /// The windows of the scenes.
  private var windows: [UIWindow] = []

  private func scene(_ children: String) throws -> ViewScene {
    let text = #"{"view": {"type": "vbox", "children": [\#(children)]}}"#
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(scene.view)
    window.makeKeyAndVisible()
    windows.append(window)
    return scene
  }

  private func view<View: UIView>(_ type: View.Type, in scene: ViewScene, _ index: Int = 0) throws
    -> View
  {
    var (waiting, found): ([UIView], [View]) = ([scene.view], [])
    while let view = waiting.popLast() {
      if let view = view as? View { found.append(view) }
      waiting += view.subviews.reversed()
    }
    try #require(found.indices.contains(index))
    return found[index]
  }

  private let controls = #"""
    {"type": "switch"}, {"type": "slider", "value": 0.25, "width": 100},
    {"type": "segments", "titles": ["A", "B", "C"], "selected": 1},
    {"type": "textField", "text": "Ada", "width": 100}
    """#

  /// Changes all controls of a scene.
  private func change(_ scene: ViewScene) throws {
    try view(UISwitch.self, in: scene).isOn = true
    try view(UISlider.self, in: scene).value = 0.75
    try view(UISegmentedControl.self, in: scene).selectedSegmentIndex = 2
    try view(UITextField.self, in: scene).text = "Grace"
  }

  private func restored(_ first: String, _ second: String) throws -> ViewScene {
    let old = try scene(first)
    try change(old)
    let new = try scene(second)
    new.restore(old.state())
    return new
  }

  @Test func `a node with an id is found in another place`() throws {
    let new = try restored(
      #"{"type": "switch", "id": "a"}, \#(controls)"#,
      #"\#(controls), {"type": "hbox", "children": [{"type": "switch", "id": "a"}]}"#
    )
    #expect(try !view(UISwitch.self, in: new).isOn)
    #expect(try view(UISwitch.self, in: new, 1).isOn)
  }

  @Test func `of several nodes with an id, others are told apart by their places`() throws {
    let new = try restored(
      #"{"type": "switch", "id": "a"}, \#(controls)"#,
      #"{"type": "switch", "id": "a"}, {"type": "switch", "id": "a"}, \#(controls)"#
    )
    #expect(try view(UISwitch.self, in: new).isOn)
    #expect(try !view(UISwitch.self, in: new, 1).isOn)
  }

  @Test func `changed values are kept when other nodes change`() throws {
    let new = try restored(controls, #"{"type": "label", "text": "New"}, \#(controls)"#)
    #expect(try view(UISwitch.self, in: new).isOn)
    #expect(try view(UISlider.self, in: new).value == 0.75)
    #expect(try view(UISegmentedControl.self, in: new).selectedSegmentIndex == 2)
    #expect(try view(UITextField.self, in: new).text == "Grace")
  }

  @Test func `a value that the document changes replaces the one of the person`() throws {
    let changed = controls.replacing("0.25", with: "0.5").replacing("Ada", with: "Alan")
    let new = try restored(controls, changed)
    #expect(try view(UISlider.self, in: new).value == 0.5)
    #expect(try view(UITextField.self, in: new).text == "Alan")
    #expect(try view(UISwitch.self, in: new).isOn)
  }

  @Test func `controls are recognized by their kind and their number`() throws {
    let two = #"{"type": "switch"}, {"type": "switch"}"#
    let old = try scene(two)
    try view(UISwitch.self, in: old, 1).isOn = true
    let new = try scene(#"{"type": "hbox", "children": [{"type": "switch"}]}, \#(two)"#)
    new.restore(old.state())
    #expect(try (0...2).map { try view(UISwitch.self, in: new, $0).isOn } == [false, false, true])
  }

  @Test func `fewer segments than the selection select the last one`() throws {
    let new = try restored(controls, controls.replacing(#", "C""#, with: ""))
    #expect(try view(UISegmentedControl.self, in: new).selectedSegmentIndex == 1)
  }

  @Test func `the first responder and its selection are kept`() throws {
    let old = try scene(controls)
    let field = try view(UITextField.self, in: old)
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    let state = old.state()
    let new = try scene(controls)
    new.restore(state)
    let restored = try view(UITextField.self, in: new)
    #expect(restored.isFirstResponder)
    let range = try #require(restored.selectedTextRange)
    #expect(restored.text(in: range) == "da")
  }
}

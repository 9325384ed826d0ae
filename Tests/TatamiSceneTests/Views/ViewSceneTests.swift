import Foundation
import TatamiScene
import TestSupport
import Testing

@MainActor @Suite(.arithmeticText) struct ViewSceneTests {
  @Test func `nodes become box views with their frames`() throws {
    let box = try #require(
      try ViewFixture.view(
        """
        {"type": "hbox", "width": "fill", "height": "fill", "space": 10, "padding": {"x": 5},
         "justifyContent": {"y": "center"}, "children": [
          {"type": "shape", "width": 50, "height": 20},
          {"type": "vbox", "width": "fill", "height": 40}]}
        """
      )
    )
    #expect(box is HBox)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(box.subviews.first?.frame == CGRect(x: 5, y: 40, width: 50, height: 20))
    #expect(box.subviews.last is VBox)
    #expect(box.subviews.last?.frame == CGRect(x: 65, y: 30, width: 130, height: 40))
  }

  @Test func `a picture is as large as its view and the padding`() throws {
    let text = """
      {"scene": {"padding": [1, 2, 3, 4]}, "view": {"type": "shape", "width": 30, "height": 20}}
      """
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    #expect(scene.view.bounds.size == CGSize(width: 36, height: 24))
  }

  @Test func `the size of a picture is rounded up to whole points`() throws {
    let text = """
      {"scene": {"padding": 2}, "view": {"type": "shape", "width": 30.5, "height": 20.5}}
      """
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    #expect(scene.view.bounds.size == CGSize(width: 35, height: 25))
    let shape = try #require(scene.view.subviews.first)
    #expect(shape.frame == CGRect(x: 2, y: 2, width: 30.5, height: 20.5))
  }

  @Test func `a label has the attributes of its spans`() throws {
    let node = """
      {"type": "label", "size": 20, "color": "#FF0000", "lines": 2, "textAlignment": "center",
       "text": ["a", {"text": "bc", "size": 10, "color": "#0F08", "underline": true}]}
      """
    let label = try #require(try ViewFixture.view(node) as? UILabel)
    #expect(label.text == "abc")
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    let first = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let second = try #require(label.attributedText?.attributes(at: 1, effectiveRange: nil))
    #expect((second[.font] as? UIFont)?.pointSize == 10)
    #expect((second[.foregroundColor] as? UIColor)?.cgColor.alpha == 136.0 / 255)
    #expect(second[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
  }

  @Test func `styles apply in order, below the node's own properties`() throws {
    let text = """
      {"scene": {"width": 100, "height": 100},
       "styles": {"a": {"width": 10, "height": 10, "opacity": 0.5}, "b": {"width": 20, "height": 20}},
       "view": {"type": "shape", "style": ["a", "b"], "height": 30}}
      """
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    let shape = try #require(scene.view.subviews.first)
    #expect(shape.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(shape.alpha == 0.5)
  }

  @Test func `named colors are those of the document, resolved for its theme`() throws {
    let text = """
      {"scene": {"width": 9, "height": 9, "theme": "dark"},
       "colors": {"ink": {"light": "#111", "dark": "#EEE"}},
       "view": {"type": "zbox", "background": {"color": "ink", "opacity": 0.5},
        "border": {"color": "ink", "width": 2}}}
      """
    let document = try SceneDocument.parse(Array(text.utf8))
    let dark = UIColor(white: 14.0 / 15, alpha: 1)
    let view = try #require(try ViewScene(document).view.subviews.first)
    #expect(view.layer.borderColor == dark.cgColor)
    #expect(view.layer.borderWidth == 2)
    #expect(view.layer.backgroundColor == dark.withAlphaComponent(0.5).cgColor)
    var options = ViewScene.Options()
    options.style = .light
    let light = try #require(try ViewScene(document, options: options).view.subviews.first)
    #expect(light.layer.borderColor == UIColor(white: 1.0 / 15, alpha: 1).cgColor)
  }

  @Test func `the reading direction mirrors boxes and texts`() throws {
    var options = ViewScene.Options()
    options.direction = .rightToLeft
    let node = """
      {"type": "hbox", "width": "fill", "children": [
        {"type": "shape", "width": 50, "height": 20, "margin": {"leading": 5}},
        {"type": "label", "width": "fill", "text": "a"}]}
      """
    let box = try #require(try ViewFixture.view(node, options: options))
    #expect(box.subviews.first?.frame.minX == 145)
    #expect(box.subviews.last?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(arguments: [
    (#"{"type": "hbx"}"#, "$.view.type: unknown value 'hbx'; did you mean 'hbox'?"),
    (#"{"text": "a"}"#, "$.view: the key 'type' is missing"),
    (#"[]"#, "$.view: found a list of 0, expected an object with the key 'type'"),
    (#"{"type": "label", "txt": "a"}"#, "$.view: unknown key 'txt'; did you mean 'text'?"),
    (#"{"type": "label", "children": []}"#, "$.view: unknown key 'children'"),
    (#"{"type": "label", "size": 0}"#, "$.view.size: found the number 0, expected a number from 1"),
    (#"{"type": "label", "color": "bleu"}"#, "$.view.color: unknown value 'bleu'"),
    (
      #"{"type": "label", "color": "red"}"#,
      "$.view.color: unknown value 'red'; did you mean 'systemRed'?"
    ),
    (
      ##"{"type": "label", "color": "#12345"}"##,
      "$.view.color: '#12345' is not a color; allowed are"
    ),
    (#"{"type": "label", "text": [{"size": 2}]}"#, "$.view.text[0]: the key 'text' is missing"),
    (
      #"{"type": "label", "background": {"colors": []}}"#, "$.view.background: unknown key 'colors'"
    ),
    (#"{"type": "label", "font": "Nonesuch"}"#, "$.view.font: no font family of 'Nonesuch' is"),
    (
      #"{"type": "label", "style": "a"}"#,
      "$.view.style: unknown style 'a'; the document has no 'styles'"
    ),
    (#"{"type": "lable"}"#, "$.view.type: unknown value 'lable'; did you mean 'label'?"),
    (#"{"type": "hbox", "gap": 1}"#, "$.view: unknown key 'gap'; did you mean 'space'?"),
    (#"{"type": "label", "maxLines": 1}"#, "$.view: unknown key 'maxLines'; did you mean 'lines'?"),
    (
      #"{"type": "label", "align": "left"}"#,
      "$.view: unknown key 'align'; did you mean 'textAlignment'?"
    ),
    (
      #"{"type": "vbox", "align": "center"}"#,
      "$.view: unknown key 'align'; did you mean 'justifyContent'?"
    ),
    (
      #"{"type": "vbox", "justifyContent": {"y": "middle"}}"#,
      "$.view.justifyContent.y: unknown value 'middle'; did you mean 'center'?"
    ),
    (
      #"{"type": "vbox", "width": "50%"}"#,
      #"$.view.width: '50%' is not a length; "fill" takes the remaining space, and {"ratio": 1}"#
    ),
    (
      #"{"type": "vbox", "width": "50px"}"#,
      "$.view.width: '50px' is not a length; lengths are points, numbers without a unit"
    ),
    (
      #"{"type": "zbox", "background": {"colors": ["red", "blue"]}}"#,
      "$.view.background.colors[0]: unknown value 'red'"
    ),
    (
      ##"{"type": "zbox", "background": {"colors": ["#000", "#FFF"], "locations": [1, 0]}}"##,
      "$.view.background: the locations do not ascend"
    ),
    (#"{"type": "zbox", "padding": {"left": 1, "leading": 2}}"#, "$.view.padding: left and right"),
    (#"{"type": "image"}"#, "$.view: the key 'path' is missing"),
    (
      #"{"type": "image", "path": "none.png"}"#, "$.view.path: cannot read 'none.png': no such file"
    ),
    (
      #"{"type": "image", "path": "/dev/zero"}"#,
      "$.view.path: '/dev/zero' is not in the document's"
    ),
    (#"{"type": "shape", "path": "L1 1"}"#, "$.view.path: path data, character 1: a path begins"),
    (#"{"type": "shape", "path": "M0 0 L1"}"#, "$.view.path: path data, character 8: a number is"),
    (
      #"{"type": "shape", "path": "M0 0 X"}"#,
      "$.view.path: path data, character 6: unknown command"
    ),
    (#"{"type": "shape", "path": "M0 1e9"}"#, "$.view.path: path data, character 3: a coordinate"),
    (#"{"type": "shape", "width": 200000, "height": 1}"#, "$.view: the view extends beyond 100000"),
  ])
  func `an invalid node is rejected with its path`(node: String, message: String) throws {
    let found = ViewFixture.message(try ViewFixture.document(node))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(arguments: [
    (#"{"view": {"type": "zbox"}}"#, "$: the picture is 0 x 0 points"),
    (#"{"scene": {}}"#, "$: the key 'view' is missing"),
    (#"{"colors": {"a": "b"}, "view": {"type": "zbox"}}"#, "$.colors.a: unknown value 'b'"),
    (
      #"{"styles": {"h1": {}, "h2": {}}, "view": {"type": "zbox", "style": "h3"}}"#,
      "$.view.style: unknown value 'h3'; did you mean 'h1'?; allowed: h1, h2"
    ),
    (
      ##"{"colors": {"#abc": "red"}, "view": {"type": "zbox"}}"##,
      "$.colors.#abc: the name of a color does not begin with '#'"
    ),
    (#"{"styles": {"a": {"hue": 1}}, "view": {}}"#, "$.styles.a: unknown key 'hue'"),
    (
      #"{"styles": {"a": {"space": 1}}, "view": {"type": "label", "style": "a"}}"#,
      "$.view.style: the style 'a' has the key 'space', which 'label' does not have"
    ),
    (#"{"view": {"type": "zbox", "width": "fill"}}"#, "$: the picture is 0 x 0 points; give"),
    (#"{"view": {"type": "zbox", "width": 1e9}}"#, "$.view: the view extends beyond 100000"),
  ])
  func `an invalid document is rejected with its path`(text: String, message: String) throws {
    let found = ViewFixture.message(try SceneDocument.parse(Array(text.utf8)))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `a scene of views has no frames`() throws {
    let document = try ViewFixture.document(#"{"type": "spacer"}"#)
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document) }
    #expect(error?.description == "$: a scene of views has no frames; 'tatami render' draws it")
  }

  @Test func `nested nodes are limited`() throws {
    var node = SceneValue.object(["type": .string("zbox")])
    for _ in 0..<ViewScene.levelLimit {
      node = .object(["type": .string("zbox"), "children": .array([node])])
    }
    let message = ViewFixture.message(.object(["view": node]))
    #expect(message.hasSuffix("more than 200 nested nodes"), "\(message)")
  }

  @Test func `an image fills its frame and is read once`() throws {
    let node = """
      {"type": "hbox", "children": [{"type": "image", "path": "photo.png"},
        {"type": "image", "path": "photo.png", "width": 30, "height": 30, "contentMode": "fit"}]}
      """
    try ViewFixture.withPhoto { options in
      let views = try #require(try ViewFixture.view(node, options: options)?.subviews)
      let (first, second) = (views.first as? UIImageView, views.last as? UIImageView)
      #expect(first?.bounds.size == CGSize(width: 4, height: 2))
      #expect(first?.contentMode == .scaleAspectFill)
      #expect(second?.contentMode == .scaleAspectFit)
      #expect(first?.image === second?.image)
    }
  }
}

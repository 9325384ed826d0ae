import TatamiScene
import TestSupport
import Testing

/// Labels whose text does not fit: the ellipsis, and the notes of the scene.
@MainActor @Suite(.arithmeticText) struct UnfitTextTests {
  private let name = "Maximiliane Freifrau von und zu Guttenstein"

  @Test func `a label ends in an ellipsis unless its line break says otherwise`() throws {
    for (property, mode) in [
      ("", NSLineBreakMode.byTruncatingTail), (#""lineBreak": "words","#, .byWordWrapping),
    ] {
      let node = #"{"type": "label", \#(property) "width": 90, "lines": 1, "text": "\#(name)"}"#
      let label = try #require(try ViewFixture.view(node) as? UILabel)
      #expect(label.lineBreakMode == mode)
      let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      #expect((style as? NSParagraphStyle)?.lineBreakMode == mode)
    }
  }

  @Test(arguments: [
    #""width": 90, "lines": 1"#, #""width": 90, "lines": 2"#, #""width": 90, "height": 30"#,
    #""width": 900, "height": 10"#, #""width": 90, "lines": 1, "lineBreak": "clip""#,
    #""width": 90, "lines": 1, "minimumScale": 0.9"#,
  ])
  func `a text that does not fit is noted with its path`(properties: String) throws {
    let node = #"{"type": "label", "text": "\#(name)", \#(properties)}"#
    let scene = try ViewFixture.scene(#"{"type": "vbox", "children": [\#(node)]}"#)
    #expect(scene.notes.count == 1)
    let start = "$.view.children[0]: the text 'Maximiliane Freifrau "
    #expect(scene.notes.first?.hasPrefix(start) == true, "\(scene.notes)")
    #expect(scene.notes.first?.contains("does not fit") == true, "\(scene.notes)")
  }

  @Test(arguments: [
    #""width": 190"#, #""width": 100, "minimumScale": 0.01, "lines": 1"#,
    #""width": 10, "activated": false"#, #""width": 10, "opacity": 0"#,
    #""width": 130, "rotation": 5"#, #""width": 60, "lineBreak": "characters""#,
  ])
  func `a text that fits or is not shown is not noted`(properties: String) throws {
    let node = #"{"type": "label", "text": "Maximiliane", \#(properties), "margin": 20}"#
    #expect(try ViewFixture.scene(node).notes == [])
  }

  @Test func `a line that ends in the middle of a word is noted`() throws {
    let texts = [("Maximiliane", 1), ("Максимилиана", 1), ("Ada May Lou", 0), ("畳の上で水練", 0)]
    for (text, count) in texts {
      let notes = try ViewFixture.scene(#"{"type": "label", "text": "\#(text)", "width": 40}"#)
        .notes
      #expect(notes.count == count, "\(notes)")
      let start = "$.view: the text '\(text)' has lines that end in the middle of words"
      #expect(notes.allSatisfy { $0.hasPrefix(start) }, "\(notes)")
    }
  }

  @Test func `a text beyond the picture or a view that clips it is noted`() throws {
    let label = #"{"type": "label", "text": "Ada", "width": 50, "margin": {"left": 190}}"#
    let beyond = try ViewFixture.scene(#"{"type": "hbox", "children": [\#(label)]}"#).notes
    #expect(
      beyond == [
        "$.view.children[0]: the text 'Ada' extends beyond the picture or the view that clips it"
      ]
    )
    for (clips, count) in [(true, 1), (false, 0)] {
      let inner = #"{"type": "label", "text": "Ada", "width": 60, "height": 30}"#
      let box =
        #"{"type": "zbox", "width": 9, "height": 9, "clips": \#(clips), "children": [\#(inner)]}"#
      #expect(try ViewFixture.scene(box).notes.count == count)
    }
  }

  @Test func `the texts of controls, rows and tiles are noted with the path of their node`() throws
  {
    let nodes = [
      #"{"type": "button", "width": 40, "height": 20, "title": "\#(name)"}"#,
      #"{"type": "mosaic", "width": 80, "pattern": "rows", "tiles": [{"title": "\#(name)"}]}"#,
      #"{"type": "segments", "width": 90, "titles": ["\#(name)", "b"]}"#,
    ]
    for node in nodes {
      let notes = try ViewFixture.scene(node).notes
      #expect(notes.count == 1, "\(node): \(notes)")
      #expect(notes.first?.hasPrefix("$.view: the text 'Maxi") == true, "\(notes)")
    }
  }

  @Test func `the examples show all of their texts`() throws {
    for name in ViewFixture.examples {
      #expect(try ViewScene(ViewFixture.example(name)).notes == [], "\(name)")
    }
  }
}

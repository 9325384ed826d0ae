package import TatamiDrawing
package import TatamiGeometry

extension DisplayList {
  /// A run of text and where its baseline begins on the page.
  package struct PlacedText {
    package var run: TextRun
    package var place: Point
  }

  /// The runs of text in drawing order, placed on the page.
  package var texts: [PlacedText] {
    var transforms = [Transform.identity]
    var result: [PlacedText] = []
    for command in commands {
      switch command {
      case .save, .beginGroup, .beginElement: transforms.append(transforms[transforms.count - 1])
      case .restore, .endGroup, .endElement: transforms.removeLast()
      case .concat(let step):
        transforms[transforms.count - 1] = step.concatenating(transforms[transforms.count - 1])
      case .text(let run, let point):
        result.append(PlacedText(run: run, place: transforms[transforms.count - 1].apply(point)))
      default: break
      }
    }
    return result
  }

  /// All characters that are drawn.
  package var shownText: String { texts.map(\.run.text).joined() }
}

import TatamiRoundedTable
import TatamiRows

extension RoundedTableScene {
  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: layout.contentSize())
    let sections = requestedSections()
    for section in sections {
      if let frame = layout.frame(of: .header(section: section)) {
        drawing.add(frame, "\(section)", role: .supplementary)
      }
    }
    for section in sections {
      if let frame = layout.frame(of: .footer(section: section)) {
        drawing.add(frame, "\(section)", role: .supplementary)
      }
    }
    if let frame = layout.frame(of: .tableHeader) { drawing.add(frame, role: .supplementary) }
    if let frame = layout.frame(of: .tableFooter) { drawing.add(frame, role: .supplementary) }
    forEachRow { index, frame in
      drawing.add(frame, "\(index.section)-\(index.row)", role: .item)
    }
    return drawing
  }
}

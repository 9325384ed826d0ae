import Foundation
import TatamiListContent
import TatamiRows
import TatamiViews

extension UITableView {
  /// The counts and positions after a pending reload.
  var loadedModel: TableModel {
    reloadIfNeeded()
    return model
  }

  /// Whether the program has neither updated nor reloaded the table since a generation.
  func isUnchanged(since generation: Int) -> Bool {
    generation == loading.generation && !loading.isStale
  }

  /// Whether a row exists, after a pending reload.
  func exists(_ path: IndexPath) -> Bool {
    reloadIfNeeded()
    return model.contains(path)
  }

  func headerRect(_ section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(of: .header(section: section))
  }

  func footerRect(_ section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(of: .footer(section: section))
  }

  func sectionRect(_ section: Int) -> CGRect {
    let span = loadedModel.geometry.span(ofSection: section)
    return CGRect(x: 0, y: span?.y ?? 0, width: bounds.width, height: span?.height ?? 0)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    guard path.isListPath else { return .zero }
    reloadIfNeeded()
    return rowFrame(path) ?? .zero
  }

  func row(at point: CGPoint) -> IndexPath? {
    guard case .row(let row) = loadedModel.geometry.part(at: Double(point.y)) else { return nil }
    return IndexPath(row: row.row, section: row.section)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    let rect = rect.standardized
    let sections = loadedModel.geometry.visibleSections(
      from: Double(rect.minY),
      to: Double(rect.maxY)
    )
    return sections.flatMap { section in
      section.rows.map { IndexPath(row: $0, section: section.section) }
    }
  }
}

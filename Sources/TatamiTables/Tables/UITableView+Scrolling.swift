import Foundation
import TatamiControls
import TatamiListContent
import TatamiRows
import TatamiGraphics
import TatamiRows
import TatamiViews

extension UITableView {
  /// The maximum number of corrections of an offset while rows on the way to it are measured.
  private static let maxCorrections = 8

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard path.isListPath else { return }
    reloadIfNeeded()
    guard let target = offset(of: path, position) else {
      return Diagnostics.report(
        "cannot scroll to row (\(path.section), \(path.row)): the row does not exist"
      )
    }
    guard !animated else { return setContentOffset(target, animated: true) }
    setContentOffset(target, animated: false)
    for _ in 0..<Self.maxCorrections {
      layoutContent()
      guard let corrected = offset(of: path, position), corrected != contentOffset else { return }
      setContentOffset(corrected, animated: false)
    }
  }

  func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    let middle = bounds.midY
    let distance = { (path: IndexPath) in abs((self.rowFrame(path)?.midY ?? 0) - middle) }
    guard let nearest = selection.paths.sorted().min(by: { distance($0) < distance($1) }) else {
      return
    }
    scroll(to: nearest, position, animated: animated)
  }

  /// Returns the offset at which a row, or with the row `NSNotFound` a section, has a position.
  private func offset(of path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    let isSection = path.row == NSNotFound
    guard let frame = isSection ? sectionStart(path.section) : rowFrame(path) else { return nil }
    let insets = adjustedContentInset
    let height = bounds.height - insets.top - insets.bottom
    let (top, bottom) = (frame.minY - insets.top, frame.maxY - bounds.height + insets.bottom)
    let y: CGFloat
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = frame.midY - insets.top - height / 2
    case .none:
      let shows = bounds.minY <= top && bounds.minY >= bottom
      y = shows ? bounds.minY : bounds.minY > top ? top : min(top, bottom)
    }
    return CGPoint(x: contentOffset.x, y: legalOffset(y))
  }

  /// Returns the vertical offset nearest to another one at which the table is at rest.
  func legalOffset(_ y: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let content = CGFloat(model.geometry.contentHeight())
    let highest = max(-insets.top, content + insets.bottom - bounds.height)
    return min(max(y, -insets.top), highest)
  }

  private func sectionStart(_ section: Int) -> CGRect? {
    guard let span = model.geometry.span(ofSection: section) else { return nil }
    return CGRect(x: 0, y: span.y, width: bounds.width, height: 0)
  }
}

import Foundation
import TatamiViews

extension UITableView {
  /// Asks for the titles of the section index and shows or removes it.
  func updateSectionIndex() {
    let rows = model.counts.reduce(0, +)
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      sectionIndex?.removeFromSuperview()
      return sectionIndex = nil
    }
    let view = sectionIndex ?? SectionIndexView(frame: .zero)
    view.show(titles, color: sectionIndexColor ?? tintColor)
    view.backgrounds = (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    view.onSelection = { [weak self] in self?.scrollToIndexTitle($0) }
    if view.superview !== self { addSubview(view) }
    sectionIndex = view
    setNeedsLayout()
  }

  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let width = SectionIndexView.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = adjustedContentInset
    sectionIndex.frame = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width,
      y: bounds.minY + insets.top,
      width: width,
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }

  private func scrollToIndexTitle(_ index: Int) {
    guard let title = sectionIndex?.titles[index], let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard model.counts.indices.contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}

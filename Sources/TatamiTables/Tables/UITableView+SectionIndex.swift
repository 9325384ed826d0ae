import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UITableView {
  func changeSectionIndex(_ change: (inout SectionIndexOptions) -> Void) {
    let old = options.sectionIndex
    change(&options.sectionIndex)
    if old.minimumRowCount != options.sectionIndex.minimumRowCount {
      if !loading.isStale { updateSectionIndex() }
    } else if let sectionIndex {
      show(sectionIndex.titles, in: sectionIndex)
    }
  }

  /// Requests the titles of the section index and shows or removes it.
  func updateSectionIndex() {
    let rows = model.counts.reduce(0, +)
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, rows >= options.sectionIndex.minimumRowCount else {
      sectionIndex?.removeFromSuperview()
      return sectionIndex = nil
    }
    let view = sectionIndex ?? SectionIndexView(frame: .zero)
    show(titles, in: view)
    view.onSelection = { [weak self] in self?.scrollToIndexTitle($0) }
    if view.superview !== self { addSubview(view) }
    sectionIndex = view
    setNeedsLayout()
  }

  private func show(_ titles: [String], in view: SectionIndexView) {
    let settings = options.sectionIndex
    view.show(titles, color: settings.color ?? tintColor)
    view.backgrounds = (settings.background, settings.trackingBackground)
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

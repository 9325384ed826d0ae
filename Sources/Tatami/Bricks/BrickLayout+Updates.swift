import Foundation
import TatamiBricks
import TatamiUIKit

// Updates of the collection view.
extension BrickLayout {
  /// Changes the frames by the changes of an update.
  ///
  /// - Returns: False if the changes do not lead to the numbers of sections and items.
  func apply(_ updates: ItemUpdates, _ source: BrickSource) throws(BrickError) -> Bool {
    let oldCount = frames?.sectionCount ?? 0
    guard let origins = updates.sectionOrigins(from: oldCount, to: source.modes.count) else {
      return false
    }
    var sections: [BrickSectionOrigin] = []
    var replacements: [Int: [BrickReplacement]] = [:]
    for (section, origin) in origins.enumerated() {
      guard let origin, hasGrid(ofSection: origin, as: section, source) else {
        sections.append(.new(source.section(section)))
        continue
      }
      guard let changes = changes(inSection: section, from: origin, updates, source) else {
        return false
      }
      sections.append(.kept(origin))
      replacements[section] = changes
    }
    modes = source.modes
    try frames?.rearrangeSections(sections)
    try frames?.setGeometries(source.geometries)
    for (section, changes) in replacements where !changes.isEmpty {
      try frames?.replaceItems(changes, inSection: section)
    }
    return true
  }

  /// Whether items of a section keep their grid positions at its new index.
  private func hasGrid(ofSection origin: Int, as section: Int, _ source: BrickSource) -> Bool {
    modes[origin] == source.modes[section]
      && frames?.columnCount(inSection: origin) == source.geometries[section].columns.count
  }

  private func changes(
    inSection section: Int,
    from origin: Int,
    _ updates: ItemUpdates,
    _ source: BrickSource
  ) -> [BrickReplacement]? {
    let counts = (
      old: frames?.itemCount(inSection: origin) ?? 0, new: source.itemCount(section)
    )
    return updates.replacements(inSection: section, from: origin, counts: counts)?
      .map { old, new in
        BrickReplacement(items: old, sizes: new.map { source.size($0, in: section) })
      }
  }
}

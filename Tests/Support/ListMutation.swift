package import Foundation
import TatamiUIKit

/// A change that a program makes to a list, for use from inside of callbacks.
package enum ListMutation: String, CaseIterable, Sendable {
  case reload, reloadAndQuery, empty, emptyAndQuery
  case insertItem, deleteItem, moveItem, reloadItem, reconfigureItem
  case insertSection, deleteSection, deleteAllSections, moveSection, reloadSection
  case batch, emptyBatch, layout, layoutThenReloadItem, query, scroll, offset, select, editing
  case resize, remove, exchangeSource

  /// Changes a list and its data.
  @MainActor
  package func perform(on list: any SoakList, _ data: RandomSections) {
    switch self {
    case .reload, .reloadAndQuery, .empty, .emptyAndQuery: reload(list, data)
    case .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem:
      changeItem(list, data)
    case .insertSection, .deleteSection, .deleteAllSections, .moveSection, .reloadSection:
      changeSection(list, data)
    case .batch: list.performBatchUpdates({ data.change(list) }, completion: nil)
    case .emptyBatch: list.performBatchUpdates(nil, completion: nil)
    case .layout: list.layoutIfNeeded()
    case .layoutThenReloadItem:
      list.layoutIfNeeded()
      data.randomPath().map { list.reloadItems(at: [$0]) }
    case .query: _ = list.counts()
    case .scroll, .offset, .select, .editing, .resize, .remove, .exchangeSource:
      changeView(list, data)
    }
  }

  @MainActor
  private func reload(_ list: any SoakList, _ data: RandomSections) {
    let isEmptying = self == .empty || self == .emptyAndQuery
    isEmptying ? data.deleteSections(IndexSet(data.names.indices)) : data.changeWithoutNotice()
    list.reloadData()
    if self == .reloadAndQuery || self == .emptyAndQuery { _ = list.counts() }
  }

  @MainActor
  private func changeItem(_ list: any SoakList, _ data: RandomSections) {
    guard let path = data.randomPath() else { return }
    switch self {
    case .insertItem:
      data.insertItem(at: path)
      list.insertItems(at: [path])
    case .deleteItem:
      data.deleteItem(at: path)
      list.deleteItems(at: [path])
    case .moveItem:
      let target = IndexPath(item: 0, section: path.section)
      data.moveItem(from: path, to: target)
      list.moveItem(at: path, to: target)
    case .reloadItem: list.reloadItems(at: [path])
    default: list.reconfigureItems(at: [path])
    }
  }

  @MainActor
  private func changeSection(_ list: any SoakList, _ data: RandomSections) {
    guard !data.numbers.isEmpty else { return }
    let (section, last) = (data.pick(data.numbers.indices), data.numbers.count - 1)
    switch self {
    case .insertSection:
      data.insertSection(at: section)
      list.insertSections([section])
    case .deleteSection:
      data.deleteSections([section])
      list.deleteSections([section])
    case .deleteAllSections:
      let all = IndexSet(0...last)
      data.deleteSections(all)
      list.deleteSections(all)
    case .moveSection:
      data.moveSection(section, to: last)
      list.moveSection(section, toSection: last)
    default: list.reloadSections([section])
    }
  }

  @MainActor
  private func changeView(_ list: any SoakList, _ data: RandomSections) {
    let path = data.randomPath()
    switch self {
    // The list has these counts only if the data was not changed behind its back.
    case .scroll: if let path, list.counts() == data.counts { list.scrollToItem(at: path) }
    case .offset: list.contentOffset.y += 30
    case .select: if let path, list.counts() == data.counts { list.selectItem(at: path) }
    case .editing: list.isEditing.toggle()
    case .resize: list.frame.size = CGSize(width: list.frame.width == 320 ? 300 : 320, height: 280)
    case .remove: list.removeFromSuperview()
    default: list.exchangeSource()
    }
  }
}

// Single changes.
extension RandomSections {
  /// The numbers of items.
  package var counts: [Int] { numbers.map(\.count) }

  /// Returns the path of an item; nil if there is none.
  package func randomPath() -> IndexPath? {
    let sections = numbers.indices.filter { !numbers[$0].isEmpty }
    guard !sections.isEmpty else { return nil }
    let section = pick(sections)
    return IndexPath(item: pick(numbers[section].indices), section: section)
  }

  package func insertItem(at path: IndexPath) {
    numbers[path.section].insert(newNumber(), at: path.item)
  }

  /// Inserts a section at the start.
  package func insertSection(in list: any SoakList) {
    insertSection(at: 0)
    list.insertSections([0])
  }

  package func deleteItem(at path: IndexPath) {
    numbers[path.section].remove(at: path.item)
  }

  package func moveItem(from old: IndexPath, to new: IndexPath) {
    let number = numbers[old.section].remove(at: old.item)
    numbers[new.section].insert(number, at: new.item)
  }

  func insertSection(at index: Int) {
    numbers.insert(newNumbers(upTo: 5), at: index)
    names.insert(newNumber(), at: index)
  }

  func deleteSections(_ sections: IndexSet) {
    for section in sections.reversed() {
      numbers.remove(at: section)
      names.remove(at: section)
    }
  }

  func moveSection(_ section: Int, to target: Int) {
    numbers.insert(numbers.remove(at: section), at: target)
    names.insert(names.remove(at: section), at: target)
  }

  /// Replaces all sections.
  func changeWithoutNotice() {
    numbers = (0..<random.int(in: 1...4)).map { _ in newNumbers(upTo: 8) }
    names = numbers.map { _ in newNumber() }
  }
}

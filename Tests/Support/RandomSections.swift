package import Foundation
import TatamiUIKit

/// Sections of numbered items that random batches change.
@MainActor
package final class RandomSections {
  package internal(set) var numbers: [[Int]] = []
  /// The number of each section, which it keeps when it moves.
  package internal(set) var names: [Int] = []
  var random: SeededRandom
  private var lastNumber = 0

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    numbers = (0..<3).map { _ in newNumbers(upTo: 8) }
    names = numbers.map { _ in newNumber() }
  }

  package func number(at path: IndexPath) -> Int { numbers[path.section][path.item] }

  package func chance(_ probability: Double) -> Bool { random.chance(probability) }

  package func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    random.pick(choices)
  }

  /// Whether an item exists.
  package func contains(_ path: IndexPath) -> Bool {
    numbers.indices.contains(path.section) && numbers[path.section].indices.contains(path.item)
  }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func newNumbers(upTo limit: Int) -> [Int] {
    (0..<random.int(in: 0...limit)).map { _ in newNumber() }
  }

  /// Changes the items and makes the same changes in a view; for the updates block of a batch.
  package func change(_ view: any SoakList) {
    if !numbers.isEmpty, random.chance(0.15) {
      moveOrReloadSection(view)
    } else {
      changeSectionsAndItems(view)
    }
  }

  private func moveOrReloadSection(_ view: any SoakList) {
    let section = random.pick(numbers.indices)
    if random.chance(0.5) {
      numbers[section] = newNumbers(upTo: 6)
      names[section] = newNumber()
      view.reloadSections([section])
    } else {
      let target = random.pick(numbers.indices)
      numbers.insert(numbers.remove(at: section), at: target)
      names.insert(names.remove(at: section), at: target)
      view.moveSection(section, toSection: target)
    }
  }

  /// Deletes and inserts sections; deletes, moves, reloads and inserts items of the other sections.
  private func changeSectionsAndItems(_ view: any SoakList) {
    let before = paths()
    let deleted = IndexSet(numbers.indices.filter { _ in random.chance(0.12) })
    var sections = numbers.indices.filter { !deleted.contains($0) }.map { numbers[$0] }
    names = names.indices.filter { !deleted.contains($0) }.map { names[$0] }
    let kept = Set(sections.joined())
    let moved = takeItems(&sections)
    let replaced = replaceItems(in: &sections)
    let added = (0..<random.int(in: 0...3)).map { _ in newNumber() }
    for number in moved + added where !sections.isEmpty { insert(number, in: &sections) }
    let inserted = insertSection(in: &sections)
    numbers = sections
    view.insertSections(inserted)
    view.deleteSections(deleted)
    let after = paths().filter { !inserted.contains($0.value.section) }
    for number in kept.sorted() {
      guard let old = before[number] else { continue }
      if let new = after[number] {
        if moved.contains(number) { view.moveItem(at: old, to: new) }
        if random.chance(0.1) { view.reconfigureItems(at: [old]) }
      } else {
        replaced[number] == nil ? view.deleteItems(at: [old]) : view.reloadItems(at: [old])
      }
    }
    let reloaded = Set(replaced.values)
    view.insertItems(
      at: after.filter { before[$0.key] == nil && !reloaded.contains($0.key) }.map(\.value)
    )
  }

  /// Removes items at random and returns those that move.
  private func takeItems(_ sections: inout [[Int]]) -> [Int] {
    var moved: [Int] = []
    for section in sections.indices {
      sections[section].removeAll { number in
        guard random.chance(0.2) else { return false }
        if random.chance(0.5) { moved.append(number) }
        return true
      }
    }
    return moved
  }

  /// Gives items new numbers at random and returns the new numbers of the old ones.
  private func replaceItems(in sections: inout [[Int]]) -> [Int: Int] {
    var replaced: [Int: Int] = [:]
    for section in sections.indices {
      for item in sections[section].indices where random.chance(0.06) {
        let number = newNumber()
        replaced[sections[section][item]] = number
        sections[section][item] = number
      }
    }
    return replaced
  }

  private func insert(_ number: Int, in sections: inout [[Int]]) {
    let section = random.pick(sections.indices)
    let limit = sections[section].count
    sections[section].insert(number, at: random.int(in: 0...limit))
  }

  /// Inserts a new section at random and returns its index.
  private func insertSection(in sections: inout [[Int]]) -> IndexSet {
    guard sections.count < 5, random.chance(0.5) else { return [] }
    let index = random.int(in: 0...sections.count)
    sections.insert(newNumbers(upTo: 8), at: index)
    names.insert(newNumber(), at: index)
    return [index]
  }

  private func paths() -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, items) in numbers.enumerated() {
      for (item, number) in items.enumerated() {
        paths[number] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}

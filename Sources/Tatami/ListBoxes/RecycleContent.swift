import TatamiReactive
import TatamiUIKit

/// The sections of a box as snapshots of numbers, which represent the identities of sections and
/// items.
@MainActor
final class RecycleContent {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The identities of a section and of its items.
  private struct Outline: Equatable {
    let section: AnyHashable
    let items: [SequenceKey]
  }

  /// The numbers of a section and of its items.
  private struct Numbers {
    let section: Int
    var items: [SequenceKey: Int] = [:]
  }

  /// The sections that the box shows.
  private(set) var sections: [RecycleSection] = []
  private var newest: [RecycleSection] = []
  private var numbers: [AnyHashable: Numbers] = [:]
  private var next = 0
  private var shown: [Outline]?
  /// Whether the box is being updated and must not be changed.
  private var isBusy = false
  private var isWaiting = false
  /// Shows a snapshot; nil if the identities of the items are the same as before.
  var onUpdate: ((Snapshot?) -> Void)?

  /// Replaces the shown sections.
  func show(_ sections: [RecycleSection]) {
    for section in newest { section.onChange = nil }
    newest = sections
    for section in sections { section.onChange = { [weak self] in self?.update() } }
    update()
  }

  /// Runs a closure and defers the changes of items that it makes to a later turn.
  func performWithoutUpdates<Result>(_ action: () -> Result) -> Result {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return action()
  }

  /// Returns the section with an index; nil if there is none.
  func section(_ index: Int) -> RecycleSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Shows the newest items although they may be the same as before, because the box has moved one.
  func restore() {
    shown = nil
    update()
  }

  private func update() {
    guard !isBusy else { return updateLater() }
    sections = distinctSections()
    for section in sections { section.showNewestItems() }
    let outline = sections.map { Outline(section: $0.identity, items: $0.keys) }
    let snapshot = outline == shown ? nil : makeSnapshot(of: outline)
    shown = outline
    performWithoutUpdates { onUpdate?(snapshot) }
  }

  /// Updates the box in a later turn.
  private func updateLater() {
    if isWaiting { return }
    isWaiting = true
    Task { @MainActor [weak self] in
      self?.isWaiting = false
      self?.update()
    }
  }

  /// The newest sections; of sections with equal identities, only the first one.
  private func distinctSections() -> [RecycleSection] {
    var identities: Set<AnyHashable> = []
    return newest.filter { section in
      if identities.insert(section.identity).inserted { return true }
      BoxDiagnostics.report("two sections of a list or grid have the identity \(section.identity)")
      return false
    }
  }

  private func makeSnapshot(of outline: [Outline]) -> Snapshot {
    let former = numbers
    numbers = [:]
    var snapshot = Snapshot()
    for section in outline { append(section, former[section.section], to: &snapshot) }
    return snapshot
  }

  /// Appends a section; known identities keep their numbers.
  private func append(_ section: Outline, _ known: Numbers?, to snapshot: inout Snapshot) {
    var present = Numbers(section: known?.section ?? number())
    present.items.reserveCapacity(section.items.count)
    let items = section.items.map { key in
      let item = known?.items[key] ?? number()
      present.items[key] = item
      return item
    }
    snapshot.appendSections([present.section])
    snapshot.appendItems(items, toSection: present.section)
    numbers[section.section] = present
  }

  private func number() -> Int {
    next += 1
    return next
  }
}

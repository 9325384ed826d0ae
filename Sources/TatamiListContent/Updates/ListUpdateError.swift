package import Foundation

/// The reason why a batch of updates does not fit the counts before and after it.
package enum ListUpdateError: Error, Equatable, Sendable {
  /// The number of elements before and after the updates, and the changes between them.
  package struct Balance: Equatable, Sendable {
    var before: Int
    var after: Int
    var inserted: Int
    var deleted: Int
    var movedIn = 0
    var movedOut = 0

    /// Whether the changes lead from one number to the other.
    var isEven: Bool { after == before + inserted - deleted + movedIn - movedOut }
  }

  /// The kind of a change that refers to an index.
  package enum Change: String, Sendable {
    case delete
    case insert
    case reload
    case move
  }

  /// The number of sections is not the one that the changes lead to.
  case sections(Balance)
  /// The number of items in a section, by its new index, is not the one that the changes lead to.
  case items(section: Int, Balance)
  /// An index path does not consist of a section and an item.
  case indexPath(IndexPath)
  /// A section does not exist.
  case missingSection(Change, Int, count: Int, when: Moment)
  /// An item does not exist.
  case missingItem(Change, IndexPath, count: Int, when: Moment)
  /// Two changes apply to the same section.
  case sectionTwice(Change, Change, Int)
  /// Two changes apply to the same item.
  case itemTwice(Change, Change, IndexPath)

  /// The counts that an index refers to.
  package enum Moment: String, Sendable {
    case before
    case after
  }
}

extension ListUpdateError {
  /// Returns UIKit's message for the error.
  package func message(_ wording: ListWording) -> String {
    switch self {
    case .sections(let balance): Self.sections(balance, wording)
    case .items(let section, let balance): Self.items(section, balance, wording)
    case .indexPath(let path): IndexPath.message(for: path)
    case .missingSection(let change, let index, let count, let moment):
      "attempt to \(change) section \(index), but there are only \(count) sections "
        + "\(moment) the update"
    case .missingItem(.delete, let path, let count, let moment):
      "attempt to delete \(wording.item) \(path.item) from section \(path.section) which only "
        + "contains \(count) \(wording.items) \(moment) the update"
    case .missingItem(let change, let path, let count, let moment):
      "attempt to \(change) \(wording.item) \(path.item) "
        + (change == .insert ? "into" : "in")
        + " section \(path.section), but there are only \(count) \(wording.items) in section "
        + "\(path.section) \(moment) the update"
    case .sectionTwice(let first, let second, let index):
      "attempt to \(first) and \(second) the same section (\(index))"
    case .itemTwice(let first, let second, let path):
      "attempt to \(first) and \(second) the same index path (\(path.section), \(path.item))"
    }
  }

  private static func sections(_ balance: Balance, _ wording: ListWording) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(wording.view) after the update (\(balance.after)) must be equal to the number of "
      + "sections contained in the \(wording.view) before the update (\(balance.before)), plus or "
      + "minus the number of sections inserted or deleted (\(balance.inserted) inserted, "
      + "\(balance.deleted) deleted)."
  }

  private static func items(
    _ section: Int,
    _ balance: Balance,
    _ wording: ListWording
  ) -> String {
    let items = wording.items
    return "Invalid update: invalid number of \(items) in section \(section). The number of "
      + "\(items) contained in an existing section after the update (\(balance.after)) must be "
      + "equal to the number of \(items) contained in that section before the update "
      + "(\(balance.before)), plus or minus the number of \(items) inserted or deleted from that "
      + "section (\(balance.inserted) inserted, \(balance.deleted) deleted) and plus or minus the "
      + "number of \(items) moved into or out of that section (\(balance.movedIn) moved in, "
      + "\(balance.movedOut) moved out)."
  }
}

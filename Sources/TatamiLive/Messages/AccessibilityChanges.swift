import Foundation
import OrderedCollections
import TatamiHost
import TatamiJSON

/// The differences between two lists of accessibility elements.
///
/// The message `tree` has these members:
/// - `whole`: whether there were no elements before.
/// - `set`: new elements, and the identity and the changed members of others; a member that is not
///   there, of a new element, is null or false.
/// - `move`: elements whose frames have moved, and nothing else: the distances x and y, and runs of
///   identities.
/// - `remove`: the identities of removed elements.
/// - `order`: the identities in reading order, if it is another one, as runs.
///
/// A run of consecutive identities is the first one and their number.
struct AccessibilityChanges {
  private let isWhole: Bool
  private var set: [JSONValue] = []
  private var moved: OrderedDictionary<CGPoint, [UInt32]> = [:]
  private let removed: [UInt32]
  private let order: [UInt32]?

  /// Compares two lists; nil for no list before.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(from before: [AccessibilityMirror.Element]?, to elements: [AccessibilityMirror.Element]) {
    isWhole = before == nil
    let old = Dictionary((before ?? []).map { ($0.id, $0) }) { first, _ in first }
    let ids = elements.map(\.id)
    let present = Set(ids)
    removed = (before ?? []).map(\.id).filter { !present.contains($0) }
    order = ids == before?.map(\.id) ? nil : ids
    for element in elements {
      let before = old[element.id]
      if let before, let distance = element.distance(from: before) {
        moved[distance, default: []].append(element.id)
      } else if let changes = Self.changes(from: before, to: element) {
        set.append(changes)
      }
    }
  }

  /// Returns the identity and the members that differ; nil without a difference.
  private static func changes(
    from old: AccessibilityMirror.Element?,
    to new: AccessibilityMirror.Element
  ) -> JSONValue? {
    guard let old else {
      return .object(new.members.filter { $0.value != .null && $0.value != .bool(false) })
    }
    guard old != new else { return nil }
    let before = old.members
    let changed = new.members.filter { $0.key == "id" || before[$0.key] != $0.value }
    return changed.count > 1 ? .object(changed) : nil
  }

  /// The message.
  var message: JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "t": .string("tree"), "set": .array(set),
    ]
    if isWhole { members["whole"] = .bool(true) }
    if !moved.isEmpty {
      members["move"] = .array(
        moved.map { .array([.number($0.x), .number($0.y)] + Self.runs(of: $1)) }
      )
    }
    if !removed.isEmpty { members["remove"] = .array(removed.map(Self.number)) }
    if let order { members["order"] = .array(Self.runs(of: order)) }
    return .object(members)
  }

  private static func runs(of ids: [UInt32]) -> [JSONValue] {
    var runs: [(first: UInt32, count: UInt32)] = []
    for id in ids {
      if let last = runs.last, last.first &+ last.count == id {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((id, 1))
      }
    }
    return runs.map { .array([number($0.first), number($0.count)]) }
  }

  private static func number(_ id: UInt32) -> JSONValue { .number(Double(id)) }
}

extension AccessibilityMirror.Element {
  /// Returns the distance from an earlier frame with two decimals; nil if nothing or more has changed.
  fileprivate func distance(from old: AccessibilityMirror.Element) -> CGPoint? {
    let (frame, before) = (node.frame.rounded, old.node.frame.rounded)
    guard frame.origin != before.origin, frame.size == before.size else { return nil }
    var moved = old
    moved.node.frame = node.frame
    guard moved == self else { return nil }
    return CGPoint(x: frame.minX - before.minX, y: frame.minY - before.minY).rounded
  }
}

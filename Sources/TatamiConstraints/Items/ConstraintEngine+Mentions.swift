/// The lists of the constraints that mention each item.
extension ConstraintEngine {
  /// Notes which items a constraint mentions.
  mutating func addMentions(of slot: Int) {
    let constraint = constraints[slot].constraint
    constraint.forEachItem { addMention(of: Int($0.index), in: slot) }
  }

  private mutating func addMention(of item: Int, in slot: Int) {
    let next = items[item].firstMention
    let mention = Mention(
      item: Int32(item),
      constraint: Int32(slot),
      nextOfItem: next,
      nextOfConstraint: constraints[slot].firstMention
    )
    let index: Int
    if firstFreeMention == LinearSystem.none {
      index = mentions.count
      mentions.append(mention)
    } else {
      index = Int(firstFreeMention)
      firstFreeMention = mentions[index].nextOfConstraint
      mentions[index] = mention
    }
    if next != LinearSystem.none { mentions[Int(next)].previousOfItem = Int32(index) }
    items[item].firstMention = Int32(index)
    constraints[slot].firstMention = Int32(index)
  }

  /// Removes the mentions in a constraint.
  mutating func removeMentions(of slot: Int) {
    while constraints[slot].firstMention != LinearSystem.none {
      let index = constraints[slot].firstMention
      let mention = mentions[Int(index)]
      constraints[slot].firstMention = mention.nextOfConstraint
      if mention.previousOfItem == LinearSystem.none {
        items[Int(mention.item)].firstMention = mention.nextOfItem
      } else {
        mentions[Int(mention.previousOfItem)].nextOfItem = mention.nextOfItem
      }
      if mention.nextOfItem != LinearSystem.none {
        mentions[Int(mention.nextOfItem)].previousOfItem = mention.previousOfItem
      }
      mentions[Int(index)].nextOfConstraint = firstFreeMention
      firstFreeMention = index
    }
  }

  /// Calls a function with each constraint that mentions an item, as often as it does.
  mutating func forEachMention(
    of item: Int,
    _ body: (inout ConstraintEngine, _ constraint: Int) -> Void
  ) {
    var index = items[item].firstMention
    while index != LinearSystem.none {
      let mention = mentions[Int(index)]
      index = mention.nextOfItem
      body(&self, Int(mention.constraint))
    }
  }

  /// Returns the active constraints that mention any of some items, in the order in which they were
  /// activated.
  func activeConstraints(mentioning items: [Int]) -> [Int] {
    constraints(mentioning: items).filter { constraints[$0].row != LinearSystem.none }
      .sorted { (arrival(of: $0), $0) < (arrival(of: $1), $1) }
  }

  private func arrival(of slot: Int) -> Int { system.rows[Int(constraints[slot].row)].arrival }

  /// Returns the constraints that mention any of some items, in ascending order of their slots.
  func constraints(mentioning items: [Int]) -> [Int] {
    var found: Set<Int> = []
    for item in items {
      var index = self.items[item].firstMention
      while index != LinearSystem.none {
        found.insert(Int(mentions[Int(index)].constraint))
        index = mentions[Int(index)].nextOfItem
      }
    }
    return found.sorted()
  }
}

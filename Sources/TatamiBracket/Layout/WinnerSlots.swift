/// The winning slots of one bracket, with a look-up in constant time.
struct WinnerSlots: Sendable {
  /// For each slot the number of the last bracket that marked it.
  private var markings: [Int32] = []
  private var current: Int32 = 0
  /// Whether the bracket names no winner at all, not even one that is not a slot.
  private(set) var isEmpty = true

  /// Replaces the marked slots; numbers that are not slots are ignored.
  mutating func mark(_ winners: ArraySlice<Int>, among slots: Int) {
    current += 1
    isEmpty = winners.isEmpty
    if markings.count < slots {
      markings.append(contentsOf: repeatElement(0, count: slots - markings.count))
    }
    for winner in winners where winner >= 0 && winner < slots {
      markings[winner] = current
    }
  }

  func contains(_ slot: Int) -> Bool {
    slot < markings.count && markings[slot] == current
  }
}

/// The slots that have won in one bracket, with a look-up in constant time.
struct WinnerMarks: Sendable {
  /// For each slot the number of the marking that named it last.
  private var markings: [Int32] = []
  private var current: Int32 = 0
  /// Whether any winner was named at all, slot or not.
  private(set) var isEmpty = true

  /// Forgets the slots marked before and marks others; numbers that are no slot are left out.
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

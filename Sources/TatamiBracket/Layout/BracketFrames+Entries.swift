public import TatamiGeometry

extension BracketFrames {
  /// An entry and its frame.
  public struct Entry: Hashable, Sendable {
    /// The slot of a binary bracket, or the position among the entries of a tree.
    public var index: Int
    /// The frame, in points.
    public var frame: Rect
  }

  /// The entries of a bracket, ascending by index.
  ///
  /// Frames are computed when they are read, in constant time: entries have equal sizes and
  /// distances.
  public struct Entries: RandomAccessCollection, Hashable, Sendable {
    private let measures: BracketMeasures
    /// The slot of each entry; empty if all slots of the bracket contain entries.
    private let slots: [Int32]

    init(_ measures: BracketMeasures, slots: [Int32] = []) {
      self.measures = measures
      self.slots = slots
    }

    /// The position of the first entry: 0.
    public var startIndex: Int { 0 }

    /// The number of entries.
    public var endIndex: Int { measures.counts.first + measures.counts.second }

    /// Returns the entry at a position, from 0.
    public subscript(position: Int) -> Entry {
      precondition(indices.contains(position), "entry \(position) of \(count)")
      let index = slots.isEmpty ? position : Int(slots[position])
      return Entry(index: index, frame: measures.entryFrame(position))
    }

    /// Returns whether two brackets have the same entries with the same frames.
    public static func == (first: Entries, second: Entries) -> Bool {
      first.elementsEqual(second)
    }

    /// Hashes all entries with their frames.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      for entry in self { hasher.combine(entry) }
    }
  }
}

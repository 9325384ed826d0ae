public import TatamiBracket

/// The position of a match: its layer and its place in the layer.
public typealias MatchPath = TatamiBracket.MatchPath

extension MatchPath {
  /// The layer; 1 is the first.
  public var layer: Int { round }

  /// Creates a path.
  public init(layer: Int, item: Int) {
    self.init(round: layer, item: item)
  }
}

// The names of version 1.
extension MatchPath {
  /// The position in the layer, from 0; `item`.
  public var number: Int { item }

  /// Creates a path.
  public init(layer: Int, number: Int) {
    self.init(round: layer, item: number)
  }

  /// Creates the path of the match with an index among all matches, first layer first.
  public init?(numberOfLayers: Int, index: Int) {
    self.init(serialIndex: index, numberOfRounds: numberOfLayers)
  }

  /// Returns the index among all matches, first layer first; 0 if the number of layers is not
  /// allowed.
  public func getIndex(from numberOfLayers: Int) -> Int {
    serialIndex(numberOfRounds: numberOfLayers) ?? 0
  }
}

public import TatamiBracket

extension TournamentBuilder {
  /// Returns the builder of the bracket that has a path after formatting; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the brackets above the path, at any depth.
  public func getChildBuilder(for matchPath: MatchPath) -> TournamentBuilder? {
    guard let numberOfLayers = numberOfLayers() else { return nil }
    guard (1...numberOfLayers).contains(matchPath.layer), matchPath.item >= 0 else { return nil }
    var layer = [self]
    for _ in matchPath.layer..<numberOfLayers {
      layer = Array(layer.lazy.flatMap(\.builders).prefix(Self.mostNodes))
    }
    return matchPath.item < layer.count ? layer[matchPath.item] : nil
  }

  /// Returns the number of layers; nil if a builder contains itself.
  private func numberOfLayers() -> Int? {
    var known: Set<ObjectIdentifier> = []
    var layer = [self]
    var count = 0
    while !layer.isEmpty {
      known.formUnion(layer.lazy.map { ObjectIdentifier($0) })
      count += 1
      // A path of builders that differ is at most as long as their number.
      guard count <= known.count else { return nil }
      var next: Set<ObjectIdentifier> = []
      layer = layer.lazy.flatMap(\.builders).filter { next.insert(ObjectIdentifier($0)).inserted }
    }
    return count
  }
}

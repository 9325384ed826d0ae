extension CompositionalGroup {
  /// Checks the numbers of the group and of all groups in it, level by level.
  func check(_ field: String) throws(CollectionLayoutError) {
    guard depth <= Self.depthLimit else {
      throw .nesting(depth, field: field, limit: Self.depthLimit)
    }
    var level = [(group: self, field: field)]
    while !level.isEmpty {
      var next: [(group: CompositionalGroup, field: String)] = []
      for (group, field) in level {
        try group.checkOwn(field)
        for (index, subitem) in group.arrangement.subitems.enumerated() {
          let field = "\(field).subitems[\(index)]"
          switch subitem {
          case .item(let item): try item.check(field)
          case .group(let nested): next.append((nested, field))
          }
        }
      }
      level = next
    }
  }

  private func checkOwn(_ field: String) throws(CollectionLayoutError) {
    try size.check("\(field).size")
    try contentInsets.check("\(field).contentInsets")
    try edgeSpacing.check("\(field).edgeSpacing")
    try CollectionLayoutError.checkDistance(
      interItemSpacing.minimum,
      "\(field).interItemSpacing"
    )
    try AnchoredSupplementary.check(supplementaryItems, "\(field).supplementaryItems")
    switch arrangement {
    case .subitems(_, let subitems):
      guard !subitems.isEmpty else { throw .noSubitems(field: "\(field).subitems") }
    case .repeating(_, _, let count), .dividing(_, _, let count):
      try CollectionLayoutError.check(count, in: 1...Self.countLimit, "\(field).count")
    case .custom: break
    }
  }
}

extension CompositionalItem {
  /// Checks the numbers of the item.
  func check(_ field: String) throws(CollectionLayoutError) {
    try size.check("\(field).size")
    try contentInsets.check("\(field).contentInsets")
    try edgeSpacing.check("\(field).edgeSpacing")
    try AnchoredSupplementary.check(supplementaryItems, "\(field).supplementaryItems")
  }
}

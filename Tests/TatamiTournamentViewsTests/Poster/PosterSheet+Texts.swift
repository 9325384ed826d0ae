import TatamiTournamentViews

extension PosterSheet {
  /// The texts in drawing order.
  var texts: [Text] {
    items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }

  /// The matches and the rows of tables in drawing order.
  var elements: [Element] {
    items.compactMap { item in
      if case .beginElement(let element) = item { element } else { nil }
    }
  }

  /// The matches in drawing order.
  var matches: [Element] { elements.filter { $0.id != nil } }
}

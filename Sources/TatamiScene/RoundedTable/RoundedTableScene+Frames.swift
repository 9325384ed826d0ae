import OrderedCollections
import TatamiGeometry
import TatamiRoundedTable
import TatamiRows

extension RoundedTableScene {
  func frames() -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [
      "column": .numbers([layout.column.x, layout.column.childWidth]),
      "rounded": .bool(layout.column.drawsCorners),
      "contentSize": .size(layout.contentSize()),
      "labelX": layout.labelX(separatorInset: separatorInset).map(SceneValue.number) ?? .null,
    ]
    members["tableHeader"] = layout.frame(of: .tableHeader).map(SceneValue.rect)
    members["tableFooter"] = layout.frame(of: .tableFooter).map(SceneValue.rect)
    members["rows"] = rows()
    members["headers"] = sectionViews { .header(section: $0) }
    members["footers"] = sectionViews { .footer(section: $0) }
    if includesPieces { members["pieces"] = pieces() }
    members["hairlinesCleared"] = hairlines.map(hiddenHairlines)
    members["extraSubviews"] = children.map(childFrames)
    return .object(members)
  }

  private func rows() -> SceneValue {
    var rows: [SceneValue] = []
    forEachRow { index, frame in
      let drawn = layout.column.drawn(layout.roles(of: index))
      let roles: OrderedDictionary<String, SceneValue> = [
        "top": .bool(drawn.contains(.top)),
        "bottom": .bool(drawn.contains(.bottom)),
      ]
      let row: [SceneValue] = [.number(index.section), .number(index.row)]
      rows.append(.array(row + frame.numbers.map(SceneValue.number) + [.object(roles)]))
    }
    return .array(rows)
  }

  private func sectionViews(_ part: (Int) -> TablePart) -> SceneValue {
    .array(
      requestedSections().compactMap { section in
        layout.frame(of: part(section)).map { frame in
          .numbers([Double(section)] + frame.numbers)
        }
      }
    )
  }

  private func pieces() -> SceneValue {
    var cards: [SceneValue] = []
    forEachRow { index, _ in
      guard !layout.roles(of: index).isEmpty else { return }
      guard let card = layout.card(of: index) else { return }
      let members: OrderedDictionary<String, SceneValue> = [
        "section": .number(index.section),
        "row": .number(index.row),
        "background": .rect(card.background),
        "selectedBackground": .rect(card.selectedBackground),
        "backgroundPieces": .pieces(card.backgroundPieces),
        "selectedPieces": .pieces(card.selectedPieces),
      ]
      cards.append(.object(members))
    }
    return .array(cards)
  }

  /// The section, the row and the index of every hairline that the table hides.
  private func hiddenHairlines(of rows: [RowLines]) -> SceneValue {
    var hidden: [SceneValue] = []
    for row in rows {
      let height = layout.frame(of: .row(row.index))?.height ?? 0
      let drawn = layout.column.drawn(layout.roles(of: row.index))
      for (number, line) in row.lines.enumerated()
      where line.isHidden(inRowOfHeight: height, drawn: drawn) {
        hidden.append(.numbers([row.index.section, row.index.row, number].map(Double.init)))
      }
    }
    return .array(hidden)
  }

  private func childFrames(_ children: [Child]) -> SceneValue {
    .array(children.map { .rect(layout.column.placed($0.frame, as: $0.kind)) })
  }
}

extension SceneValue {
  fileprivate static func pieces(_ pieces: CardPieces) -> SceneValue {
    let parts: KeyValuePairs<String, Rect?> = [
      "top": pieces.top,
      "middle": pieces.middle,
      "bottom": pieces.bottom,
      "topLeft": pieces.topLeft,
      "topRight": pieces.topRight,
      "bottomRight": pieces.bottomRight,
      "bottomLeft": pieces.bottomLeft,
    ]
    var members: OrderedDictionary<String, SceneValue> = [:]
    for (name, frame) in parts {
      members[name] = frame.map(SceneValue.rect) ?? .null
    }
    return .object(members)
  }
}

import OrderedCollections
import TatamiGeometry
import TatamiRoundedTable

/// Answers rounded-table documents (rounded table §6).
enum RoundedTableFrames {
  /// Returns the frames of a document.
  static func answer(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let scene = try RoundedTableScene(document)
    var answer: OrderedDictionary<String, SceneValue> = [
      "column": .numbers([scene.layout.column.x, scene.layout.column.childWidth]),
      "rounded": .bool(scene.layout.column.drawsCorners),
      "contentSize": contentSize(scene),
      "labelX": scene.layout.labelX(separatorInset: scene.separatorInset).map(SceneValue.number)
        ?? .null,
    ]
    answer["tableHeader"] = scene.layout.frame(of: .tableHeader).map(SceneValue.rect)
    answer["tableFooter"] = scene.layout.frame(of: .tableFooter).map(SceneValue.rect)
    answer["rows"] = rows(scene)
    answer["headers"] = sectionViews(scene) { .header(section: $0) }
    answer["footers"] = sectionViews(scene) { .footer(section: $0) }
    if scene.wantsPieces { answer["pieces"] = pieces(scene) }
    if let lines = scene.hairlines { answer["hairlinesCleared"] = cleared(lines, scene) }
    if let children = scene.children { answer["extraSubviews"] = placed(children, scene) }
    return .object(answer)
  }

  private static func contentSize(_ scene: RoundedTableScene) -> SceneValue {
    let size = scene.layout.contentSize()
    return .numbers([size.width, size.height])
  }

  private static func rows(_ scene: RoundedTableScene) -> SceneValue {
    var rows: [SceneValue] = []
    scene.forEachRow { index, frame in
      let drawn = scene.layout.column.drawn(scene.layout.roles(of: index))
      let roles: OrderedDictionary<String, SceneValue> = [
        "top": .bool(drawn.contains(.top)),
        "bottom": .bool(drawn.contains(.bottom)),
      ]
      let place: [SceneValue] = [.number(index.section), .number(index.row)]
      rows.append(.array(place + frame.numbers.map(SceneValue.number) + [.object(roles)]))
    }
    return .array(rows)
  }

  private static func sectionViews(
    _ scene: RoundedTableScene,
    _ part: (Int) -> TablePart
  ) -> SceneValue {
    .array(
      scene.sections.compactMap { section in
        scene.layout.frame(of: part(section)).map { frame in
          .numbers([Double(section)] + frame.numbers)
        }
      }
    )
  }

  private static func pieces(_ scene: RoundedTableScene) -> SceneValue {
    var cards: [SceneValue] = []
    scene.forEachRow { index, _ in
      guard !scene.layout.roles(of: index).isEmpty else { return }
      guard let card = scene.layout.card(of: index) else { return }
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

  private static func cleared(
    _ rows: [RoundedTableScene.RowLines],
    _ scene: RoundedTableScene
  ) -> SceneValue {
    var cleared: [SceneValue] = []
    for row in rows {
      let height = scene.layout.frame(of: .row(row.index))?.height ?? 0
      let drawn = scene.layout.column.drawn(scene.layout.roles(of: row.index))
      for (number, line) in row.lines.enumerated()
      where line.isHidden(inRowOfHeight: height, drawn: drawn) {
        cleared.append(.numbers([row.index.section, row.index.row, number].map(Double.init)))
      }
    }
    return .array(cleared)
  }

  private static func placed(
    _ children: [RoundedTableScene.Child],
    _ scene: RoundedTableScene
  ) -> SceneValue {
    .array(children.map { .rect(scene.layout.column.place($0.frame, as: $0.kind)) })
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

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

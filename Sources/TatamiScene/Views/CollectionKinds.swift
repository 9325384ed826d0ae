import Tatami
import TatamiMosaic

extension NodeKind {
  /// Tiles in the cells of a pattern.
  static let mosaic = NodeKind(
    "mosaic",
    "Tiles in the cells of a repeating pattern; as high as its content.",
    [
      SceneProperty<MosaicNode>(
        "pattern",
        .choice([
          "snake": MosaicPreset.snake, "triple": .triple, "quilt": .quilt, "posters": .posters,
          "plates": .plates, "pairs": .pairs, "rows": .rows, "stack": .stack,
        ]),
        default: "`\"snake\"`",
        "The arrangement of the cells."
      ) { $0.preset = $1 }
    ] + tiles(),
    make: { MosaicNode(frame: .zero) }
  )

  /// Tiles that cover columns and rows of a grid.
  static let bricks = NodeKind(
    "bricks",
    "Tiles of different sizes, each in the first free position of a grid; as high as its content.",
    [
      SceneProperty<BricksNode>(
        "columns",
        .integer(1...100),
        default: "3",
        "The number of columns."
      ) { $0.columns = $1 },
      SceneProperty(
        "rowHeight",
        .points(1...10_000),
        default: "the width of a column",
        "The height of a row."
      ) { $0.rowHeight = $1 },
    ] + tiles(),
    make: { BricksNode(frame: .zero) }
  )

  /// The properties of all views of tiles.
  private static func tiles<Node: TilesNode>() -> [SceneProperty<Node>] {
    [
      SceneProperty("tiles", .tiles, default: nil, "The tiles.") { $0.tiles = $1 },
      SceneProperty(
        "gap",
        .points(0...1_000),
        default: "that of the pattern; 0 in bricks",
        "The space between tiles."
      ) { $0.gap = $1 },
      SceneProperty(
        "tileRadius",
        .points(0...1_000),
        default: "0",
        "The radius of the corners of tiles."
      ) { $0.tileRadius = $1 },
    ]
  }
}

extension ValueForm<[TileContent]> {
  /// The tiles of a mosaic or of bricks.
  static let tiles = ValueForm.list(
    of: .object(TileContent.table, example: "{}", from: TileContent()).countedAsNode(),
    count: 0...1_000
  )
}

/// A tile of a mosaic or of bricks.
struct TileContent {
  var image: UIImage?
  var background: UIColor?
  var title: String?
  var color = UIColor.white
  var columns = 1
  var rows = 1

  /// The properties of a tile.
  @MainActor static let table = PropertyTable<TileContent>(
    title: "tile",
    properties: [
      SceneProperty("image", .image, default: "none", "The image that fills the tile.") {
        $0.image = $1
      },
      SceneProperty("background", .color, default: "none", "The color behind the image.") {
        $0.background = $1
      },
      SceneProperty("title", .text, default: "none", "The title at the lower edge.") {
        $0.title = $1
      },
      SceneProperty("color", .color, default: "`white`", "The color of the title.") {
        $0.color = $1
      },
      SceneProperty(
        "columns",
        .integer(1...100),
        default: "1",
        "The number of columns that the tile covers in bricks."
      ) { $0.columns = $1 },
      SceneProperty(
        "rows",
        .integer(1...1_000),
        default: "1",
        "The number of rows that the tile covers in bricks."
      ) { $0.rows = $1 },
    ]
  )
}

import Foundation
import Tatami

extension NodeKind {
  /// The boxes.
  static let boxes: [NodeKind] = [
    NodeKind("zbox", "Layers its children, the first one at the back.", box()) { ZBox() },
    NodeKind("hbox", "Places its children side by side.", linear()) { HBox() },
    NodeKind("vbox", "Places its children one below another.", linear()) { VBox() },
    NodeKind("hflow", "Places its children in columns.", flow()) { HFlow() },
    NodeKind("vflow", "Places its children in lines, like words in a text.", flow()) {
      VFlow()
    },
  ]

  private static func box<Box: BoxView>() -> [SceneProperty<Box>] {
    [
      SceneProperty(
        "padding",
        .insets,
        default: "0",
        "The space between the edges and the children."
      ) { $0.layoutRegulator.padding = $1 },
      SceneProperty(
        "justifyContent",
        .alignment,
        default: "leading, top",
        "The alignment of children without one of their own."
      ) { $0.layoutRegulator.justifyContent = $1 },
      SceneProperty(
        "direction",
        .choice(["ltr": SemanticDirection.leftToRight, "rtl": .rightToLeft]),
        default: "that of the picture",
        "The reading direction in which the children are placed."
      ) { $0.layoutRegulator.semanticDirection = $1 },
    ]
  }

  private static func linear<Box: LinearBox>() -> [SceneProperty<Box>] {
    [
      SceneProperty("space", .points(distances), default: "0", "The space between neighbors.") {
        $0.regulator.space = $1
      },
      SceneProperty(
        "format",
        .choice(BoxStyleReader.formats),
        default: "`\"leading\"`",
        "The distribution of free space along the direction."
      ) { $0.regulator.format = $1 },
      SceneProperty("reverse", .flag, default: "`false`", "Whether the order is reversed.") {
        $0.regulator.reverse = $1
      },
    ] + box()
  }

  private static func flow<Box: FlowBox>() -> [SceneProperty<Box>] {
    [
      SceneProperty(
        "space",
        .points(distances),
        default: "0",
        "The space between neighbors and between lines."
      ) { $0.regulator.space = $1 },
      SceneProperty(
        "itemSpace",
        .points(distances),
        default: "`space`",
        "The space between neighbors in a line."
      ) { $0.regulator.itemSpace = $1 },
      SceneProperty(
        "runSpace",
        .points(distances),
        default: "`space`",
        "The space between lines."
      ) { $0.regulator.runSpace = $1 },
      SceneProperty(
        "arrange",
        .integer(0...10_000),
        default: "0",
        "The number of nodes in each line; 0 breaks lines where they are full."
      ) { $0.regulator.arrange = $1 },
      SceneProperty(
        "runRowSize",
        .list(of: .length, count: 1...1_000),
        default: "`[\"wrap\"]`",
        "The cross sizes of the lines, repeated."
      ) { $0.regulator.runRowSizes = $1 },
    ] + flowFormats() + box()
  }

  private static func flowFormats<Box: FlowBox>() -> [SceneProperty<Box>] {
    [
      SceneProperty(
        "format",
        .choice(BoxStyleReader.formats),
        default: "`\"leading\"`",
        "The distribution of free space in each line."
      ) { $0.regulator.format = $1 },
      SceneProperty(
        "runFormat",
        .choice(BoxStyleReader.formats),
        default: "`\"leading\"`",
        "The distribution of free space among the lines."
      ) { $0.regulator.runFormat = $1 },
      SceneProperty("reverse", .flag, default: "`false`", "Whether the order is reversed.") {
        $0.regulator.reverse = $1
      },
    ]
  }

  private static let distances = -10_000.0...10_000
}

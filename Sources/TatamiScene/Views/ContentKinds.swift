import Foundation
import Tatami

extension NodeKind {
  /// Nodes without children and without interaction.
  static let contents: [NodeKind] = [
    label, image, qr, shape, separator, spacer, grid, table, roundedTable, mosaic, bricks,
  ]

  private static let image = NodeKind(
    "image",
    "An image file: PNG, JPEG, GIF, WebP and others. Its natural size is one point per pixel.",
    [
      SceneProperty<UIImageView>("path", .image, default: nil, "The file.") { $0.image = $1 },
      SceneProperty(
        "contentMode",
        .choice([
          "fill": UIView.ContentMode.scaleAspectFill, "fit": .scaleAspectFit,
          "stretch": .scaleToFill, "center": .center,
        ]),
        default: "`\"fill\"`",
        "How the image fills its bounds; parts outside of them are hidden."
      ) { $0.contentMode = $1 },
      SceneProperty(
        "tint",
        .color,
        default: "none",
        "The color that replaces all colors of the image."
      ) {
        $0.image = $0.image?.withRenderingMode(.alwaysTemplate)
        $0.tintColor = $1
      },
    ],
    make: {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      return view
    }
  )

  private static let qr = NodeKind(
    "qr",
    """
    A QR code with its quiet zone, black on white unless stated otherwise. Its natural size is 4 points \
    per module.
    """,
    [
      SceneProperty<QRCodeView>(
        "text",
        .codeText,
        default: nil,
        "The content, such as an address of the web."
      ) {
        $0.text = $1
        $0.accessibilityLabel = $1
      },
      SceneProperty(
        "level",
        .choice([
          "L": QRCode.ErrorCorrection.low, "M": .medium, "Q": .quartile, "H": .high,
        ]),
        default: "`\"M\"`",
        "The part of the code that may be covered or damaged: 7, 15, 25 or 30 percent."
      ) { $0.level = $1 },
      SceneProperty("color", .color, default: "`#000000`", "The color of the modules.") {
        $0.color = $1
      },
    ],
    make: {
      let view = QRCodeView(frame: .zero)
      view.backgroundColor = .white
      view.isAccessibilityElement = true
      view.accessibilityTraits = .image
      return view
    }
  )

  private static let shape = NodeKind(
    "shape",
    "A rectangle with the node's `cornerRadius`, another outline, or a path.",
    [
      SceneProperty(
        "shape",
        .choice([
          "rectangle": ShapeView.Outline.rectangle, "ellipse": .ellipse, "capsule": .capsule,
          "line": .line,
        ]),
        default: "`\"rectangle\"`",
        "The outline; a line runs through the middle along the longer side."
      ) { $0.outline = $1 },
      SceneProperty(
        "path",
        .path,
        default: "none",
        "Path data of SVG, drawn as large as it fits. The natural size is that of its coordinates."
      ) { $0.path = $1 },
      SceneProperty(
        "viewBox",
        .viewBox,
        default: "the bounds of the path",
        "The part of the path's coordinates that fills the node."
      ) { $0.viewBox = $1 },
      SceneProperty("fill", .fill, default: "`label`, or none with a stroke", "The fill.") {
        $0.fill = $1
      },
      SceneProperty("stroke", .color, default: "none", "The color of the line.") {
        $0.stroke = $1
      },
      SceneProperty("strokeWidth", .points(0...1_000), default: "1", "The width of the line.") {
        $0.strokeWidth = $1
      },
      SceneProperty(
        "lineJoin",
        .choice(["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel]),
        default: "`\"miter\"`",
        "The corners of the line."
      ) { $0.lineJoin = $1 },
    ] + lines,
    make: { ShapeView(frame: .zero) }
  )

  private static let separator = NodeKind(
    "separator",
    "A line across its box.",
    [
      SceneProperty<ShapeView>(
        "vertical",
        .flag,
        default: "`false`",
        "Whether the line is vertical."
      ) {
        $0.layoutMeasure.size =
          $1 ? BoxSize(width: .wrap, height: .fill) : BoxSize(width: .fill, height: .wrap)
      },
      SceneProperty("color", .color, default: "`separator`", "The color.") { $0.stroke = $1 },
      SceneProperty("thickness", .points(0...1_000), default: "1", "The width of the line.") {
        $0.strokeWidth = $1
      },
    ] + lines,
    make: {
      let view = ShapeView(frame: .zero)
      view.outline = .line
      view.stroke = .separator
      view.layoutMeasure.size = BoxSize(width: .fill, height: .wrap)
      return view
    }
  )

  private static let lines: [SceneProperty<ShapeView>] = [
    SceneProperty(
      "lineCap",
      .choice(["butt": CGLineCap.butt, "round": .round, "square": .square]),
      default: "`\"butt\"`",
      "The ends of the line and of its dashes."
    ) { $0.lineCap = $1 },
    SceneProperty(
      "dash",
      .list(of: .points(0.1...10_000), count: 1...16),
      default: "none",
      "The lengths of dashes and gaps, alternating."
    ) { $0.dash = $1 },
  ]

  private static let spacer = NodeKind(
    "spacer",
    "Space that fills what remains along the direction of its box.",
    [] as [SceneProperty<UIView>],
    make: {
      let view = UIView(frame: .zero)
      view.layoutMeasure.size = BoxSize(width: .fill, height: .fill)
      return view
    }
  )
}

import Foundation
import Tatami

/// The properties of all nodes.
@MainActor
enum ViewProperties {
  /// The properties of all nodes except the background.
  static let common: [SceneProperty<UIView>] = layout + appearance

  /// Returns the property `background`: boxes can have gradients.
  static func background<View: UIView>(of class: View.Type) -> SceneProperty<UIView> {
    guard View.self is BoxView.Type else {
      return SceneProperty("background", .color, default: "none", "The background.") {
        $0.backgroundColor = $1
      }
    }
    return SceneProperty("background", .fill, default: "none", "The background.") {
      $0.setBackground($1)
    }
  }

  private static let layout: [SceneProperty<UIView>] = [
    SceneProperty("width", .length, default: "`\"wrap\"`", "The width.") {
      $0.layoutMeasure.size.width = $1
    },
    SceneProperty("height", .length, default: "`\"wrap\"`", "The height.") {
      $0.layoutMeasure.size.height = $1
    },
    SceneProperty("margin", .insets, default: "0", "The space around the node.") {
      $0.layoutMeasure.margin = $1
    },
    SceneProperty(
      "alignment",
      .alignment,
      default: "`justifyContent` of the box",
      "The position across the direction of a linear box, or on both axes of a Z box."
    ) { $0.layoutMeasure.alignment = $1 },
    SceneProperty(
      "activated",
      .flag,
      default: "`true`",
      "Whether the node is shown and takes part in the layout."
    ) { $0.layoutVisibility = $1.visibleOrGone() },
    SceneProperty(
      "flowEnding",
      .flag,
      default: "`false`",
      "Whether the next node of a flow begins a new line."
    ) { $0.layoutMeasure.flowEnding = $1 },
    SceneProperty(
      "hugging",
      .list(of: .priority, count: 2...2),
      default: "250; 251 for the height of labels, 750 for small controls",
      "Among constraints, the priorities with which the width and the height stay as small as the"
        + " content."
    ) {
      $0.setContentHuggingPriority($1[0], for: .horizontal)
      $0.setContentHuggingPriority($1[1], for: .vertical)
    },
    SceneProperty(
      "compression",
      .list(of: .priority, count: 2...2),
      default: "750",
      "Among constraints, the priorities with which the width and the height stay as large as the"
        + " content."
    ) {
      $0.setContentCompressionResistancePriority($1[0], for: .horizontal)
      $0.setContentCompressionResistancePriority($1[1], for: .vertical)
    },
  ]

  private static let appearance: [SceneProperty<UIView>] = [
    SceneProperty("cornerRadius", .points(), default: "0", "The radius of the corners.") {
      $0.layer.cornerRadius = $1
    },
    SceneProperty(
      "corners",
      .list(of: .choice(corners), count: 1...4),
      default: "all",
      "The corners that `cornerRadius` rounds."
    ) { $0.layer.maskedCorners = CACornerMask($1) },
    SceneProperty(
      "border",
      .object(BorderStyle.table, example: #"{"color": "separator"}"#, from: BorderStyle()),
      default: "none",
      "A line along the inside of the edges."
    ) { $1.apply(to: $0) },
    SceneProperty(
      "shadow",
      .object(ShadowStyle.table, example: "{}", from: ShadowStyle()),
      default: "none",
      "The shadow of everything that the node draws."
    ) { $1.apply(to: $0) },
    SceneProperty("opacity", .number(0...1), default: "1", "The opacity of the node.") {
      $0.alpha = $1
    },
    SceneProperty(
      "rotation",
      .number(-360...360, unit: "degrees"),
      default: "0",
      "The clockwise rotation about the center, which does not affect the layout."
    ) { $0.transform = CGAffineTransform(rotationAngle: $1 * .pi / 180) },
    SceneProperty(
      "clips",
      .flag,
      default: "`false`",
      "Whether content beyond the rounded edges is hidden; a shadow is hidden too."
    ) { $0.clipsToBounds = $1 },
    SceneProperty("id", .text, default: "none", "The identifier for tests and messages.") {
      $0.accessibilityIdentifier = $1
    },
    SceneProperty(
      "accessibilityLabel",
      .text,
      default: "that of the content",
      "The text for screen readers, and the title in SVG."
    ) { $0.accessibilityLabel = $1 },
  ]

  private static let corners: KeyValuePairs<String, CACornerMask> = [
    "topLeft": .layerMinXMinYCorner, "topRight": .layerMaxXMinYCorner,
    "bottomLeft": .layerMinXMaxYCorner, "bottomRight": .layerMaxXMaxYCorner,
  ]
}

/// The line along the edges of a view.
struct BorderStyle {
  var color = UIColor.separator
  var width = 1.0

  @MainActor static let table = PropertyTable<BorderStyle>(
    title: "border",
    properties: [
      SceneProperty("color", .layerColor, default: "`separator`", "The color.") { $0.color = $1 },
      SceneProperty("width", .points(0...1_000), default: "1", "The width.") { $0.width = $1 },
    ]
  )

  @MainActor
  func apply(to view: UIView) {
    view.layer.borderColor = color.cgColor
    view.layer.borderWidth = width
  }
}

/// The shadow of a view.
struct ShadowStyle {
  var color = UIColor.black
  var opacity = 0.2
  var radius = 8.0
  var offset = CGSize(width: 0, height: 4)

  @MainActor static let table = PropertyTable<ShadowStyle>(
    title: "shadow",
    properties: [
      SceneProperty("color", .layerColor, default: "`black`", "The color.") { $0.color = $1 },
      SceneProperty("opacity", .number(0...1), default: "0.2", "The opacity.") {
        $0.opacity = $1
      },
      SceneProperty("radius", .points(0...200), default: "8", "The blur.") { $0.radius = $1 },
      SceneProperty("x", .points(-1_000...1_000), default: "0", "The offset to the right.") {
        $0.offset.width = $1
      },
      SceneProperty("y", .points(-1_000...1_000), default: "4", "The offset downwards.") {
        $0.offset.height = $1
      },
    ]
  )

  @MainActor
  func apply(to view: UIView) {
    view.layer.shadowColor = color.cgColor
    view.layer.shadowOpacity = Float(opacity)
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}

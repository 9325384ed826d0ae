import Tatami

/// The surroundings of a document's views: the size, the background and the traits of the picture.
struct Canvas {
  var size = BoxSize()
  var padding = BorderInsets.zero
  var alignment = Alignment.none
  var background = Fill.color(.systemBackground)
  var tint: UIColor?
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  /// The properties of `scene` in documents.
  @MainActor static let table = PropertyTable<Canvas>(
    title: "scene",
    properties: [
      SceneProperty("width", .points(1...100_000), default: "that of the view", "The width.") {
        $0.size.width = .fix($1)
      },
      SceneProperty("height", .points(1...100_000), default: "that of the view", "The height.") {
        $0.size.height = .fix($1)
      },
      SceneProperty("padding", .insets, default: "0", "The space between the edges and the view.") {
        $0.padding = $1
      },
      SceneProperty(
        "alignment",
        .alignment,
        default: "leading, top",
        "The position of a view that is smaller than the picture."
      ) { $0.alignment = $1 },
      SceneProperty("background", .fill, default: "`systemBackground`", "The background.") {
        $0.background = $1
      },
      SceneProperty("tint", .color, default: "`systemBlue`", "The color of controls.") {
        $0.tint = $1
      },
      SceneProperty(
        "theme",
        .choice(["light": UIUserInterfaceStyle.light, "dark": .dark]),
        default: "`light`",
        "The appearance of dynamic colors; `--theme` replaces it."
      ) { $0.style = $1 },
      SceneProperty(
        "direction",
        .choice(["ltr": UITraitEnvironmentLayoutDirection.leftToRight, "rtl": .rightToLeft]),
        default: "`ltr`",
        "The reading direction; `--direction` replaces it."
      ) { $0.direction = $1 },
    ]
  )

  /// Returns the outermost box of the picture.
  @MainActor
  func makeBox(_ options: ViewScene.Options) -> BoxView {
    let box = ZBox()
    let style = options.style == .unspecified ? style : options.style
    box.traitOverrides.userInterfaceStyle = style
    box.traitOverrides.layoutDirection = options.direction ?? direction
    box.layoutMeasure.size = size
    box.regulator.padding = padding
    box.regulator.justifyContent = alignment
    box.tintColor = tint
    box.setBackground(background)
    return box
  }
}

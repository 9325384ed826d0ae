import Foundation
import Tatami

/// The font and the color of a text.
struct TextStyle {
  /// The font families in order of preference; empty for the system font.
  var families: [String] = []
  var size = 17.0
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasMonospacedDigits = false
  var color = UIColor.label
  /// The space added after each character, in points.
  var letterSpacing = 0.0
  var isUnderlined = false
  var isStruckThrough = false
  /// The distance by which the text is raised, in points.
  var baselineOffset = 0.0

  /// The font.
  var font: UIFont {
    let font = uprightFont
    let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
    guard isItalic, let italic = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: italic, size: size)
  }

  private var uprightFont: UIFont {
    switch families.first {
    case nil where hasMonospacedDigits:
      .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case nil: .systemFont(ofSize: size, weight: weight)
    case "monospaced": .monospacedSystemFont(ofSize: size, weight: weight)
    case let family?:
      UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [
          .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight],
        ]),
        size: size
      )
    }
  }

  /// The attributes of the text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if letterSpacing != 0 { attributes[.kern] = letterSpacing }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    return attributes
  }

  /// The properties of texts.
  @MainActor static let properties: [SceneProperty<TextStyle>] = [
    SceneProperty(
      "font",
      .fontFamilies,
      default: "the system font",
      "The font family, or families in order of preference; `monospaced` is the system's."
    ) { $0.families = $1 },
    SceneProperty("size", .points(1...1_000), default: "17", "The size of the font.") {
      $0.size = $1
    },
    SceneProperty("weight", .choice(weights), default: "`\"regular\"`", "The weight.") {
      $0.weight = $1
    },
    SceneProperty("italic", .flag, default: "`false`", "Whether the font is italic.") {
      $0.isItalic = $1
    },
    SceneProperty(
      "monospacedDigits",
      .flag,
      default: "`false`",
      "Whether the digits of the system font have equal widths, as in columns of numbers."
    ) { $0.hasMonospacedDigits = $1 },
    SceneProperty("color", .color, default: "`label`", "The color.") { $0.color = $1 },
    SceneProperty(
      "letterSpacing",
      .points(-100...100),
      default: "0",
      "The space that is added after each character."
    ) { $0.letterSpacing = $1 },
    SceneProperty("underline", .flag, default: "`false`", "Whether the text is underlined.") {
      $0.isUnderlined = $1
    },
    SceneProperty("strikethrough", .flag, default: "`false`", "Whether the text is struck through.")
    {
      $0.isStruckThrough = $1
    },
    SceneProperty("baseline", .points(-1_000...1_000), default: "0", "The upward offset.") {
      $0.baselineOffset = $1
    },
  ]

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "regular": .regular, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension ValueForm<[String]> {
  /// One installed font family, as a list; empty for the system font.
  static let fontFamilies = ValueForm(
    "name, or list of names",
    example: #"["Georgia", "monospaced"]"#,
    schema: SchemaPart.any(of: [SchemaPart.text, SchemaPart.list(of: SchemaPart.text)])
  ) { reader, _ throws(SceneError) in
    var names = [reader]
    if case .array = reader.value { names = try reader.array() }
    var texts: [String] = []
    for name in names { texts.append(try name.string()) }
    guard let found = texts.first(where: { isAvailable($0) }) else {
      let list = texts.map { "\(quoted: $0)" }.joined(separator: ", ")
      throw reader.impossible("no font family of \(list) is installed; add 'system' to the list")
    }
    return found == "system" ? [] : [found]
  }

  private static func isAvailable(_ family: String) -> Bool {
    ["system", "monospaced"].contains(family) || UIFont.familyNames.contains(family)
  }
}

import Tatami
import TatamiJSON

extension ValueForm<UIColor> {
  /// A color: a number in hexadecimal digits, a name, or an object.
  static let color = ValueForm(
    "[color](#colors)",
    example: #""systemBlue""#,
    schema: SchemaPart.reference("color")
  ) { reader, resources throws(SceneError) in
    try ColorReader.color(reader, resources)
  }

  /// A color for layers, which have no dynamic colors.
  static let layerColor = ValueForm(
    color.text,
    example: color.example,
    schema: color.schema
  ) { reader, resources throws(SceneError) in
    try ColorReader.color(reader, resources).resolvedColor(with: resources.traits)
  }

  /// The forms of colors as JSON Schema.
  ///
  /// - Parameters:
  ///   - name: The name of the definition.
  ///   - hasOwnNames: Whether the document's own names are allowed, which the schema cannot know.
  static func colorSchema(named name: String, hasOwnNames: Bool) -> JSONValue {
    let (color, reference) = (SchemaPart.reference(name), SchemaPart.reference("reference"))
    let opacity = SchemaPart.any(of: [SchemaPart.number(0...1), reference])
    return SchemaPart.any(
      of: [
        SchemaPart.words(ColorReader.names.map(\.key)),
        SchemaPart.text(matching: ColorReader.hexadecimal),
        SchemaPart.object(["color": color, "opacity": opacity], required: ["color", "opacity"]),
        SchemaPart.object(["light": color, "dark": color], required: ["light", "dark"]),
        reference, SchemaPart.text(matching: #"\{\{"#),
      ] + (hasOwnNames ? [SchemaPart.text(matching: ColorReader.ownName)] : [])
    )
  }
}

/// Reads colors from documents.
@MainActor
enum ColorReader {
  /// The pattern of colors in hexadecimal digits.
  static let hexadecimal = "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
  /// The pattern of the names of a document's colors.
  static let ownName = "^([^#]|$)"

  /// Reads a color in any of its forms.
  static func color(
    _ reader: SceneReader,
    _ resources: SceneResources
  ) throws(SceneError) -> UIColor {
    guard case .object(let members) = reader.value else { return try named(reader, resources) }
    return members.keys.contains("color")
      ? try translucent(reader, resources) : try dynamic(reader, resources)
  }

  private static func named(
    _ reader: SceneReader,
    _ resources: SceneResources
  ) throws(SceneError) -> UIColor {
    guard case .string(let text) = reader.value else {
      throw reader.unexpected("a color, such as \"#1C7ED6\" or \"systemBlue\"")
    }
    if let color = resources.colors[text] { return color }
    if text.utf8.first == UInt8(ascii: "#") {
      if let color = UIColor(hexadecimal: text.dropFirst()) { return color }
      throw reader.impossible(
        "\(quoted: text) is not a color; allowed are #rgb, #rgba, #rrggbb and #rrggbbaa"
      )
    }
    for (name, color) in names where name == text { return color }
    let allowed = resources.colors.keys.sorted() + names.map(\.key)
    throw reader.unknownValue(text, allowed: allowed)
  }

  /// Reads a color of another opacity.
  private static func translucent(
    _ reader: SceneReader,
    _ resources: SceneResources
  ) throws(SceneError) -> UIColor {
    let object = try reader.object(["color", "opacity"])
    let base = try color(object.required("color"), resources)
    let opacity = try object.required("opacity").number(in: 0...1)
    return UIColor { traits in
      let color = base.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * opacity)
    }
  }

  /// Reads a color that differs between light and dark appearance.
  private static func dynamic(
    _ reader: SceneReader,
    _ resources: SceneResources
  ) throws(SceneError) -> UIColor {
    let object = try reader.object(["light", "dark"])
    let light = try color(object.required("light"), resources)
    let dark = try color(object.required("dark"), resources)
    return UIColor { traits in
      (traits.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traits)
    }
  }

  /// UIKit's colors by their names.
  static let names: KeyValuePairs<String, UIColor> = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "black": .black, "darkGray": .darkGray, "gray": .gray, "lightGray": .lightGray,
    "white": .white, "clear": .clear,
  ]
}

extension UIColor {
  /// Creates a color from 3, 4, 6 or 8 hexadecimal digits: red, green, blue, opacity.
  fileprivate convenience init?(hexadecimal digits: Substring) {
    var values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.unicodeScalars.count else { return nil }
    // A single digit stands for two equal ones.
    if values.count < 5 { values = values.flatMap { [$0, $0] } }
    if values.count == 6 { values += [15, 15] }
    guard values.count == 8 else { return nil }
    let channel = { (index: Int) in Double(values[2 * index] * 16 + values[2 * index + 1]) / 255 }
    self.init(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3))
  }
}

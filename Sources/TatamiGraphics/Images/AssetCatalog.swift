import Foundation
import Synchronization
import TatamiDrawing

/// An asset catalog's image or color: a folder with `Contents.json` (S231).
///
/// Catalogs stand in a bundle as the folders that Xcode writes, because no tool compiles them here.
struct AssetCatalog {
  /// The kinds of assets, by the ending of their folders.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
  }

  /// The maximum size of `Contents.json`, in bytes, and the number of folders that are searched.
  private static let limits = (size: 1 << 20, folders: 20_000)
  private static let folders = Mutex<[ExactText: [String: String]]>([:])

  private let folder: String
  private let contents: [String: Any]

  /// Finds an asset of a bundle; nil for an unknown name or a folder that cannot be read.
  init?(_ kind: Kind, named name: String, in bundle: Bundle) {
    guard let folder = Self.index(of: bundle)["\(name).\(kind.rawValue)"],
      let file = try? RegularFile("\(folder)/Contents.json", maxSize: Self.limits.size),
      let bytes = try? file.bytes(),
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// The folders of a bundle's assets by their names, with and without the folders of the catalog.
  private static func index(of bundle: Bundle) -> [String: String] {
    let root = bundle.resourcePath ?? bundle.bundlePath
    let key = ExactText(root)
    if let known = folders.withLock({ $0[key] }) { return known }
    var found: [String: String] = [:]
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for catalog in files.sorted() where catalog.hasSuffix(".xcassets") {
      search("\(root)/\(catalog)", into: &found)
    }
    folders.withLock { $0[key] = found }
    return found
  }

  private static func search(_ catalog: String, into found: inout [String: String]) {
    guard let files = FileManager.default.enumerator(atPath: catalog) else { return }
    var count = 0
    for case let path as String in files {
      count += 1
      if count > limits.folders { return }
      guard path.hasSuffix(".imageset") || path.hasSuffix(".colorset") else { continue }
      let folder = "\(catalog)/\(path)"
      for name in [path, (path as NSString).lastPathComponent] where found[name] == nil {
        found[name] = folder
      }
    }
  }

  // MARK: Variants

  /// The variants of a list that fit the traits best: dark ones in dark mode if there are some.
  private func variants(_ list: String, _ style: UIUserInterfaceStyle) -> [[String: Any]] {
    let all = contents[list] as? [[String: Any]] ?? []
    let known = all.filter { ["universal", "iphone", nil].contains($0["idiom"] as? String) }
    let dark = known.filter { Self.appearance(of: $0) == "dark" }
    if style == .dark, !dark.isEmpty { return dark }
    let plain = known.filter { [nil, "light"].contains(Self.appearance(of: $0)) }
    return plain.isEmpty ? known : plain
  }

  private static func appearance(of variant: [String: Any]) -> String? {
    let appearances = variant["appearances"] as? [[String: Any]] ?? []
    return appearances.lazy.filter { $0["appearance"] as? String == "luminosity" }
      .compactMap { $0["value"] as? String }.first
  }

  /// The file for a scale: of this scale, else of a larger one, else of a smaller one.
  func image(scale: CGFloat, style: UIUserInterfaceStyle) -> ImageFile? {
    let files = variants("images", style).compactMap { variant -> (scale: CGFloat, name: String)? in
      guard let name = variant["filename"] as? String, !name.contains("/") else { return nil }
      let digits = (variant["scale"] as? String)?.prefix(1)
      return (digits.flatMap { Double($0) }.map { CGFloat($0) } ?? 1, name)
    }
    let ordered = files.sorted { $0.scale < $1.scale }
    let chosen = ordered.first { $0.scale >= scale } ?? ordered.last
    return chosen.map { ImageFile(path: "\(folder)/\($0.name)", scale: max(1, $0.scale)) }
  }

  /// Whether views draw the image in their tint color.
  var rendering: UIImage.RenderingMode {
    let properties = contents["properties"] as? [String: Any]
    return switch properties?["template-rendering-intent"] as? String {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// The color for a style; nil if it has no components.
  func color(style: UIUserInterfaceStyle) -> UIColor? {
    let color = variants("colors", style).lazy.compactMap { $0["color"] as? [String: Any] }.first
    guard let components = color?["components"] as? [String: Any],
      let alpha = Self.component(components["alpha"] ?? "1")
    else { return nil }
    if let white = Self.component(components["white"]) {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = Self.component(components["red"]),
      let green = Self.component(components["green"]),
      let blue = Self.component(components["blue"])
    else { return nil }
    return color?["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number from 0 to 1, or a byte in hexadecimal or decimal notation.
  private static func component(_ value: Any?) -> CGFloat? {
    guard let text = value as? String else {
      return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(text.contains(".") || number <= 1 ? number : number / 255)
  }
}

extension UIColor {
  /// Finds a color of the main bundle's asset catalogs; nil for an unknown name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a color of a bundle's asset catalogs; nil for an unknown name.
  ///
  /// A color with a dark variant is dynamic unless traits are given.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = AssetCatalog(.color, named: name, in: bundle ?? .main),
      let light = asset.color(style: .light)
    else { return nil }
    let dark = asset.color(style: .dark) ?? light
    if let traitCollection {
      let color = traitCollection.userInterfaceStyle == .dark ? dark : light
      self.init { _ in color }
    } else {
      self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

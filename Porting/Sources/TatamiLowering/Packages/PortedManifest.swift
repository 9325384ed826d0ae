internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The manifest of a copied library.
///
/// A library's own manifest is kept, with statements at its end that add TatamiPort to the targets.
/// It is not run. A library without a manifest gets one with a single target.
public struct PortedManifest: Sendable {
  /// The text of `Package.swift`.
  public let text: String
  /// The parts that the manifest leaves out.
  public let reports: [Report]

  /// Creates the manifest of a library.
  ///
  /// - Parameters:
  ///   - folder: The library.
  ///   - tatami: The path of the Tatami package, seen from the copy or absolute.
  /// - Throws: `SourceFolder.Failure` if the library's manifest cannot be read or extended.
  public init(of folder: SourceFolder, tatami: String) throws(SourceFolder.Failure) {
    let modules = try ContinuedModules.imported(by: folder)
    let tatami = TatamiDependency(path: tatami, products: ["TatamiPort"] + modules)
    if folder.sources.contains(Self.fileName) {
      let text = try SourceFolder.read(folder.url.appending(path: Self.fileName))
      self = try PortedManifest(extending: text, tatami: tatami)
    } else {
      self = PortedManifest(layout: try LibraryLayout(folder), tatami: tatami)
    }
  }

  static let fileName = "Package.swift"

  /// Returns whether a path below a package's folder is that of a manifest.
  public static func isManifest(_ path: String) -> Bool {
    path == fileName || path.hasPrefix("Package@swift-") && path.hasSuffix(".swift")
  }
}

/// The dependency on the Tatami package in a manifest.
struct TatamiDependency {
  let path: String
  /// The names of the products that the targets use.
  let products: [String]

  /// The package as an expression.
  var package: String { ".package(path: \(path.swiftLiteral))" }

  /// The products as expressions.
  var dependencies: [String] {
    let identity = URL(filePath: path).standardizedFileURL.lastPathComponent
    return products.map {
      ".product(name: \($0.swiftLiteral), package: \(identity.swiftLiteral))"
    }
  }
}

extension PortedManifest {
  /// The line that begins the added statements.
  private static let mark = "// The following statements were added by tatami-port."

  /// Extends a library's manifest.
  init(extending original: String, tatami: TatamiDependency) throws(SourceFolder.Failure) {
    let kept = original.components(separatedBy: "\n" + Self.mark).first ?? original
    guard Self.declaresPackage(kept) else {
      throw SourceFolder.Failure(
        path: Self.fileName,
        reason: "the manifest has no global constant 'package'; write 'let package = Package(...)'"
      )
    }
    var added = [
      Self.mark,
      "package.dependencies.append(\(tatami.package))",
      "for target in package.targets where target.type != .binary && target.type != .system {",
    ]
    added += tatami.dependencies.map { "  target.dependencies.append(\($0))" }
    var reports: [Report] = []
    if kept.contains("linkedFramework") {
      added.append("  target.linkerSettings = nil")
      reports.append(
        Self.note("linker settings are left out, because they name Apple's frameworks")
      )
    }
    added.append("}")
    if kept.contains("binaryTarget") {
      added.append("package.targets.removeAll { $0.type == .binary }")
      reports.append(
        Self.note("binary targets are left out, because they hold code for Apple's systems")
      )
    }
    let end = kept.hasSuffix("\n") ? "" : "\n"
    text = kept + end + "\n" + added.joined(separator: "\n") + "\n"
    self.reports = reports
  }

  private static func note(_ message: String) -> Report {
    Report(path: fileName, line: 1, column: 1, severity: .note, message: message, rule: "X94")
  }

  /// Returns whether a global constant or variable is named `package`.
  private static func declaresPackage(_ text: String) -> Bool {
    guard Nesting.firstLineBeyondLimit(in: text) == nil else { return false }
    return DeepStack.run {
      Parser.parse(source: text).statements.contains { statement in
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains { $0.pattern.trimmedDescription == "package" }
      }
    }
  }
}

extension PortedManifest {
  /// Writes the manifest of a library that has none.
  init(layout: LibraryLayout, tatami: TatamiDependency) {
    let name = layout.name.swiftLiteral
    var lines = [
      "// swift-tools-version: 6.2",
      "import PackageDescription",
      "",
      "let package = Package(",
      "  name: \(name),",
    ]
    if layout.isLocalized { lines.append("  defaultLocalization: \"en\",") }
    lines += [
      "  platforms: [.iOS(.v16)],",
      "  products: [.\(layout.isProgram ? "executable" : "library")(name: \(name), targets: [\(name)])],",
      "  dependencies: [\(tatami.package)],",
      "  targets: [",
      "    .\(layout.isProgram ? "executableTarget" : "target")(",
      "      name: \(name),",
      "      dependencies: [\(tatami.dependencies.joined(separator: ", "))],",
      "      path: \".\",",
      "      sources: \(Self.list(layout.sources)),",
    ]
    if !layout.resources.isEmpty {
      lines.append("      resources: \(Self.list(layout.resources, as: ".process")),")
    }
    lines += ["      swiftSettings: [.swiftLanguageMode(.v5)]", "    )", "  ]", ")"]
    text = lines.joined(separator: "\n") + "\n"
    reports =
      layout.otherSources.isEmpty
      ? []
      : [
        Self.note(
          "\(layout.otherSources.count) sources of examples and tests are copied, but belong to no "
            + "target: \(layout.otherSources[0])\(layout.otherSources.count > 1 ? " and others" : "")"
        )
      ]
  }

  /// Returns an array literal of several lines.
  private static func list(_ paths: [String], as element: String = "") -> String {
    let lines = paths.map { path in
      element.isEmpty ? path.swiftLiteral : "\(element)(\(path.swiftLiteral))"
    }
    return "[\n" + lines.map { "        \($0),\n" }.joined() + "      ]"
  }
}

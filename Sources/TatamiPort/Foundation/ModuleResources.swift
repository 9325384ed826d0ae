public import Foundation

// swift-format-ignore: NoLeadingUnderscores
extension Bundle {
  /// Returns the bundle with the resources of the module that declares a class; the main bundle if it
  /// has none.
  public static func _of(_ type: AnyClass) -> Bundle {
    resources(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// Returns the bundle with the resources of the module that contains a source file, which is given
  /// as `#fileID`.
  public static func _ofFile(_ file: String = #fileID) -> Bundle {
    resources(ofModule: String(file.prefix { $0 != "/" }))
  }

  private static func resources(ofModule module: String) -> Bundle {
    let names = [module, module.hasSuffix("Port") ? String(module.dropLast(4)) : module]
    for folder in [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self) {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        guard let found = files.sorted().first(where: { $0.hasSuffix("_\(name).resources") })
        else { continue }
        if let bundle = Bundle(url: folder.appending(path: found)) { return bundle }
      }
    }
    return .main
  }
}

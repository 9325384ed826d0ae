import CPango
import Glibc
import Synchronization

/// fontconfig's configuration, which a process reads once.
package enum FontConfiguration {
  private static let omitsTemplates = Atomic<Bool>(false)

  /// Makes the first use of a font read the configuration without its templates.
  ///
  /// For a program in which nothing else uses fontconfig; must be called before fonts are used.
  /// Besides the files that apply, fontconfig reads those that are only available, for their
  /// descriptions, which takes two fifths of the time.
  package static func omitTemplates() { omitsTemplates.store(true, ordering: .relaxed) }

  /// Reads the configuration if templates are omitted; otherwise fontconfig does when it is used.
  static func load() {
    if omitsTemplates.load(ordering: .relaxed) { _ = isLoaded }
  }

  private static let isLoaded: Bool = {
    // fontconfig reads the variable of its messages together with the configuration.
    guard getenv("FC_DEBUG") == nil, let configuration = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(configuration) }
    // fontconfig replaces an invalid configuration, for which it repeats its warnings, and adds folders
    // to one without any for caches.
    return hasFile(configuration) && FcConfigParseAndLoad(configuration, nil, 1) != 0
      && hasCaches(configuration) && FcConfigBuildFonts(configuration) != 0
      && FcConfigSetCurrent(configuration) != 0
  }()

  private static func hasFile(_ configuration: OpaquePointer) -> Bool {
    guard let path = FcConfigGetFilename(configuration, nil) else { return false }
    FcStrFree(path)
    return true
  }

  private static func hasCaches(_ configuration: OpaquePointer) -> Bool {
    guard let folders = FcConfigGetCacheDirs(configuration) else { return false }
    defer { FcStrListDone(folders) }
    return FcStrListNext(folders) != nil
  }
}

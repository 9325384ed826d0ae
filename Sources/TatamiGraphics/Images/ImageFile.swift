import Foundation
import Synchronization
import TatamiDrawing

/// An image file of a bundle, with the scale in its name (S231).
struct ImageFile {
  let path: String
  let scale: CGFloat

  init(path: String, scale: CGFloat) {
    self.path = path
    self.scale = scale
  }

  /// Finds the file of a name that fits a scale best; nil if there is none.
  init?(named name: String, in bundle: Bundle, scale wanted: CGFloat) {
    guard Self.isInsideBundle(name) else { return nil }
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    let text = name as NSString
    let known = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tiff"]
    let hasKnownEnding = known.contains(text.pathExtension.lowercased())
    let stem = hasKnownEnding ? text.deletingPathExtension : name
    let endings = hasKnownEnding ? [text.pathExtension] : known
    guard !stem.isEmpty else { return nil }
    for scale in Self.scales(nearest: wanted) {
      let mark = scale == 1 ? "" : "@\(scale)x"
      for folder in folders {
        for ending in endings {
          let path = "\(folder)/\(stem)\(mark).\(ending)"
          guard FileManager.default.fileExists(atPath: path) else { continue }
          self.path = path
          self.scale = CGFloat(scale)
          return
        }
      }
    }
    return nil
  }

  /// Whether a name is a relative path that stays inside of its bundle.
  private static func isInsideBundle(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains { $0 == ".." }
  }

  /// Returns the scales in order of preference: the wanted one, larger ones, then smaller ones.
  private static func scales(nearest wanted: CGFloat) -> [Int] {
    let scales = [1, 2, 3]
    return scales.filter { CGFloat($0) >= wanted }
      + scales.filter { CGFloat($0) < wanted }.reversed()
  }

  /// Returns the scale in a file's name: `@2x` or `@3x` before the extension.
  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Reads and decodes a file; nil if it cannot be decoded or is not a regular file.
  static func bitmap(ofFile path: String) -> Bitmap? {
    guard let file = try? RegularFile(path, maxSize: RegularFile.maxImageSize),
      let bytes = try? file.bytes()
    else { return nil }
    return try? Bitmap(decoding: bytes)
  }

  /// Returns the decoded file, cached by path; nil if it cannot be decoded.
  func load() -> CGImage? {
    // Canonically equivalent paths are different files.
    let key = ExactText(path)
    if let known = Self.cache.withLock({ $0[key] }) { return known }
    guard let bitmap = Self.bitmap(ofFile: path) else { return nil }
    let image = CGImage(bitmap)
    Self.cache.withLock { cache in
      let pixels = cache.values.reduce(image.width * image.height) { $0 + $1.width * $1.height }
      if pixels > Self.cachedPixels { cache = [:] }
      cache[key] = image
    }
    return image
  }

  /// The number of cached pixels above which the cache is emptied: 128 MiB.
  private static let cachedPixels = 1 << 25
  private static let cache = Mutex<[ExactText: CGImage]>([:])
}

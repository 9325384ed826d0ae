/// The traits with which a thread resolves dynamic colors (S223).
final class CurrentTraits {
  /// The traits; nil for those of the device.
  var traits: UITraitCollection?

  private static let all = ThreadLocal { CurrentTraits() }

  /// The traits of the calling thread.
  static var ofThread: CurrentTraits { all.value }
}

import TatamiGraphics

/// The registered classes and the pools of used views of a collection view.
@MainActor
struct ReusePools {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var used: [ReuseKey: [UICollectionReusableView]] = [:]

  /// Returns a class of reusable views; nil for others, which are reported.
  static func reusableClass(_ viewClass: AnyClass?) -> UICollectionReusableView.Type? {
    guard let viewClass else { return nil }
    if let reusable = viewClass as? UICollectionReusableView.Type { return reusable }
    Diagnostics.report("\(viewClass) is not a class of reusable views")
    return nil
  }

  /// Registers a class for an identifier; nil removes the registration.
  mutating func register(
    _ viewClass: AnyClass?,
    as base: UICollectionReusableView.Type,
    for kind: CollectionElement.Kind,
    _ identifier: String
  ) {
    let reusable = Self.reusableClass(viewClass)
    if let reusable, !(reusable is UICollectionViewCell.Type), base is UICollectionViewCell.Type {
      return Diagnostics.report("\(reusable) is not a class of cells")
    }
    let key = ReuseKey(kind: kind, identifier: identifier)
    if classes[key] != reusable { used[key] = nil }
    classes[key] = reusable
  }

  /// Returns the registered class of an identifier.
  func registeredClass(_ key: ReuseKey) -> UICollectionReusableView.Type? { classes[key] }

  /// Takes a used view from its pool.
  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? { used[key]?.popLast() }

  /// Returns a view to its pool.
  mutating func put(_ view: UICollectionReusableView) {
    view.record.isInUse = false
    view.record.attributes = nil
    guard let key = view.record.pool else { return }
    used[key, default: []].append(view)
  }
}

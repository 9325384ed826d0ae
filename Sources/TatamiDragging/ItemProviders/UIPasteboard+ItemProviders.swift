public import Foundation
import TatamiGraphics
public import TatamiViews

extension UIPasteboard {
  /// The items as providers; the representations of each are in the order of their types' names.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of providers, once all of their data has come.
  ///
  /// - Parameters:
  ///   - itemProviders: The providers, one for each item.
  ///   - localOnly: No effect: the host decides what leaves the program.
  ///   - expirationDate: No effect.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    let jobs = itemProviders.enumerated().flatMap { index, provider in
      provider.representations.map { (index, $0) }
    }
    let count = itemProviders.count
    let gathering = Gathering<Any>(count: jobs.count) { [weak self] values in
      var items = Array(repeating: [String: Any](), count: count)
      for ((index, representation), value) in zip(jobs, values) {
        items[index][representation.type] = value
      }
      self?.items = items
    }
    for (index, (_, representation)) in jobs.enumerated() {
      if let constant = representation.constant {
        gathering.put(constant, at: index)
      } else {
        NSItemProvider.load(representation) { data, _ in gathering.put(data, at: index) }
      }
    }
    gathering.finishAsking()
  }

  /// Replaces the items by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the items by objects; the other parameters have no effect.
  public func setObjects(
    _ objects: [any NSItemProviderWriting],
    localOnly: Bool,
    expirationDate: Date?
  ) { setObjects(objects) }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      if let color = value as? UIColor {
        provider.registerObject(color, visibility: .all)
      } else if let data = Self.data(of: value, type) {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      }
    }
    return provider
  }
}

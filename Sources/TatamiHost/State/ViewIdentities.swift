import TatamiUIKit

/// The views inside of a view with their identities, each before those inside.
///
/// The views inside of a view are read after it was returned, so that those are found which a change
/// of it creates.
@MainActor
struct ViewIdentities {
  /// The deepest level of views that have an identity.
  private static let maxDepth = 200
  /// The maximum number of views that have an identity.
  private static let maxCount = 20_000

  private struct Entry {
    let view: UIView
    let identity: String
    /// The identity of the row or item around the view; empty outside of lists.
    let scope: String
    let depth: Int
  }

  private var waiting: [Entry]
  private var last: Entry?
  private var count = 0

  init(_ root: UIView) {
    waiting = [Entry(view: root, identity: "", scope: "", depth: 0)]
  }

  /// Returns the next view; nil after the last one.
  mutating func next() -> (view: UIView, identity: String)? {
    if let last { enter(last) }
    last = waiting.popLast()
    count += 1
    guard let last, count <= Self.maxCount else { return nil }
    return (last.view, last.identity)
  }

  private mutating func enter(_ parent: Entry) {
    guard parent.depth < Self.maxDepth else { return }
    var numbers: [ObjectIdentifier: Int] = [:]
    let entries = parent.view.subviews.map { view in
      let type = type(of: view)
      let number = numbers[ObjectIdentifier(type), default: 0]
      numbers[ObjectIdentifier(type)] = number + 1
      let place = view.placeInList
      let path = "\(parent.identity)/\(type)\(place ?? "\(number)")"
      let identity = place == nil ? view.stableName.map { "\(parent.scope)#\($0)" } ?? path : path
      return Entry(
        view: view,
        identity: identity,
        scope: place == nil ? parent.scope : path,
        depth: parent.depth + 1
      )
    }
    waiting += entries.reversed()
  }
}

extension UIView {
  /// The accessibility or restoration identifier; nil for none.
  fileprivate var stableName: String? {
    [accessibilityIdentifier, restorationIdentifier].lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// The index path of a row or item; nil for other views.
  fileprivate var placeInList: String? {
    switch self {
    case let cell as UITableViewCell:
      (superview as? UITableView)?.indexPath(for: cell).map { "\($0)" }
    case let cell as UICollectionViewCell:
      (superview as? UICollectionView)?.indexPath(for: cell).map { "\($0)" }
    default: nil
    }
  }
}

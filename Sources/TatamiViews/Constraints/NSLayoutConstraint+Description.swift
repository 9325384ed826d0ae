import Dispatch
import Foundation

extension NSLayoutConstraint {
  /// The class, the address, the identifier, the relation and the state (AL131).
  final var constraintDescription: String {
    var text = ConstraintText(self)
    let body = text.body()
    return LayoutRowText.line(
      "\(type(of: self)):\(ItemNames.address(of: self))",
      identifier: identifier,
      body,
      isActive: isActive,
      text.names
    )
  }

  /// Returns the name of an item in messages.
  final func itemName(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "(null)" }
}

extension NSLayoutAnchor {
  /// The class of the kind of anchor, the address, the item and the attribute.
  final var anchorDescription: String {
    let kind =
      if side.isLength {
        "NSLayoutDimension"
      } else if side.attribute.axis == .horizontal {
        "NSLayoutXAxisAnchor"
      } else {
        "NSLayoutYAxisAnchor"
      }
    var names = ItemNames()
    return "<\(kind):\(ItemNames.address(of: self)) \"\(names.text(of: side))\">"
  }
}

/// The text of a number with up to six significant digits, as C's `%g` writes it.
struct NumberText: CustomStringConvertible {
  let description: String

  init(_ number: Double) { description = String(format: "%g", number) }
  init(_ number: CGFloat) { self.init(Double(number)) }
  init(_ number: Float) { self.init(Double(number)) }
}

/// Returns the result of a function of the main actor; nil outside of it.
nonisolated func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}

/// The queue of the main actor, which another thread than the first one may serve.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

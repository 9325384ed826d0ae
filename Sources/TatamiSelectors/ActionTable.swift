/// A class whose methods can be found by name, as those marked with `@objc` on Apple platforms.
///
/// Selectors that were made of a name, such as `Selector("tap:")`, ask the receiver's class. A
/// subclass overrides the method and passes other names to its superclass.
///
/// ```swift
/// class Player: NSObject, ActionTable {
///   class func _action(named name: String) -> Selector? {
///     switch name {
///     case "play:": Selector("play:", Player.play(_:))
///     default: nil
///     }
///   }
///
///   func play(_ sender: Any?) {}
/// }
/// ```
public protocol ActionTable: AnyObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the selector of a name with a reference to the method; nil if there is none.
  static func _action(named name: String) -> Selector?
}

/// A class of the kit some of whose methods can be found by name.
package protocol ListedActions: AnyObject {
  /// The methods by name.
  static var listedActions: SelectorList { get }
}

/// Selectors with references to methods, by name.
package struct SelectorList: Sendable, ExpressibleByArrayLiteral {
  private let methods: [String: MethodReference]

  package init(_ selectors: [Selector]) {
    let pairs = selectors.map { ($0.name, $0.method) }
    methods = Dictionary(pairs) { first, _ in first }.compactMapValues(\.self)
  }

  package init(arrayLiteral elements: Selector...) {
    self.init(elements)
  }

  func method(named name: String) -> MethodReference? { methods[name] }
}

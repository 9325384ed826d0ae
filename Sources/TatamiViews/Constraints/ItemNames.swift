import Foundation

/// The names of views and guides in a description.
///
/// Items with an accessibility identifier and the superview that `|` stands for are listed with their
/// addresses at the end (AL133, AL136).
@MainActor
struct ItemNames {
  private var identified: [(name: String, item: AnyObject)] = []
  private var superview: UIView?

  /// Returns the name of an item: its identifier, or its class, its address and its text.
  mutating func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    guard let identifier = Self.identifier(of: item) else { return Self.fullName(of: item) }
    if !identified.contains(where: { $0.item === item }) { identified.append((identifier, item)) }
    return identifier
  }

  /// Returns the attribute of an item, or the distance between two attributes.
  mutating func text(of side: ConstraintSide) -> String {
    let end = "\(name(of: side.item)).\(side.attribute.name)"
    guard let start = side.start?.side else { return end }
    return "(\(end) - \(name(of: start.item)).\(start.attribute.name))"
  }

  /// Notes the view that `|` stands for.
  mutating func noteSuperview(_ view: UIView) { superview = view }

  /// The names and their addresses, in parentheses after the state; empty without names.
  var list: String {
    var names = identified.map { "\($0.name):\(Self.address(of: $0.item))" }
    if let superview {
      let name = Self.identifier(of: superview) ?? "\(type(of: superview))"
      names.append("'|':\(name):\(Self.address(of: superview))")
    }
    return names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private static func identifier(of item: AnyObject) -> String? {
    let identifier = (item as? UIView)?.accessibilityIdentifier ?? ""
    return identifier.isEmpty ? nil : printable(identifier)
  }

  /// The longest text of a label or button in a name, in characters.
  private static let longestText = 24

  private static func fullName(of item: AnyObject) -> String {
    let name = "\(type(of: item)):\(address(of: item))"
    guard let text = text(of: item), !text.isEmpty else { return name }
    let isLong = text.count > longestText && !(item is UILayoutGuide)
    return "\(name)'\(printable(isLong ? text.prefix(longestText) + "..." : text[...]))'"
  }

  /// Returns the text of a label or button, or the identifier of a guide.
  private static func text(of item: AnyObject) -> String? {
    switch item {
    case let guide as UILayoutGuide: return guide.identifier
    case let label as UILabel: return label.text
    case let view as any AccessibilityDescribing:
      let content = view.ownAccessibility
      return content.traits.contains(.button) ? content.label : nil
    default: return nil
    }
  }

  /// Returns a text in which control characters are escaped.
  private static func printable(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    .joined()
  }
}

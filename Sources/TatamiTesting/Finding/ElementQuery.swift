public import TatamiUIKit

/// A description of an element on screen: by text, identifier, label, role or type.
///
/// ```swift
/// let queries: [ElementQuery] = [
///   "Save", .identifier("save"), .role(.button, "Save"), .type(UISwitch.self),
///   ElementQuery.text("Edit").at(1),
/// ]
/// ```
///
/// A string literal is a query by text: `"Save"` finds the elements whose accessibility identifier is
/// "Save"; if there are none, those with that label; if there are none, those with that value, which
/// for an empty text field is its placeholder.
public struct ElementQuery: ExpressibleByStringInterpolation, CustomStringConvertible {
  enum Text {
    case any(String)
    case identifier(String)
    case label(String)
  }

  /// A class of views.
  struct ViewClass {
    let name: String
    /// Whether a responder is an instance of the class or of a subclass.
    let contains: @MainActor (UIResponder) -> Bool
  }

  var text: Text?
  var role: UIAccessibilityTraits = .none
  var type: ViewClass?
  /// The index among the matches; nil if there must be one match.
  var index: Int?

  /// A query by text.
  public init(stringLiteral value: String) {
    text = .any(value)
  }

  private init() {}

  /// Returns a query by text: identifier, else label, else value.
  public static func text(_ text: String) -> ElementQuery { ElementQuery(stringLiteral: text) }

  /// Returns a query by accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    var query = ElementQuery()
    query.text = .identifier(identifier)
    return query
  }

  /// Returns a query by accessibility label.
  public static func label(_ label: String) -> ElementQuery {
    var query = ElementQuery()
    query.text = .label(label)
    return query
  }

  /// Returns a query for elements that have accessibility traits, such as `.role(.button, "Save")`.
  public static func role(
    _ role: UIAccessibilityTraits,
    _ text: String? = nil
  ) -> ElementQuery {
    var query = ElementQuery()
    query.role = role
    query.text = text.map { .any($0) }
    return query
  }

  /// Returns a query for views of a class and its subclasses, such as `.type(UISwitch.self)`.
  public static func type<View: UIView>(
    _ type: View.Type,
    _ text: String? = nil
  ) -> ElementQuery {
    var query = ElementQuery()
    query.type = ViewClass(name: "\(type)") { $0 is View }
    query.text = text.map { .any($0) }
    return query
  }

  /// Returns a query for one of several matches, counted from 0 in reading order.
  public func at(_ index: Int) -> ElementQuery {
    var query = self
    query.index = index
    return query
  }

  /// The query as a message names it, such as `button "Save"`.
  public var description: String {
    var words = role.words
    if let type { words.append(type.name) }
    switch text {
    case .any(let text): words.append("\"\(text)\"")
    case .identifier(let text): words.append("#\(text)")
    case .label(let text): words.append("label \"\(text)\"")
    case nil: break
    }
    if let index { words.append("number \(index)") }
    return words.joined(separator: " ")
  }

  /// The text for which similar ones are searched.
  var searchedText: String {
    switch text {
    case .any(let text), .identifier(let text), .label(let text): text
    case nil: type?.name ?? role.words.joined(separator: " ")
    }
  }
}

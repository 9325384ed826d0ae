/// A visual format: a row of views or guides along an axis, with the distances between them.
struct VisualFormat: Hashable, Sendable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance from the superview's near edge to the first view; nil without a leading `|`.
  var leading: Connection?
  var boxes: [Box] = []
  /// The distances between neighboring views.
  var connections: [Connection] = []
  /// The distance from the last view to the superview's far edge; nil without a trailing `|`.
  var trailing: Connection?
  /// The number of characters up to the end of the trailing `|`.
  var end = 0

  /// A view or guide in brackets.
  struct Box: Hashable, Sendable {
    var name: Name
    var predicates: [Predicate]
    /// The number of characters up to the end of the closing bracket.
    var end: Int
  }

  /// A distance.
  enum Connection: Hashable, Sendable {
    /// No distance: nothing is written.
    case flush
    /// The standard distance: a hyphen.
    case standard
    /// Distances in points, each of which holds.
    case predicates([Predicate])
  }

  /// A condition of a distance or a length.
  struct Predicate: Hashable, Sendable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// A number, or a name that stands for a number or a view.
  enum Value: Hashable, Sendable {
    case number(Double)
    case name(Name)
  }

  /// A key of the dictionaries.
  struct Name: Hashable, Sendable {
    var text: String
    /// The number of characters up to the end of the name.
    var end: Int
  }
}

/// The reason why a visual format has no constraints, and its place.
struct VisualFormatError: Error, Hashable {
  var reason: String
  /// The number of characters before the place.
  var position: Int

  /// Returns UIKit's message with a caret under the place (AL153).
  func message(for format: String) -> String {
    let indent = String(repeating: " ", count: position)
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(indent)^"
  }
}

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format; reports an invalid format and returns none.
  final class func visualConstraints(
    _ format: String,
    _ options: FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let read = try VisualFormatParser.format(of: format)
      var builder = VisualFormatBuilder(read, options, metrics: metrics, views: views)
      return try builder.makeConstraints()
    } catch {
      Diagnostics.raise(error.message(for: format))
      return []
    }
  }
}

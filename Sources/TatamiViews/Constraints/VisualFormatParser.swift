import Foundation

/// Reads a visual format (AL142 to AL145); blanks between its parts do not count.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  /// Returns the format that a text contains.
  ///
  /// - Complexity: O(*n*) in the characters.
  static func format(of text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(text))
    return try parser.format()
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  // MARK: Views and connections

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try axis()
    if take("|") { format.leading = try connection() }
    format.boxes.append(try box())
    while !isAtEnd {
      let next = try connection()
      if take("|") {
        format.trailing = next
        break
      }
      format.connections.append(next)
      format.boxes.append(try box())
    }
    format.end = position
    guard isAtEnd else { throw failure("Unexpected text after '|'") }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    for (letter, name, axis) in [
      (Character("H"), "horizontal", NSLayoutConstraint.Axis.horizontal),
      ("V", "vertical", .vertical),
    ] where take(letter) {
      guard take(":") else {
        throw failure("Expected ':' after '\(letter)' to specify \(name) arrangement")
      }
      return axis
    }
    return .horizontal
  }

  private mutating func box() throws(VisualFormatError) -> VisualFormat.Box {
    guard take("[") else { throw failure("Expected a view") }
    guard let name = name() else { throw failure("Expected the name of a view") }
    let predicates = take("(") ? try self.predicates() : []
    guard take("]") else { throw failure(Self.unclosedView) }
    return VisualFormat.Box(name: name, predicates: predicates, end: position)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    let next = nextCharacter
    if next == "[" || next == "|" || next == nil { return .standard }
    let predicates = take("(") ? try self.predicates() : [try predicate(allowsSign: false)]
    guard take("-") else { throw failure("Expected a '-' after the distance") }
    return .predicates(predicates)
  }

  // MARK: Predicates

  private static let unclosedView =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(allowsSign: true)) } while take(",")
    guard take(")") else { throw failure(Self.unclosedView) }
    return predicates
  }

  private mutating func predicate(
    allowsSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(value: try value(allowsSign: allowsSign))
    predicate.relation = relation
    if take("@") { predicate.priority = try value(allowsSign: false) }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let sign = nextCharacter, let relation = relations[sign] else { return .equal }
    position += 1
    guard position < characters.count, characters[position] == "=" else {
      throw failure("Unknown relation. Must be ==, >=, or <=")
    }
    position += 1
    return relation
  }

  private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return .name(name) }
    let start = position
    var text = ""
    if allowsSign, take("-") { text = "-" } else if allowsSign { _ = take("+") }
    text += number()
    guard let number = Double(text), number.isFinite else {
      position = start
      throw failure("Expected a number or the name of a metric")
    }
    return .number(number)
  }

  /// Returns the digits, the fraction and the exponent of a number.
  private mutating func number() -> String {
    skipBlanks()
    var text = digits()
    if position < characters.count, characters[position] == "." {
      position += 1
      let fraction = digits()
      text = (text.isEmpty ? "0" : text) + "." + (fraction.isEmpty ? "0" : fraction)
    }
    return text + exponent()
  }

  /// Returns the exponent of a number; empty if no digits follow.
  private mutating func exponent() -> String {
    let start = position
    guard position < characters.count, "eE".contains(characters[position]) else { return "" }
    position += 1
    var sign = ""
    if position < characters.count, "+-".contains(characters[position]) {
      sign = String(characters[position])
      position += 1
    }
    let digits = digits()
    guard !digits.isEmpty else {
      position = start
      return ""
    }
    return "e" + sign + digits
  }

  private mutating func digits() -> String {
    take(while: { $0.isASCII && $0.isNumber })
  }

  /// Returns a C identifier; nil if none follows.
  private mutating func name() -> VisualFormat.Name? {
    guard let first = nextCharacter, first == "_" || first.isLetter else { return nil }
    let text = take(while: { $0 == "_" || $0.isLetter || $0.isNumber })
    return VisualFormat.Name(text: text, end: position)
  }

  // MARK: Characters

  private var isAtEnd: Bool { mutating get { nextCharacter == nil } }

  /// The next character that is not blank.
  private var nextCharacter: Character? {
    mutating get {
      skipBlanks()
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func skipBlanks() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard nextCharacter == character else { return false }
    position += 1
    return true
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }
}

/// A text with numbers, whose words depend on the numbers.
struct PluralText: Sendable {
  /// The positions that a file can give to arguments.
  fileprivate static let positions = 1...1_000
  /// The maximum depth of variables in the forms of others, and their maximum number in a text.
  private static let limits = (depth: 8, count: 1_000)

  /// A variable that stands for a number.
  struct Variable: Sendable {
    /// The position of the argument, 1 to 1,000; nil and other values mean the one after the last.
    var position: Int?
    /// The conversion of the argument without `%`, such as "d" or "@".
    var conversion = "d"
    /// The texts by their plural forms; `%arg` and `%1$arg` in them stand for the number.
    var forms: [String: String] = [:]
  }

  /// The format with `%#@name@` for variables.
  var format: String
  var variables: [String: Variable]
  /// The language of the forms.
  var language: String

  /// Returns the format for some numbers, with the forms in place of the variables.
  ///
  /// - Parameter arguments: The arguments of the whole format.
  func resolved(for arguments: [any CVarArg]) -> String {
    var count = 0
    return expand(format, arguments, depth: 0, &count)
  }

  /// Replaces variables, which forms may contain in turn; those beyond the limits stay.
  ///
  /// - Parameter count: The number of variables that have been replaced.
  private func expand(
    _ text: String,
    _ arguments: [any CVarArg],
    depth: Int,
    _ count: inout Int
  ) -> String {
    guard depth < Self.limits.depth, count < Self.limits.count else { return text }
    var result = ""
    var rest = text[...]
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let reference = FormatReference(rest) else {
        result += Self.conversion(&rest, &next)
        continue
      }
      rest = rest[reference.end...]
      let variable = variables[reference.name]
      let stated = variable?.position.flatMap { Self.positions.contains($0) ? $0 : nil }
      let index = (reference.position ?? stated).map { $0 - 1 } ?? next
      next = max(next, index + 1)
      guard let variable, count < Self.limits.count else {
        result += "%%#@\(reference.name)@"
        continue
      }
      count += 1
      let form = form(of: variable, at: index, arguments)
      result += expand(form, arguments, depth: depth + 1, &count)
    }
    return result + rest
  }

  /// Reads `%%`, or the start of a conversion, which gets the position of its argument.
  ///
  /// Conversions with and without positions cannot be mixed. One with an invalid position stays text.
  private static func conversion(_ rest: inout Substring, _ next: inout Int) -> String {
    rest = rest.dropFirst()
    if rest.first == "%" {
      rest = rest.dropFirst()
      return "%%"
    }
    if let (position, _) = Self.position(at: rest) {
      guard let position else { return "%%" }
      next = max(next, position)
      return "%"
    }
    next += 1
    return "%\(next)$"
  }

  /// Reads a position such as `1$`; nil if there is none.
  ///
  /// - Returns: The position, nil if it is out of range, and the text after it.
  fileprivate static func position(at text: Substring) -> (position: Int?, rest: Substring)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first == "$" else { return nil }
    return (Int(digits).flatMap { positions.contains($0) ? $0 : nil }, rest.dropFirst())
  }

  /// Returns the form of a variable for its number.
  private func form(of variable: Variable, at index: Int, _ arguments: [any CVarArg]) -> String {
    let number = arguments.indices.contains(index) ? Self.number(arguments[index]) : 0
    let exact = number == 0 ? variable.forms["zero"] : nil
    let form = PluralRules.form(of: number, in: language)
    let text = exact ?? variable.forms[form] ?? variable.forms["other"] ?? ""
    return numbered(text, index + 1, variable.conversion)
  }

  /// Gives the conversions of a form the position of its argument; `%%` stays.
  private func numbered(_ text: String, _ position: Int, _ conversion: String) -> String {
    let argument = "%\(position)$"
    var replacements = [("%%", "%%"), ("\(argument)arg", argument + conversion)]
    replacements.append(("%arg", argument + conversion))
    for plain in [conversion, "lld", "ld", "d", "lu", "u", "@"] where !plain.isEmpty {
      replacements.append(("%" + plain, argument + plain))
    }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      let (old, new) = replacements.first { rest.hasPrefix($0.0) } ?? ("%", "%")
      result += new
      rest = rest.dropFirst(old.count)
    }
    return result + rest
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: 0
    }
  }
}

/// A variable in a format: `%#@name@` or `%1$#@name@`.
private struct FormatReference {
  let position: Int?
  let name: String
  let end: Substring.Index

  /// Reads a variable at the start of a text; nil if there is none.
  init?(_ text: Substring) {
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    if let found = PluralText.position(at: rest) {
      guard let stated = found.position else { return nil }
      (position, rest) = (stated, found.rest)
    } else {
      position = nil
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let close = rest.firstIndex(of: "@") else { return nil }
    name = String(rest[..<close])
    end = rest.index(after: close)
  }
}

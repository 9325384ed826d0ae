/// The names that the compiler gives methods and properties in Objective-C.
enum ObjectiveCName {
  /// First labels that begin with one of these words are appended as they are.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method; an argument without a label has the label `_`.
  static func method(_ baseName: String, labels: [String], throws isThrowing: Bool = false)
    -> String
  {
    guard let first = labels.first else {
      return isThrowing ? baseName + "AndReturnError:" : baseName
    }
    var name = baseName
    if first != "_" {
      if !beginsWithPreposition(first) { name += "With" }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return isThrowing ? name + "error:" : name
  }

  /// The selector of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  /// Whether the first word of a label in camel case is a preposition.
  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }
}

/// The information in a round's name, in the languages of common match lists.
///
/// Names mark placement matches, and determine the order of rounds where results and dates do not.
struct RoundName {
  /// The name in lower case with single spaces, equal for all spellings of a round.
  let key: String
  /// The rank a placement match decides, 0 if the name does not say; nil for a round of the tree.
  let placement: Int?
  /// The round's position in the usual order of rounds, earlier rounds first; [0, 0] if unknown.
  let sortKey: [Int]

  private static let finals: Set<String> = ["final", "finals", "finale", "endspiel", "f"]
  private static let stages: [String: Int] = [
    "semi": 4, "semis": 4, "semifinal": 4, "semifinals": 4, "semifinale": 4, "sf": 4, "demi": 4,
    "halbfinale": 4, "hf": 4, "demifinale": 4, "semifinali": 4, "halve": 4,
    "quarter": 8, "quarters": 8, "quarterfinal": 8, "quarterfinals": 8, "qf": 8, "quart": 8,
    "viertelfinale": 8, "vf": 8, "quarts": 8, "cuartos": 8, "quartas": 8, "quarti": 8,
    "achtelfinale": 16, "af": 16, "huitième": 16, "huitièmes": 16, "octavos": 16, "oitavas": 16,
    "ottavi": 16, "sechzehntelfinale": 32, "dieciseisavos": 32,
  ]
  private static let sizes: Set<String> = ["last", "of", "letzte", "top"]
  private static let early: Set<String> = [
    "preliminary", "prelim", "qualifying", "qualification", "qualifikation", "vorrunde", "playin",
  ]
  private static let ordinals: [String: Int] = [
    "first": 1, "erste": 1, "second": 2, "zweite": 2, "third": 3, "dritte": 3, "fourth": 4,
    "vierte": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "dritten": 3,
    "tercer": 3, "terceiro": 3, "terzo": 3, "troisième": 3,
  ]
  private static let placementWords: Set<String> = [
    "place", "places", "platz", "plätze", "lugar", "puesto", "posto", "plaats", "placement",
  ]
  private static let bronze: Set<String> = ["bronze", "consolation", "bronzemedal"]
  private static let minor: Set<String> = ["small", "kleines", "kleine", "petite", "little"]

  /// Analyzes a name.
  init(_ name: String) {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    key = words.isEmpty ? name : words.joined(separator: " ")
    placement = RoundName.placement(of: words)
    sortKey = RoundName.sortKey(of: words)
  }

  /// Whether the name says that the round is the last.
  var isFinal: Bool { sortKey == [2, 0] }

  private static func placement(of words: [String]) -> Int? {
    if !minor.isDisjoint(with: words), !finals.isDisjoint(with: words) { return 3 }
    if !bronze.isDisjoint(with: words) { return 3 }
    guard !placementWords.isDisjoint(with: words) else { return nil }
    let number = words.compactMap(ordinal).first ?? 0
    return number == 1 ? nil : number
  }

  private static func sortKey(of words: [String]) -> [Int] {
    let number = words.compactMap(ordinal).last
    if !early.isDisjoint(with: words) { return [-1, number ?? 0] }
    if let size = words.compactMap({ stages[$0] }).first { return [1, -size] }
    if let size = teamCount(in: words, number: number) { return [1, -size] }
    if !finals.isDisjoint(with: words) { return [2, 0] }
    if let number, words.count <= 3 { return [0, number] }
    return [0, 0]
  }

  /// The number of teams in "round of 16", "last 32", "1/8 finale" and "R16".
  private static func teamCount(in words: [String], number: Int?) -> Int? {
    guard let number, (1...65_536).contains(number) else { return nil }
    let isFraction = words.count > 1 && words[0] == "1" && Int(words[1]) != nil
    if isFraction, !finals.isDisjoint(with: words) { return number * 2 }
    if !sizes.isDisjoint(with: words) { return number }
    let isPower = number >= 16 && number & (number - 1) == 0
    return isPower && (words == ["r\(number)"] || words.first == "round") ? number : nil
  }

  /// The number in "3", "3rd", "r3", "third".
  private static func ordinal(_ word: String) -> Int? {
    if let number = ordinals[word] { return number }
    let digits = word.filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 6, word.count - digits.count <= 3 else { return nil }
    return Int(digits)
  }
}

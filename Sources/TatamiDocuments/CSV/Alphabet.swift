/// The letters of a language above those of English, and where they stand in words.
struct Alphabet {
  let letters: Set<Character>
  /// Letters that no vowel but i follows.
  var beforeConsonants: Set<Character> = []
  /// Letters that a vowel follows.
  var beforeVowels: Set<Character> = []
  /// Letters that are beside a vowel.
  var besideVowels: Set<Character> = []
  /// Letters that are vowels, mostly between consonants.
  var vowels: Set<Character> = []

  /// The least number of languages that have the letters of all words; nil if no languages have them.
  static func count(_ encoding: TextEncoding, _ words: [String]) -> Int? {
    if encoding == .windows1253, !haveGreekSpelling(words) { return nil }
    let words = words.map { Array($0.lowercased()) }
    if let vowels = otherVowels[encoding] { return areWords(words, vowels: vowels) ? 1 : nil }
    var missing = Set(
      words.joined().filter { !$0.isASCII && $0.isLetter && $0 != "ª" && $0 != "º" }
    )
    var open = (languages[encoding] ?? []).filter { $0.fits(words) }
    var count = 0
    while !missing.isEmpty {
      let best = open.indices.max { first, second in
        open[first].letters.intersection(missing).count
          < open[second].letters.intersection(missing).count
      }
      guard let best, !open[best].letters.isDisjoint(with: missing) else { return nil }
      missing.subtract(open.remove(at: best).letters)
      count += 1
    }
    return count
  }

  /// The vowels of the encodings whose letters are not Latin.
  private static let otherVowels: [TextEncoding: Set<Character>] = [
    .windows1251: Set("аеиоуыэюяіїєё"), .windows1253: Set(greekVowels + greekAccents),
  ]
  private static let greekVowels = "αεηιουωϊϋ"
  private static let greekAccents = "άέήίόύώΐΰ"

  /// Whether words have a final sigma at their ends only, no other small sigma there, and mostly an
  /// accent if they are in small letters and have several vowels.
  private static func haveGreekSpelling(_ words: [String]) -> Bool {
    let words = words.flatMap { $0.split { !$0.isLetter } }
    let haveSigmas = words.allSatisfy { !$0.dropLast().contains("ς") && $0.last != "σ" }
    let long = words.filter { word in
      word.dropFirst().allSatisfy(\.isLowercase)
        && word.lowercased().count { (greekVowels + greekAccents).contains($0) } > 1
    }
    let accented = long.count { $0.lowercased().contains(where: greekAccents.contains) }
    return haveSigmas && accented * 2 >= long.count
  }

  /// Whether words have no Latin letters, and as many vowels as words have.
  private static func areWords(_ words: [[Character]], vowels: Set<Character>) -> Bool {
    let letters = words.joined().filter(\.isLetter)
    let vowels = letters.count(where: vowels.contains)
    return letters.allSatisfy { !$0.isASCII } && vowels * 4 >= letters.count
      && vowels * 3 <= letters.count * 2
  }

  /// Whether the letters stand where the language has them.
  private func fits(_ words: [[Character]]) -> Bool {
    var (alone, joined) = (0, 0)
    for word in words {
      for (index, letter) in word.enumerated() {
        let next = index + 1 < word.count ? word[index + 1] : nil
        let previous = index > 0 ? word[index - 1] : nil
        let isBeforeVowel = next.map(Self.isVowel) ?? false
        let isBesideVowel = isBeforeVowel || previous.map(Self.isVowel) ?? false
        if beforeConsonants.contains(letter), isBeforeVowel, next != "i" { return false }
        if beforeVowels.contains(letter), !isBeforeVowel { return false }
        if besideVowels.contains(letter), !isBesideVowel { return false }
        if vowels.contains(letter) {
          (alone, joined) = isBesideVowel ? (alone, joined + 1) : (alone + 1, joined)
        }
      }
    }
    return alone >= joined
  }

  private static func isVowel(_ letter: Character) -> Bool {
    "aeiouyáéíóúýàèìòùâêîôûäëïöüãõåæøąęěőűůăı".contains(letter)
  }

  private init(
    _ letters: String,
    beforeConsonants: String = "",
    beforeVowels: String = "",
    besideVowels: String = "",
    vowels: String = ""
  ) {
    self.letters = Set(letters)
    self.beforeConsonants = Set(beforeConsonants)
    self.beforeVowels = Set(beforeVowels)
    self.besideVowels = Set(besideVowels)
    self.vowels = Set(vowels)
  }

  private static let central = [
    Alphabet("ąćęłńóśźż", beforeConsonants: "ćńśź"),
    Alphabet("áčďéěíňóřšťúůýž", besideVowels: "ř"), Alphabet("áäčďéíĺľňóôŕšťúýž"),
    Alphabet("áéíóöőúüű", beforeConsonants: "őű"), Alphabet("čćđšž"),
    Alphabet("ăâîşţ", beforeConsonants: "ă"), Alphabet("äöüß"), Alphabet("çë"),
  ]

  private static let languages: [TextEncoding: [Alphabet]] = [
    .windows1252: [
      Alphabet("äöüß"), Alphabet("àâæçèéêëîïôœùûüÿ"), Alphabet("áéíñóúü", beforeVowels: "ñ"),
      Alphabet("àáâãçéêíóôõúü", beforeVowels: "õ"), Alphabet("àèéìíîòóùú"),
      Alphabet("åæéèóôø", vowels: "æø"), Alphabet("äåéöüšž"), Alphabet("áæéíðóöúýþ"),
      Alphabet("áèéëïóöü"), Alphabet("äõöüšž"), Alphabet("àçèéíïòóúü"),
    ],
    .windows1250: central, .latin2: central,
    .windows1254: [Alphabet("âçğıîöşûü\u{69}\u{307}İ")],
  ]
}

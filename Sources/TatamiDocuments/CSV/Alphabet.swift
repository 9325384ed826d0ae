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
    let words = words.map { Array($0.lowercased()) }
    if encoding == .windows1251 { return areCyrillic(words) ? 1 : nil }
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

  /// Whether words are written in Cyrillic letters only, with as many vowels as words have.
  private static func areCyrillic(_ words: [[Character]]) -> Bool {
    let letters = words.joined().filter(\.isLetter)
    let vowels = letters.count { "аеиоуыэюяіїєё".contains($0) }
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

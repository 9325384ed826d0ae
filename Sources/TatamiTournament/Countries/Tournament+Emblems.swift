import TatamiJSON
import TatamiMatchLists

extension Tournament {
  /// The name of a participant's field with the code of the country.
  private static let countryField = "country"
  /// The name of a participant's field with the path of the logo.
  private static let logoField = "logo"

  /// Gives the participants the countries of a list's rows.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func addCountries(of records: [MatchRecord]) {
    let known = { (code: String) in Country(code) != nil }
    addField(Self.countryField, of: records, { ($0.homeCountry, $0.awayCountry) }, where: known)
  }

  /// Gives the participants the logos of a list's rows.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func addLogos(of records: [MatchRecord]) {
    addField(Self.logoField, of: records, { ($0.homeLogo, $0.awayLogo) }, where: { _ in true })
  }

  /// Gives the participants a field with the texts beside their names.
  private mutating func addField(
    _ field: String,
    of records: [MatchRecord],
    _ text: (MatchRecord) -> (home: String, away: String),
    where isValid: (String) -> Bool
  ) {
    var texts: [String: String] = [:]
    for record in records {
      let (home, away) = text(record)
      for (team, text) in [(record.home, home), (record.away, away)] {
        guard !text.isEmpty, case .named(let name) = team, isValid(text) else { continue }
        texts[name] = text
      }
    }
    guard !texts.isEmpty else { return }
    for index in participants.indices {
      guard let text = texts[participants[index].name] else { continue }
      participants[index].extra.merge([ExtraField(name: field, value: .string(text))])
    }
  }

  /// Returns the countries of participants by index: those of columns and databases, or those whose
  /// codes are in the names, with the names without them.
  ///
  /// - Complexity: O(*n*) in the participants.
  package func countries() -> [Int: (country: Country, name: String)] {
    let codes = CountryCodes(in: participants.lazy.map(\.name))
    var countries: [Int: (country: Country, name: String)] = [:]
    for (index, participant) in participants.enumerated() {
      if let code = participant.text(ofField: Self.countryField), let country = Country(code) {
        countries[index] = (country, participant.name)
      } else if let parts = codes.parts(of: participant.name) {
        countries[index] = parts
      }
    }
    return countries
  }

  /// Returns the paths of the participants' logos by index, as written.
  ///
  /// - Complexity: O(*n*) in the participants.
  package func logoPaths() -> [Int: String] {
    var paths: [Int: String] = [:]
    for (index, participant) in participants.enumerated() {
      if let path = participant.text(ofField: Self.logoField) { paths[index] = path }
    }
    return paths
  }
}

extension Tournament.Participant {
  /// Returns the text of a further field, nil without one.
  fileprivate func text(ofField name: String) -> String? {
    guard case .string(let text) = extra.first(where: { $0.name == name })?.value else {
      return nil
    }
    return text
  }
}

import TatamiJSON

extension Tournament {
  /// The name of a participant's field with the code of the country.
  private static let countryField = "country"

  /// Gives the participants the countries of a list's rows.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func addCountries(of records: [MatchRecord]) {
    var codes: [String: String] = [:]
    for record in records {
      for (team, code) in [(record.home, record.homeCountry), (record.away, record.awayCountry)] {
        guard !code.isEmpty, case .named(let name) = team, Country(code) != nil else { continue }
        codes[name] = code
      }
    }
    guard !codes.isEmpty else { return }
    for index in participants.indices {
      guard let code = codes[participants[index].name] else { continue }
      participants[index].extra.merge([ExtraField(name: Self.countryField, value: .string(code))])
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
      if case .string(let code) = participant.extra.first(where: { $0.name == Self.countryField })?
        .value, let country = Country(code)
      {
        countries[index] = (country, participant.name)
      } else if let parts = codes.parts(of: participant.name) {
        countries[index] = parts
      }
    }
    return countries
  }
}

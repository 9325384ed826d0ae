import TatamiDocuments

/// A language of a tournament's texts that are not part of its file, by its ISO 639-1 code.
public enum TournamentLanguage: String, CaseIterable, Sendable {
  /// English, with dates such as 2024-06-12.
  case english = "en"
  /// German, with dates such as 12.06.2024.
  case german = "de"
  /// French, with dates such as 12/06/2024.
  case french = "fr"
  /// Spanish, with dates such as 12/06/2024.
  case spanish = "es"
  /// Italian, with dates such as 12/06/2024.
  case italian = "it"
  /// Portuguese, with dates such as 12/06/2024.
  case portuguese = "pt"
  /// Dutch, with dates such as 12-06-2024.
  case dutch = "nl"

  /// Returns the language of a match list by the words in its first 4,096 bytes; nil if fewer than
  /// three words, or no more than of another language, belong to one.
  public static func guess(from bytes: [UInt8]) -> TournamentLanguage? {
    guard let (start, _) = try? TextEncoding.decode(beginning(of: bytes), file: "") else {
      return nil
    }
    let words = Set(FoldedText.words(of: String(decoding: start, as: UTF8.self)))
    let counts = allCases.map { (language: $0, count: $0.words.intersection(words).count) }
      .sorted { $0.count > $1.count }
    return counts[0].count > 2 && counts[0].count > counts[1].count ? counts[0].language : nil
  }

  /// Returns whole lines at the start of a file; a unit of UTF-16 stays whole.
  private static func beginning(of bytes: [UInt8]) -> [UInt8] {
    let start = bytes.prefix(4096)
    guard start.count < bytes.count, let end = start.lastIndex(of: UInt8(ascii: "\n")) else {
      return Array(start)
    }
    let isUTF16 = bytes[0] == 0 || bytes[0] >= 0xFE || bytes[1] == 0
    return Array(start[..<(isUTF16 ? end & ~1 : end)])
  }

  /// Words of headers and rounds, in lower case without accents.
  private var words: Set<String> {
    let text =
      switch self {
      case .english:
        """
        round stage date home away team player opponent result score winner loser venue seed match \
        final finals semi quarter third place group pool leg
        """
      case .german:
        """
        runde spielrunde spieltag datum heim gast mannschaft verein spieler spielerin ergebnis tore \
        sieger spielort platz finale halbfinale viertelfinale achtelfinale endspiel gruppe freilos
        """
      case .french:
        """
        tour date domicile exterieur equipe joueur joueuse resultat score vainqueur lieu place finale \
        demi quart quarts huitiemes barrages groupe poule phase journee
        """
      case .spanish:
        """
        ronda fecha jornada local visitante equipo jugador jugadora resultado goles ganador estadio \
        sede puesto final semifinal semifinales cuartos octavos grupo eliminatoria pareja fase
        """
      case .italian:
        """
        turno data giornata casa ospite squadra giocatore giocatrice risultato punteggio gol reti \
        vincitore stadio posto finale semifinale semifinali quarti ottavi girone trasferta
        """
      case .portuguese:
        """
        ronda rodada data jornada casa visitante equipa equipe jogador jogadora resultado golos gols \
        vencedor estadio lugar final meia meias quartos oitavos grupo eliminatoria fase fora
        """
      case .dutch:
        """
        ronde datum speeldag thuis uit ploeg speler speelster uitslag stand winnaar plaats finale \
        halve kwartfinale kwartfinales achtste poule wedstrijd
        """
      }
    return Set(text.split(separator: " ").map(String.init))
  }
}

// MARK: - Dates

extension TournamentLanguage {
  /// Returns a day in the usual form of the language, with four digits of the year.
  package func text(of day: DateParser.Day) -> String {
    let month = DateParser.padded(day.month)
    let number = DateParser.padded(day.day)
    switch self {
    case .english: return day.text
    case .german: return "\(number).\(month).\(day.year)"
    case .dutch: return "\(number)-\(month)-\(day.year)"
    case .french, .spanish, .italian, .portuguese: return "\(number)/\(month)/\(day.year)"
    }
  }
}

import TatamiTournament

extension TournamentLanguage {
  /// Returns a text in the language; an English text without a translation as it is.
  ///
  /// Numbers keep their order in the translation.
  func text(_ english: String) -> String {
    guard self != .english else { return english }
    if let text = Self.translations[english]?[self] { return text }
    for (prefix, rest) in [("Loser of ", "Loser"), ("Winner of ", "Winner")]
    where english.hasPrefix(prefix) {
      return "\(text(rest)) \(text(String(english.dropFirst(prefix.count))))"
    }
    let numbers = english.split { !$0.isNumber }
    guard !numbers.isEmpty else { return english }
    let pattern = english.replacing(#/\d+/#, with: "%")
    guard let translation = Self.translations[pattern]?[self] else { return english }
    let parts = translation.split(separator: "%", omittingEmptySubsequences: false)
    return zip(parts, numbers.map(String.init) + [""]).map { $0 + $1 }.joined()
  }

  /// Returns the name of a stage: a name of the file as it is.
  func text(stage name: String) -> String {
    ["Table", "Groups", "Knockout", "Main bracket"].contains(name) ? text(name) : name
  }

  private static let translations: [String: [TournamentLanguage: String]] = {
    let languages: [TournamentLanguage] = [
      .german, .french, .spanish, .italian, .portuguese, .dutch,
    ]
    var table: [String: [TournamentLanguage: String]] = [:]
    for line in lines.split(separator: "\n") {
      let texts = line.split(separator: "|").map(String.init)
      table[texts[0]] = Dictionary(uniqueKeysWithValues: zip(languages, texts.dropFirst()))
    }
    return table
  }()

  /// English texts with their translations: German, French, Spanish, Italian, Portuguese, Dutch.
  private static let lines = rounds + brackets + results

  private static let rounds = """
    Final|Finale|Finale|Final|Finale|Final|Finale
    Semi-finals|Halbfinale|Demi-finales|Semifinales|Semifinali|Meias-finais|Halve finales
    Quarter-finals|Viertelfinale|Quarts de finale|Cuartos de final|Quarti di finale|Quartos de final|Kwartfinales
    Round of 16|Achtelfinale|Huitièmes de finale|Octavos de final|Ottavi di finale|Oitavos de final|Achtste finales
    Round of %|Runde der letzten %|Tour des %|Ronda de %|Turno dei %|Ronda de %|Ronde van %
    Round %|Runde %|Tour %|Ronda %|Turno %|Ronda %|Ronde %
    Third place|Spiel um Platz 3|Troisième place|Tercer puesto|Terzo posto|Terceiro lugar|Derde plaats
    Grand Final|Großes Finale|Grande finale|Gran final|Finalissima|Grande final|Grote finale
    Grand Final, Match %|Großes Finale, Spiel %|Grande finale, match %|Gran final, partido %|Finalissima, partita %|Grande final, jogo %|Grote finale, wedstrijd %
    Upper Round %|Gewinnerrunde %|Gagnants, tour %|Ganadores, ronda %|Vincenti, turno %|Vencedores, ronda %|Winnaars, ronde %
    Upper Final|Finale der Gewinner|Finale des gagnants|Final de ganadores|Finale vincenti|Final dos vencedores|Winnaarsfinale
    Lower Round %|Verliererrunde %|Perdants, tour %|Perdedores, ronda %|Perdenti, turno %|Perdedores, ronda %|Verliezers, ronde %
    Lower Final|Finale der Verlierer|Finale des perdants|Final de perdedores|Finale perdenti|Final dos perdedores|Verliezersfinale

    """

  private static let brackets = """
    Winners’ bracket|Gewinnerbaum|Tableau des gagnants|Cuadro de ganadores|Tabellone vincenti|Chave dos vencedores|Winnaarsschema
    Losers’ bracket|Verliererbaum|Tableau des perdants|Cuadro de perdedores|Tabellone perdenti|Chave dos perdedores|Verliezersschema
    Main bracket|Hauptrunde|Tableau principal|Cuadro principal|Tabellone principale|Chave principal|Hoofdschema
    Knockout|K.-o.-Runde|Phase finale|Fase eliminatoria|Eliminazione diretta|Fase eliminatória|Knock-outfase
    Table|Tabelle|Classement|Clasificación|Classifica|Classificação|Stand
    Groups|Gruppen|Groupes|Grupos|Gironi|Grupos|Groepen
    Group %|Gruppe %|Groupe %|Grupo %|Girone %|Grupo %|Groep %
    Seed %|Setzplatz %|Tête de série %|Cabeza de serie %|Testa di serie %|Cabeça de série %|Geplaatst %
    Loser|Verlierer|Perdant|Perdedor|Perdente|Perdedor|Verliezer
    Winner|Sieger|Vainqueur|Ganador|Vincente|Vencedor|Winnaar
    Semi %|Halbfinale %|Demi-finale %|Semifinal %|Semifinale %|Meia-final %|Halve finale %
    Bye|Freilos|Exempt|Exento|Riposo|Isento|Vrij
    continued on page %|weiter auf Seite %|suite à la page %|continúa en la página %|continua a pagina %|continua na página %|vervolg op pagina %
    page % of %|Seite % von %|page % sur %|página % de %|pagina % di %|página % de %|pagina % van %

    """

  private static let results = """
    penalties|Entscheidungsschießen|tirs au but|penaltis|rigori|penáltis|strafschoppen
    walkover|kampflos|forfait|incomparecencia|rinuncia|falta de comparência|niet gespeeld
    away goals|Auswärtstore|buts à l’extérieur|goles fuera de casa|gol in trasferta|golos fora|uitdoelpunten
    last number|letzte Zahl|dernier nombre|último número|ultimo numero|último número|laatste getal
    aggregate|Gesamtergebnis|total|resultado global|totale|total|totaalstand
    after extra time|nach Verlängerung|après prolongation|tras la prórroga|dopo i supplementari|após prolongamento|na verlenging
    after a shoot-out|nach Entscheidungsschießen|après tirs au but|tras los penaltis|dopo i rigori|após penáltis|na strafschoppen
    retired|Aufgabe|abandon|retirada|ritiro|desistência|opgave
    P|Sp|J|PJ|G|J|Gs
    W|S|G|G|V|V|W
    D|U|N|E|N|E|G
    L|N|P|P|P|D|V
    For|Erz.|Pour|F|F|M|Vr.
    Ag.|Geg.|Ctr.|C|S|S|Tg.
    BP|BP|BO|PB|PB|PB|BP
    Pts|Pkt|Pts|Pts|Pti|Pts|Pnt
    opponents’ points|Punkte der Gegner|points des adversaires|puntos de los rivales|punti degli avversari|pontos dos adversários|punten van de tegenstanders
    without the lowest|ohne den schwächsten|sans le plus faible|sin el peor|senza il peggiore|sem o pior|zonder de laagste
    wins|Siege|victoires|victorias|vittorie|vitórias|overwinningen

    """
}

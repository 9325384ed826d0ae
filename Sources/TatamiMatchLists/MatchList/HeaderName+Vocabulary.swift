extension HeaderName {
  /// The meaning of a word: a side, a content, or nothing for a word that fills.
  struct Meaning {
    var side: Side?
    var content: Content?
  }

  /// The words of headers in English, German, Spanish, Italian, French, Portuguese and Dutch, in
  /// lower case without accents.
  static let vocabulary: [String: Meaning] = {
    var vocabulary: [String: Meaning] = [:]
    for (side, words) in sideWords {
      for word in words.split(separator: " ") { vocabulary[String(word)] = Meaning(side: side) }
    }
    for (content, words) in contentWords {
      for word in words.split(separator: " ") {
        vocabulary[String(word)] = Meaning(content: content)
      }
    }
    for word in fillers.split(separator: " ") { vocabulary[String(word)] = Meaning() }
    return vocabulary
  }()

  private static let sideWords: [(Side, String)] = [
    (
      .home,
      """
      home h 1 heim local casa domicile thuis mandante host hosts recevant locaux visitado white \
      weiss weiß blancas blancs bianco brancas wit
      """
    ),
    (
      .away,
      """
      away 2 b gast gaste gaeste auswarts auswaerts visitante visitantes visitor visitors visiting \
      ospite ospiti trasferta exterieur visiteur visiteurs uit bezoeker bezoekers guest guests fora \
      black schwarz negras noirs nero pretas zwart opponent gegner rival avversario adversaire \
      adversario tegenstander
      """
    ),
    (.letterA, "a"),
    (.winner, "winner w sieger gewinner ganador vincitore vainqueur gagnant vencedor winnaar"),
    (.loser, "loser l verlierer perdedor perdente perdant verliezer sconfitto"),
  ]

  private static let contentWords: [(Content, String)] = [
    (
      .team,
      """
      team name club player mannschaft verein spieler equipo nombre jugador squadra nome giocatore \
      equipe nom joueur jogador clube ploeg speler naam teamname mannschaftsname
      """
    ),
    (
      .score,
      """
      score scores goals points pts tore treffer punkte goles puntos tantos gol reti punti punteggio \
      buts gols golos pontos placar doelpunten punten sets games frames runs
      """
    ),
    (
      .penalties,
      """
      pen pens penalty penalties pso shootout elfmeter elfmetertore penales penaltis rigori \
      strafschoppen pk
      """
    ),
    (.seed, "seed seeding setzplatz"),
    (
      .partner,
      """
      partner partners teammate partnerin doppelpartner doppelpartnerin mitspieler mitspielerin \
      companero companera compagno compagna partenaire coequipier coequipiere equipier equipiere \
      parceiro parceira dubbelpartner dubbelspeler medespeler medespeelster makker
      """
    ),
  ]

  /// The beginnings of words for points, also in languages whose headers are otherwise recognized by
  /// their cells.
  static let pointsStems = stems(
    """
    point punkt punti punto punte ponto pontok meccspont spielpunkt matchpunkt tabellenpunkt bodov \
    bodu punct poang poeng piste taisk stig очк очо балл бал бод поен βαθμ 勝点 勝ち点 ポイント 승점 점수 \
    积分 積分 คะแนน נקודות نقاط
    """
  )

  /// The words for points that other words begin with.
  static let pointsWords = Set(
    stems("pts pt ptos pti pnt lp pkt pkte pont bod body boda poin puan mata điểm")
  )

  /// The beginnings of words for bonus points.
  static let bonusStems = stems("bonus bonif бонус ボーナス 보너스 奖励 μπονους")

  /// The abbreviations of bonus points, also those of both sides.
  static let bonusWords: Set<String> = ["bp", "hbp", "abp", "bph", "bpa", "hbonus", "abonus"]

  private static func stems(_ words: String) -> [String] {
    FoldedText.folded(words).split { $0.isWhitespace }.map(String.init)
  }

  /// The words for an opponent.
  static let opponents: Set<String> = [
    "opponent", "gegner", "rival", "avversario", "adversaire", "adversario", "tegenstander",
  ]

  private static let fillers = """
    of the de del da do du la le les el il der die das des full ft final van
    """
}

import TatamiTournament
import Testing

/// Files whose columns only the cells identify.
@Suite struct ColumnRecognitionTests {
  /// Semi-finals and a final under headers that are in no vocabulary; `*` separates the columns.
  private static let knockouts: [(name: String, text: String)] = [
    ("Swedish", "Omgång;Hemmalag;Bortalag;Utfall\nS;A;B;2-1\nS;C;D;0-1\nF;D;A;2-3"),
    ("Turkish", "Tur,Ev,Deplasman,Skor\nYF,A,B,2-1\nYF,C,D,0-1\nFinal,D,A,2-3"),
    (
      "Finnish with a column for each side's goals",
      "Vaihe,Koti,Vieras,Kotimaalit,Vierasmaalit\nV,A,B,2,1\nV,C,D,0,1\nF,D,A,2,3"
    ),
    (
      "Japanese",
      "回戦,選手1,選手2,得点1,得点2\n準決勝,A,B,2,1\n準決勝,C,D,0,1\n決勝,D,A,2,3"
    ),
    ("dotted names", "stufe,x.name,x.pkt,y.name,y.pkt\nS,A,2,B,1\nS,C,0,D,1\nF,D,2,A,3"),
    ("camel case", "etapp,lag1,lag2,mal1,mal2\nS,A,B,2,1\nS,C,D,0,1\nF,D,A,2,3"),
    ("equal headers in order", "Kolo,Tim,G,Tim,G\nS,A,2,B,1\nS,C,0,D,1\nF,D,2,A,3"),
    (
      "seeds that are not scores",
      "Kolo,Nos,Tim,G,Nos,Tim,G\nS,1,A,2,4,B,1\nS,2,C,0,3,D,1\nF,3,D,2,1,A,3"
    ),
    (
      "merged cells",
      "Kolo;Domaći;Gosti;Ishod\nS;A;B;2-1\n;C;D;0-1\nF;D;A;2-3"
    ),
    (
      "a row for each side",
      "mecz,faza,nazwa,bramki\n1,S,A,2\n1,S,B,1\n2,S,C,0\n2,S,D,1\n3,F,D,2\n3,F,A,3"
    ),
    (
      "sets in columns of their own",
      """
      Kolo,Igrač 1,Igrač 2,S1a,S1b,S2a,S2b,S3a,S3b
      S,A,B,6,1,6,2,,
      S,C,D,6,4,3,6,2,6
      F,A,D,6,3,6,4,,
      """
    ),
    (
      "winners and losers",
      "Kolo,Pobjednik,Poraženi\nS,A,B\nS,D,C\nS,E,F\nS,G,H\nP,A,D\nP,G,E\nF,A,G"
    ),
    ("a named winner", "Kolo,Lijevo,Desno,Prolazi\nS,A,B,A\nS,C,D,D\nF,D,A,A"),
    (
      "the color of the winner",
      "Bölüm,Köşe kırmızı,Köşe mavi,Kazanan\nS,A,B,kırmızı\nS,C,D,mavi\nF,D,A,mavi"
    ),
  ]

  private func tournament(
    _ text: String,
    _ options: TournamentDocument.Options = TournamentDocument.Options()
  ) throws -> Tournament? {
    let bytes = Array(text.utf8)
    let document = try TournamentDocument.read(bytes, name: "cup.csv", options: options).document
    return if case .tournament(let tournament) = document { tournament } else { nil }
  }

  private func champion(_ text: String) throws -> String? {
    try tournament(text)?.champion()
  }

  private func message(_ text: String) -> String {
    do {
      _ = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ColumnRecognitionTests.knockouts)
  func `columns are recognized by their cells`(_ name: String, _ text: String) throws {
    #expect(try champion(text) == "A")
  }

  @Test(arguments: [
    ("places", "Ronde;Ploeg A;Plek A;Ploeg B;Plek B\nS;A;1;B;2\nS;C;2;D;1\nF;D;2;A;1"),
    (
      "runs and wickets",
      "Kolo;Tim 1;R 1;Tim 2;R 2\nS;A;84/6;B;79/8\nS;C;9/9;D;10/2\nF;D;91/9;A;92/5"
    ),
    ("digits of another script", "পর্ব,দল ১,দল ২,ফল\nS,A,B,২-১\nS,C,D,০-১\nF,D,A,২-৩"),
    (
      "sets with their number and their sum",
      "Kolo;Tim 1;Tim 2;S1;S2;S3;Set;Poen\nS;A;B;25:20;25:21;;2:0;50:41\n"
        + "S;C;D;20:25;25:19;10:15;1:2;55:59\nF;D;A;20:25;25:23;9:15;1:2;54:63"
    ),
  ]) func `results have the form that the cells show`(_ name: String, _ text: String) throws {
    #expect(try champion(text) == "A")
  }

  @Test func `a row without teams between matches is no total`() {
    let text = "round,home,away,result\nS,A,B,2-1\nUkupno,,,4-5\nS,C,D,0-1\nF,D,A,2-3"
    #expect(message(text).contains("cup.csv:3: a score, but home is ''"), "\(message(text))")
  }

  @Test func `a notice says what was assumed`() throws {
    let text = "Omgång,Hemmalag,Bortalag,Utfall,Domare\nS,A,B,2-1,X\nS,C,D,0-1,Y\nF,D,A,2-3,Z"
    let notices = try TournamentDocument.read(Array(text.utf8), name: "cup.csv").notices
    #expect(
      notices.map(\.description) == [
        "cup.csv:1: read 'Hemmalag' as home, 'Bortalag' as away, 'Omgång' as round, 'Utfall' as result;"
          + " not used: 'Domare'; choose others as in --column home='Hemmalag'"
      ]
    )
  }

  @Test func `partners are one entrant`() throws {
    let text =
      "Ronda,A1,A2,B1,B2,Sets\nS,Ann,Bea,Cid,Dan,2-1\nS,Eva,Flo,Gus,Hal,0-2\nF,Ann,Bea,Gus,Hal,2-0"
    #expect(try champion(text) == "Ann / Bea")
  }

  @Test func `matches without rounds are a knockout by the teams that play on`() throws {
    #expect(try champion("Hemma,Borta,Mål 1,Mål 2\nA,B,2,1\nC,D,0,1\nD,A,2,3\n") == "A")
  }

  @Test(arguments: [
    ("Lag,Ort\nA,Lund\nB,Ystad\nC,Visby\nD,Malmö", "this is a list of teams"),
    ("Nr,Lag,S,V,P\n1,A,3,3,9\n2,B,3,2,6\n3,C,3,1,3\n4,D,3,0,0", "this is a table of standings"),
  ])
  func `a table of another kind is refused by its name`(_ text: String, _ words: String) {
    #expect(message(text).contains(words), "\(message(text))")
  }

  @Test func `a cross table is a league`() throws {
    let text = "Lag,A,B,C\nA,,1-0,2-2\nB,0-1,,3-1\nC,2-2,1-3,"
    let (document, notices) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    #expect(document.matchCount == 3)
    #expect(
      notices.first?.description
        == "cup.csv:1: read as a table with a row and a column for each of 3 teams"
    )
  }

  @Test func `an option names columns that the cells do not identify`() throws {
    var options = TournamentDocument.Options()
    options.list.columns = try ["home=Links", "away=Rechts", "score=Egal", "round=Was"].map {
      try #require(ColumnChoice($0))
    }
    let text = "Was,Links,Rechts,Egal\nFinal,A,B,2-1"
    let read = try TournamentDocument.read(Array(text.utf8), name: "cup.csv", options: options)
    #expect(read.document.matchCount == 1)
    #expect(read.notices == [])
  }

  @Test func `an option names the round of all rows`() throws {
    var options = TournamentDocument.Options()
    options.list.round = "Group A"
    let text = "home,away,score\nA,B,2-1\nB,C,1-1"
    #expect(try tournament(text, options)?.stages.map(\.format) == [.roundRobin])
  }

  @Test(arguments: ["home", "hoem=X", "home=", "=X"])
  func `a choice needs a column and a header`(_ text: String) {
    #expect(ColumnChoice(text) == nil)
  }

  @Test func `an unknown header is refused with the headers of the file`() throws {
    var options = TournamentDocument.Options()
    options.list.columns = [try #require(ColumnChoice("home=Links"))]
    let found = #expect(throws: TournamentDocumentError.self) {
      _ = try tournament("round,home,away\nF,A,B", options)
    }
    #expect(
      found?.description
        == "cup.csv:1: no column 'Links' for 'home'; the header has 'round', 'home', 'away'"
    )
  }

  @Test func `errors about headers name the option`() {
    let found = message("rund,hom,away,score\nF,A,B,2-1")
    #expect(
      found.hasSuffix(
        "; name columns as in --column round='rund' --column home='hom', or all rows' round by --round"
      )
    )
  }
}

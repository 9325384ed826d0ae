import TatamiTournament
import Testing

/// Rounds, references and results in forms of other languages than those of the known headers.
@Suite struct ForeignFormTests {
  private func read(_ text: String) throws -> Tournament {
    try MatchListFixture.tournament(text)
  }

  @Test(arguments: [
    "Vinner K3", "zwycięzca meczu 3", "победитель матча 3", "vítěz zápasu 3", "勝者 3", "Kazanan 3",
  ])
  func `the winner of a match is no team`(reference: String) throws {
    let cup = try read(
      """
      round,home,away,score
      Quarter-final,Ash,Birch,3-0
      Quarter-final,Cedar,Dogwood,1-3
      Quarter-final,Elm,Fir,
      Quarter-final,Gorse,Hazel,3-2
      Semi-final,Ash,Dogwood,
      Semi-final,\(reference),Gorse,
      """
    )
    #expect(cup.participants.count == 8)
    #expect(cup.champion() == nil)
  }

  @Test(arguments: ["Vinnerby 2", "Vitezda", "Winterthur 3"])
  func `names that begin like references are teams`(name: String) throws {
    let cup = try read("round,home,away,score\nFinal,\(name),Birch,3-0")
    #expect(cup.champion() == name)
  }

  @Test func `texts that begin with a side's header name the winner`() throws {
    let cup = try read(
      """
      라운드,흑,백,결과
      8강,가온,나래,흑 불계승
      8강,다솜,라온,백 3집반승
      8강,마루,바다,흑 1집반승
      8강,사랑,아름,백 불계승
      4강,가온,라온,백 불계승
      4강,마루,아름,흑 반집승
      결승,라온,마루,흑 불계승
      """
    )
    #expect(cup.champion() == "라온")
  }

  @Test func `words instead of a result leave the decision to the winner's column`() throws {
    let list = try MatchListFixture.list(
      "round,home,away,score,winner\nSF,A,B,Hükmen,B\nSF,C,D,2-1,C\nF,B,C,0-1,C"
    )
    let first = try #require(list.records.first).result
    #expect(first.winner == .away)
    #expect(first.note == "Hükmen")
  }

  @Test func `periods with any scores are counted beside their result`() throws {
    let list = try MatchListFixture.list(
      """
      Kierros;Koti;Vieras;Tulos;1. jakso;2. jakso;Supervuoro
      Välierä;Kiri;Tahko;0-2;2-5;1-5;
      Välierä;Sepot;Kankari;2-1;3-2;1-7;6-0
      Loppuottelu;Tahko;Sepot;1-2;0-7;3-0;0-3
      """
    )
    let first = try #require(list.records.first).result
    #expect(first.score == .init(home: 0, away: 2))
    #expect(first.sets.map(\.description) == ["2-5", "1-5"])
  }

  @Test func `second chances and bronze matches have names in other languages`() throws {
    let cup = try read(
      """
      Стадия,Спортсмен 1,Спортсмен 2,Счёт
      1/4 финала,А,Б,9-1
      1/4 финала,В,Г,5-3
      1/4 финала,Д,Е,2-6
      1/4 финала,Ж,З,4-0
      1/2 финала,А,В,7-2
      1/2 финала,Е,Ж,3-1
      Утешительная схватка,Б,Г,1-8
      Утешительная схватка,Д,З,5-4
      За 3 место,Г,Ж,0-6
      За 3 место,Д,В,3-2
      Финал,А,Е,6-5
      """
    )
    #expect(cup.champion() == "А")
  }

  @Test func `a player's list follows the winner's column`() throws {
    let cup = try read(
      "round,player,rival,sets,winner\nSF,A,B,W.O.,B\nSF,C,D,3-1,C\nF,B,C,2-3,C"
    )
    #expect(cup.champion() == "C")
  }
}

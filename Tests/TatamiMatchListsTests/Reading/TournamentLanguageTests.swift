import TatamiMatchLists
import Testing

@Suite struct TournamentLanguageTests {
  private func guess(_ text: String) -> TournamentLanguage? {
    TournamentLanguage.guess(from: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("Runde;Heim;Gast;Ergebnis\nFinale;A;B;1:0", TournamentLanguage.german),
      ("Tour,Équipe 1,Équipe 2,Vainqueur\nFinale,A,B,A", .french),
      ("Fase,Local,Visitante,Resultado\nCuartos de final,A,B,1-0", .spanish),
      ("Turno,Casa,Ospite,Risultato\nFinale,A,B,1-0", .italian),
      ("Fase,Equipa da casa,Equipa visitante,Golos\nMeias-finais,A,B,1", .portuguese),
      ("Ronde;Thuis;Uit;Uitslag\nHalve finale;A;B;1-0", .dutch),
      ("round,home,away,score\nFinal,A,B,1-0", .english),
    ]
  )
  func `the words of headers and rounds tell the language`(
    text: String,
    language: TournamentLanguage
  ) {
    #expect(guess(text) == language)
  }

  @Test func `a file in another language has none`() {
    #expect(guess("Runde,Hjemmehold,Udehold,Resultat\nFinale,A,B,1-0") == nil)
    #expect(guess("") == nil)
  }

  @Test func `UTF-16 is read`() {
    let text = "Runde;Heim;Gast;Ergebnis\n" + String(repeating: "Finale;Ä;B;1:0\n", count: 400)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 {
      bytes.append(UInt8(unit & 0xFF))
      bytes.append(UInt8(unit >> 8))
    }
    #expect(TournamentLanguage.guess(from: bytes) == .german)
  }
}

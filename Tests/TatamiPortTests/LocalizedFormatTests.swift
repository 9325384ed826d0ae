import Foundation
import Testing

@testable import TatamiPort

/// Texts with plural forms, in property lists and catalogs of strings.
struct LocalizedFormatTests {
  /// A folder of resources that exists during a test.
  private final class Resources {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }

    func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// A property list with one text of two variables.
  private static let files = """
    <plist version="1.0"><dict>
      <key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@, 100%%</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>no files</string>
          <key>one</key><string>%d file</string>
          <key>other</key><string>%d files</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lu</string>
          <key>one</key><string>one folder</string>
          <key>other</key><string>%lu folders</string>
        </dict>
      </dict>
    </dict></plist>
    """

  @Test(
    arguments: [
      ("en", 1.0, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"),
      ("pl", 3, "few"), ("pl", 5, "many"), ("pl", 22, "few"), ("ru", 21, "one"),
      ("ar", 0, "zero"), ("ar", 2, "two"), ("ja", 1, "other"), ("cy", 6, "many"),
      ("none", 1, "other"),
    ]
  )
  func `X107: a number has the form of its language`(language: String, number: Double, form: String)
  {
    #expect(PluralRules.form(of: number, in: language) == form)
  }

  @Test func `X107: a property list gives the forms of several numbers`() throws {
    let resources = Resources()
    try resources.write(Self.files, to: "en.lproj/Localizable.stringsdict")
    let format = _localizedString("files", bundle: try resources.bundle(), comment: "")
    #expect(_localizedFormat(format, 1, 2) == "1 file in 2 folders, 100%")
    #expect(_localizedFormat(format, 0, 1) == "no files in one folder, 100%")
    #expect(_string(format: format, 3, 1) == "3 files in one folder, 100%")
    #expect(_string(format: format, arguments: [1, 1]) == "1 file in one folder, 100%")
  }

  @Test func `a catalog gives the forms of the language`() throws {
    let resources = Resources()
    try resources.write(
      """
      {"sourceLanguage": "pl", "version": "1.0", "strings": {
        "%lld cups": {"localizations": {"pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld puchar"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld puchary"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld pucharów"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld pucharu"}}}}}}},
        "title": {"localizations": {"pl": {"stringUnit": {"state": "new", "value": "Puchary"}}}},
        "plain": {}
      }}
      """,
      to: "Localizable.xcstrings"
    )
    let bundle = try resources.bundle()
    let format = _localizedString("%lld cups", bundle: bundle, comment: "")
    let texts = [1, 3, 5].map { _localizedFormat(format, $0) }
    #expect(texts == ["1 puchar", "3 puchary", "5 pucharów"])
    #expect(_localizedString("title", bundle: bundle, comment: "") == "Puchary")
    #expect(_localizedString("plain", bundle: bundle, comment: "") == "plain")
    #expect(_localizedString("absent", bundle: bundle, value: "?", comment: "") == "?")
  }

  @Test func `substitutions of a catalog name their arguments`() throws {
    let resources = Resources()
    try resources.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"score": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%2$@ scored %#@goals@"},
        "substitutions": {"goals": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg goal"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg goals"}}}}}}}}}}}
      """,
      to: "Localizable.xcstrings"
    )
    let format = _localizedString("score", bundle: try resources.bundle(), comment: "")
    #expect(_localizedFormat(format, 1, "Ada" as NSString) == "Ada scored 1 goal")
    #expect(_localizedFormat(format, 4, "Ada" as NSString) == "Ada scored 4 goals")
  }

  @Test(arguments: ["", "{", "[1]", "{\"strings\": 1}", "<plist><dict>"])
  func `broken files have no texts`(text: String) throws {
    let resources = Resources()
    try resources.write(text, to: "Localizable.xcstrings")
    try resources.write(text, to: "en.lproj/Localizable.stringsdict")
    let bundle = try resources.bundle()
    #expect(_localizedString("files", bundle: bundle, comment: "") == "files")
  }

  @Test func `variables without forms or arguments, and circles of forms, end`() {
    let circle = PluralText.Variable(forms: ["other": "%#@a@%#@a@"])
    let text = PluralText(format: "%#@a@ %#@b@ %#@", variables: ["a": circle], language: "en")
    let resolved = text.resolved(for: [])
    #expect(resolved.hasSuffix(" %%#@b@ %3$#@"))
    #expect(resolved.count < 10_000)
  }

  @Test func `at most 1,000 variables of a text are replaced`() {
    let form = String(repeating: "%#@a@", count: 100)
    let circle = PluralText.Variable(forms: ["other": form])
    let text = PluralText(format: "%#@a@", variables: ["a": circle], language: "en")
    #expect(text.resolved(for: []).count <= 1_000 * form.count)
  }

  @Test(
    arguments: [
      ("%9223372036854775807$d %d %#@a@", "%%9223372036854775807$d %1$d 3 cups"),
      ("%99999999999999999999$d %#@a@", "%%99999999999999999999$d 3 cups"),
      ("%0$d %#@a@", "%%0$d 3 cups"),
      ("%9223372036854775807$#@a@ %#@a@", "%%9223372036854775807$#@a@ 3 cups"),
      ("%1$#@a@", "3 cups"),
    ]
  )
  func `positions from 1 to 1,000 are read, and others are text`(format: String, expected: String) {
    let variable = PluralText.Variable(forms: ["other": "3 cups"])
    let text = PluralText(format: format, variables: ["a": variable], language: "en")
    #expect(text.resolved(for: [3, 3]) == expected)
  }

  @Test(arguments: [Int.min, -1, 0, 1_001, Int.max])
  func `a variable with an invalid position has the argument after the last`(position: Int) {
    let variable = PluralText.Variable(position: position, forms: ["other": "%arg cups"])
    let text = PluralText(format: "%d %#@a@", variables: ["a": variable], language: "en")
    #expect(text.resolved(for: [1, 3]) == "%1$d %2$d cups")
  }

  @Test(arguments: ["50%%discount", "%%arg", "%%%%lu", "%%1$arg"])
  func `percent signs of forms stay`(form: String) {
    let variable = PluralText.Variable(forms: ["other": form + " %d"])
    let text = PluralText(format: "%#@a@", variables: ["a": variable], language: "en")
    #expect(text.resolved(for: [3]) == form + " %1$d")
  }

  @Test func `formats without plural forms are unchanged`() {
    #expect(_string(format: "%d of %@", 2, "three" as NSString) == "2 of three")
    #expect(_string(format: "%.1f", locale: Locale(identifier: "de_DE"), 1.5) == "1,5")
  }
}

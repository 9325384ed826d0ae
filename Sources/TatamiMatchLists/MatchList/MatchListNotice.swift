public import TatamiDocuments

/// A remark about the rows of a match list that were skipped, completed or assumed.
///
/// Notices are not errors; the command prints them on standard error.
public enum MatchListNotice: Hashable, Sendable {
  /// The file is not UTF-8.
  case encoding(file: String, TextEncoding)
  /// Rows above the header were skipped.
  case titleRows(SourceLocation, count: Int)
  /// The file has no column for results; `unused` lists the names of the other columns.
  case noResults(SourceLocation, unused: [String])
  /// Columns that the cells identify, and the headers of columns that are not used.
  case assumedColumns(SourceLocation, [AssumedColumn], unused: [String])
  /// The file has no rounds; they follow from the teams that meet.
  case derivedRounds(SourceLocation)
  /// The file is a table with a row and a column for each team; in a double round each cell is a match
  /// of its own.
  case crossTable(SourceLocation, teams: Int, isDoubleRound: Bool)
  /// A row names no team and was skipped; the text is that of its first cell.
  case rowWithoutTeams(SourceLocation, text: String)
  /// A row repeats the header and was skipped.
  case repeatedHeader(SourceLocation)
  /// Rows that are not matches were skipped; the texts are those of titles and notes.
  case skippedLines(SourceLocation, lines: [Int], texts: [String])
  /// Rows have fewer cells than the header.
  case shortRows(SourceLocation, lines: [Int])
  /// A row outside of the matches looks like a result.
  case skippedResult(SourceLocation, text: String)
  /// The titles above the rows are the names of rounds.
  case titledRounds(SourceLocation, names: [String])
  /// The cells of a column name both sides, around a separator or, if that is nil, a result.
  case pairs(SourceLocation, column: String, around: String?)
  /// Rows with an empty round continue the round of the row above; the first of them.
  case continuedRound(SourceLocation, round: String, count: Int)
  /// Rounds in which all teams play are a table before the knockout.
  case leagueBeforeKnockout(SourceLocation, rounds: Int)
  /// Two names differ only in case, accents, spaces or punctuation.
  case similarNames(SourceLocation, name: String, other: String, first: SourceLocation)
  /// The values of the region column are brackets of their own.
  case separateBrackets(SourceLocation, names: [String])
  /// The scores of the rows of each pairing in some rounds are added up, although no name calls them
  /// legs.
  case legs(SourceLocation, rounds: [String])
  /// The last of the rows of a pairing decides, although no name calls it a replay.
  case replay(SourceLocation, teams: [String])
  /// A match has a result but no winner, and no later match shows who has advanced.
  case noWinner(SourceLocation, teams: [String], result: String)
  /// A match ended by a retirement or a walkover, and the row does not say of which side.
  case unknownAbsentee(SourceLocation, teams: [String], ending: MatchRecord.Ending)
  /// A leg or game is missing, so the match has no winner yet.
  case missingLeg(SourceLocation, teams: [String])
  /// Columns that look like results are not read.
  case unusedResults(SourceLocation, names: [String])
  /// Other columns are not read.
  case unusedColumns(SourceLocation, names: [String])
  /// Columns of scores are not read because of words in some rows; both columns are "score" if their
  /// headers do not tell the sides apart.
  case wordsInScores(SourceLocation, [AssumedColumn], lines: [Int], words: [String])
  /// The results follow a rule of a sport, which fits the later rounds.
  case scoreRule(SourceLocation, rule: String)
  /// Words beside scores whose meaning is unknown; the first row that has one.
  case unknownWords(SourceLocation, words: [String])
  /// A date that the Gregorian calendar does not have, such as 31 February.
  case impossibleDate(SourceLocation, text: String)
  /// Numbers in brackets after draws are shoot-outs, because decided matches have none.
  case assumedShootouts(SourceLocation)
}

extension MatchListNotice {
  /// The line that the notice refers to; 0 for the whole file.
  var line: Int {
    switch self {
    case .encoding: 0
    case .titleRows(let location, _), .noResults(let location, _),
      .assumedColumns(let location, _, _), .derivedRounds(let location),
      .crossTable(let location, _, _),
      .rowWithoutTeams(let location, _), .repeatedHeader(let location),
      .impossibleDate(let location, _),
      .skippedLines(let location, _, _), .shortRows(let location, _),
      .skippedResult(let location, _),
      .titledRounds(let location, _), .leagueBeforeKnockout(let location, _),
      .pairs(let location, _, _),
      .continuedRound(let location, _, _), .similarNames(let location, _, _, _),
      .separateBrackets(let location, _), .legs(let location, _), .replay(let location, _),
      .unknownAbsentee(let location, _, _),
      .noWinner(let location, _, _), .missingLeg(let location, _), .unusedResults(let location, _),
      .unusedColumns(let location, _), .wordsInScores(let location, _, _, _),
      .scoreRule(let location, _), .unknownWords(let location, _), .assumedShootouts(let location):
      location.line
    }
  }
}

extension MatchListNotice: CustomStringConvertible {
  /// The location, what was found there, and how it was handled.
  public var description: String { rowText ?? resultText }

  /// The text of a notice about a row or the whole file.
  private var rowText: String? {
    switch self {
    case .encoding(let file, let encoding):
      "\(file.escaped()): read as \(encoding.rawValue); if letters are wrong, save the file as UTF-8"
    case .titleRows(let location, let count):
      "\(location): skipped \(count == 1 ? "the row" : "\(count) rows") above the header"
    case .noResults(let location, let unused):
      "\(location): no column has results, so all matches are fixtures"
        + (unused.isEmpty ? "" : "; not used: \(MatchListError.list(unused, limit: 12))")
    case .assumedColumns(let location, let columns, let unused):
      "\(location): read \(columns.reading)"
        + (unused.isEmpty ? "" : "; not used: \(MatchListError.list(unused, limit: 12))")
        + "; choose others as in \(columns.first?.option ?? "")"
    case .derivedRounds(let location):
      "\(location): no column has rounds; they follow from the teams that meet"
    case .crossTable(let location, let teams, let isDoubleRound):
      "\(location): read as a table with a row and a column for each of \(teams) teams"
        + (isDoubleRound
          ? "; the cells of the pairs differ, so each pair plays twice, at home in its own row"
          : "")
    case .rowWithoutTeams(let location, let text):
      "\(location): skipped a row without teams, \(quoted: text)"
    case .repeatedHeader(let location):
      "\(location): skipped a row that repeats the header"
    case .skippedLines(let location, let lines, let texts):
      "\(location): skipped \(LineRanges(lines)), which \(lines.count == 1 ? "has" : "have") no match"
        + (texts.isEmpty ? "" : ": \(MatchListError.list(texts, limit: 6))")
    case .shortRows(let location, let lines):
      "\(location): \(LineRanges(lines)) \(lines.count == 1 ? "has" : "have") fewer cells than the header;"
        + " the last ones are read as empty"
    case .skippedResult(let location, let text):
      "\(location): skipped \(quoted: text), which looks like a result; write it in the columns of the"
        + " matches if it is one"
    case .titledRounds(let location, let names):
      "\(location): the titles above the matches are their rounds: \(MatchListError.list(names, limit: 12))"
    case .leagueBeforeKnockout(let location, let rounds):
      "\(location): \(rounds) rounds in which all teams play are a table before the knockout"
    case .pairs(let location, let column, let separator):
      "\(location): read the cells of \(quoted: column) as both sides around "
        + (separator.map { "\(quoted: $0.filter { $0 != " " })" } ?? "their result")
    case .continuedRound(let location, let round, let count):
      "\(location): the round is empty"
        + (count == 1 ? "" : " here and in \(count - 1) more \(count == 2 ? "row" : "rows")")
        + "; the match belongs to \(quoted: round), the round above"
    case .similarNames(let location, let name, let other, let first):
      "\(location): \(quoted: name) and \(quoted: other) in line \(first.line) are drawn as two teams"
    case .unusedColumns(let location, let names):
      "\(location): read without the \(names.count == 1 ? "column" : "columns")"
        + " \(MatchListError.list(names, limit: 30))"
    case .impossibleDate(let location, let text):
      "\(location): \(quoted: text) is a date that the Gregorian calendar does not have; it is drawn as written"
    default: nil
    }
  }

  /// The text of a notice about results.
  private var resultText: String {
    switch self {
    case .separateBrackets(let location, let names):
      "\(location): \(MatchListError.list(names)) \(names.count == 1 ? "is a bracket" : "are brackets")"
        + " with a final of \(names.count == 1 ? "its" : "their") own"
    case .legs(let location, let rounds):
      "\(location): two rows of the same teams in \(MatchListError.list(rounds)) are legs, whose scores"
        + " are added up; --best-of 3 reads them as games"
    case .replay(let location, let teams):
      "\(location): \(MatchListError.list(teams)) play again after a draw; the last match decides"
    case .noWinner(let location, let teams, let result):
      "\(location): \(MatchListError.list(teams)) have \(result.isEmpty ? "a result" : result) and no"
        + " winner, so the match is undecided; add the shoot-out, or a column 'winner'"
    case .unknownAbsentee(let location, let teams, let ending):
      "\(location): the match of \(MatchListError.list(teams)) ended by a"
        + " \(ending == .retirement ? "retirement" : "walkover"), but the row does not say who advances, so"
        + " it is undecided; add a column 'winner'"
    case .missingLeg(let location, let teams):
      "\(location): \(MatchListError.list(teams)) have not played all of their matches, so the tie is"
        + " undecided"
    case .unusedResults(let location, let names):
      "\(location): not used, although \(names.count == 1 ? "it looks" : "they look") like results:"
        + " \(MatchListError.list(names, limit: 12))"
    case .wordsInScores(let location, let columns, let lines, let words):
      "\(location): \(MatchListError.list(columns.map(\.header))) \(columns.count > 1 ? "have" : "has")"
        + " scores, but words in \(LineRanges(lines)): \(MatchListError.list(words)); no results are"
        + " read; correct these cells and choose \(Self.choice(of: columns))"
    case .scoreRule(let location, let rule):
      "\(location): the results are read as \(rule), which fits the later rounds"
    case .unknownWords(let location, let words):
      "\(location): the scores are read without \(MatchListError.list(words)), whose meaning is unknown"
    case .assumedShootouts(let location):
      "\(location): the numbers after a draw are read as a shoot-out, because no decided match has any"
    default: ""
    }
  }
}

extension MatchListNotice {
  /// The options that choose columns, or their names if the sides are unknown.
  private static func choice(of columns: [AssumedColumn]) -> String {
    Set(columns.map(\.column)).count == columns.count
      ? columns.options : "the columns as home_score and away_score with --column"
  }
}

/// Numbers of lines in words: "lines 1-3, 15".
private struct LineRanges: CustomStringConvertible {
  private let ranges: [ClosedRange<Int>]
  private let count: Int
  /// The number of ranges that are listed.
  private static let limit = 12

  init(_ lines: [Int]) {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    (self.ranges, count) = (ranges, lines.count)
  }

  var description: String {
    let texts = ranges.prefix(Self.limit).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    let rest = ranges.count - texts.count
    return (count == 1 ? "line " : "lines ") + texts.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

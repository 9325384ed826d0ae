import TatamiDocuments

/// The reading of files as match lists, as the documentation of `MatchListParser` describes it.
package enum MatchListReader {
  /// Reads every match of a file.
  ///
  /// - Parameter validate: Returns the tournament of matches that are read by the columns that their
  ///   cells identify; throws if they are not one.
  package static func read(
    _ bytes: [UInt8],
    name: String,
    options: MatchListOptions,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList {
    guard bytes.count <= MatchListLimits.bytes else {
      throw .tooLarge(file: name, bytes: bytes.count, limit: MatchListLimits.bytes)
    }
    let (text, encoding) = try MatchListError.converting { () throws(CSVError) in
      try TextEncoding.decode(bytes, file: name)
    }
    let start = SourceLocation(file: name, line: 1)
    if ForeignText.isPage(text) { throw .notMatches(start, .html) }
    if ForeignText.isBracketedChat(text) { throw .notMatches(start, .chat) }
    var list: MatchList
    do throws(MatchListError) {
      list = try readTable(MarkdownTable.plainText(text), name: name, options: options, validate)
    } catch {
      if ForeignText.hasTable(text) { throw .notMatches(start, .html) }
      guard ForeignText.isChat(text) else { throw error }
      throw .notMatches(start, .chat)
    }
    if let encoding { list.notices.insert(.encoding(file: name, encoding), at: 0) }
    return list
  }

  /// Reads a text as a plain table, or as a sheet with titles, notes or pairs in one cell.
  private static func readTable(
    _ text: [UInt8],
    name: String,
    options: MatchListOptions,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList {
    let plain = TableReader(text, name: name, options: options)
    let byHeader = plain.readHeader(validate)
    if case .success(let list) = byHeader.result, !list.skipsRounds { return list }
    if case .failure(let error) = byHeader.result, case .tooManyMatches = error { throw error }
    var sheetError: MatchListError?
    do throws(MatchListError) {
      if let sheet = try SheetTable(text, file: name) {
        return try list(of: sheet, name: name, options: options, validate)
      }
    } catch {
      if case .resultInTitle = error { throw error }
      sheetError = error
    }
    do throws(MatchListError) {
      return try plain.list(after: byHeader, validate)
    } catch {
      if let sheetError, !sheetError.concernsHeader { throw sheetError }
      throw error
    }
  }

  private static func list(
    of sheet: SheetTable,
    name: String,
    options: MatchListOptions,
    _ validate: (MatchList) throws(MatchListError) -> ReadTournament
  ) throws(MatchListError) -> MatchList {
    let reader = TableReader(sheet.bytes, name: name, options: options, firstLine: sheet.firstLine)
    var list = try reader.list(after: reader.readHeader(validate), validate)
    _ = try validate(list)
    list.notices += sheet.notices
    list.notices.sort { $0.line < $1.line }
    return list
  }
}

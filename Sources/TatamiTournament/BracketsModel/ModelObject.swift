import TatamiDocuments
import TatamiJSON

/// A value of a database with its path.
typealias ModelReader = DocumentReader<BracketsModelError>

/// An object of a database with its path.
typealias ModelObject = DocumentObject<BracketsModelError>

extension ModelReader {
  /// Reads an identifier.
  func id() throws(BracketsModelError) -> TournamentID {
    if case .string(let text) = value { return .text(text) }
    guard let whole = value.wholeNumber else {
      throw unexpected("an id: a whole number or a string")
    }
    return .number(whole)
  }

  /// Reads the status of a match.
  func status() throws(BracketsModelError) -> Tournament.Status {
    let number = try integer()
    guard let status = Tournament.Status(rawValue: number) else {
      throw .document(
        .unexpected(found: "the status \(number)", expected: "a status from 0 to 5", at: path)
      )
    }
    return status
  }
}

extension ModelObject {
  /// Returns the members that the model does not interpret: unknown keys, and known ones whose
  /// value is null.
  func extra(besides known: Set<String>) -> [ExtraField] {
    guard members.count > known.count || members.contains(where: { isExtra($0, known) }) else {
      return []
    }
    return members.filter { isExtra($0, known) }.map { ExtraField(name: $0.key, value: $0.value) }
  }

  private func isExtra(_ member: (key: String, value: JSONValue), _ known: Set<String>) -> Bool {
    if case .null = member.value { return true }
    return !known.contains(member.key)
  }
}

import TatamiDocuments
import TatamiJSON

/// A value of a database with its path.
typealias ModelReader = DocumentReader<BracketsModelError>

/// An object of a database with its path.
typealias ModelObject = DocumentObject<BracketsModelError>

extension ModelReader {
  /// Reads an identifier.
  func id() throws(BracketsModelError) -> TournamentID {
    guard let id = TournamentID(value) else {
      throw unexpected("an id: a whole number or a string")
    }
    return id
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
  func extra(besides known: [String]) -> [ExtraField] {
    members.compactMap { name, value in
      known.contains(name) && value != .null ? nil : ExtraField(name: name, value: value)
    }
  }
}

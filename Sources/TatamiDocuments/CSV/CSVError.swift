import TatamiJSON

/// An error in the text of a CSV file, with its location.
public enum CSVError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A byte is not part of a UTF-8 character; the offset counts from 0.
  case notUTF8(SourceLocation, offset: Int)
  /// The file is UTF-16 with half a character.
  case damagedUTF16(file: String)
  /// The text is in one of several encodings, which give the samples, or in one that is not read.
  case undecidedEncoding(file: String, names: [String], samples: [String])
  /// A byte is zero; the offset counts from 0.
  case zeroByte(SourceLocation, offset: Int)
  /// A quote is opened in this line and never closed.
  case unbalancedQuote(SourceLocation)
  /// Text follows the closing quote of a field.
  case textAfterQuote(SourceLocation)
  /// A row has more fields than the limit.
  case tooManyFields(SourceLocation, limit: Int)

  /// The location, what was found there, and how to correct it.
  public var description: String {
    switch self {
    case .notUTF8(let location, let offset):
      "\(location): byte \(offset) is not part of a UTF-8 character; save the file as UTF-8"
    case .damagedUTF16(let file):
      "\(file.escaped()): the file is UTF-16 with an incomplete character; save it as UTF-8"
    case .undecidedEncoding(let file, let names, let samples):
      "\(file.escaped()): the text is not UTF-8; it can be "
        + (samples.isEmpty
          ? names.joined(separator: " or ")
          : zip(names, samples).map { "\($0) (\(quoted: $1))" }.joined(separator: " or "))
        + "; save the file as UTF-8, or convert it by iconv --from-code=\(names.first ?? "")"
        + " --to-code=UTF-8"
    case .zeroByte(let location, let offset):
      "\(location): byte \(offset) is zero, which text cannot contain; save the file as UTF-8 text"
    case .unbalancedQuote(let location):
      "\(location): a quote opens here and never closes; close it, or write \"\" for a quote in a"
        + " field"
    case .textAfterQuote(let location):
      "\(location): text follows a closing quote; write \"\" for a quote in a field"
    case .tooManyFields(let location, let limit):
      "\(location): found more than \(limit) fields; quote a field that contains the delimiter"
    }
  }
}

import ArgumentParser
import Foundation

/// An error of a command: one line for the user and an exit code of `sysexits`.
struct CommandError: Error {
  /// The kinds of errors, with their exit codes.
  enum Kind: Int32 {
    /// The arguments are invalid.
    case usage = 64
    /// The content of a file is invalid.
    case invalidData = 65
    /// A file does not exist or cannot be read, or no font is installed.
    case missingInput = 66
    /// An internal error.
    case software = 70
    /// An output cannot be written.
    case failedWrite = 74
  }

  let kind: Kind
  let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Runs a command on the main actor; prints its error on standard error and throws the exit code.
  static func reporting(_ work: @MainActor () throws -> Void) throws {
    do {
      try MainActor.assumeIsolated(work)
    } catch let exit as ExitCode {
      throw exit
    } catch {
      let error = error as? CommandError ?? CommandError(.software, "\(error)")
      Terminal.printError("tatami: \(error.message)")
      throw ExitCode(error.kind.rawValue)
    }
  }
}

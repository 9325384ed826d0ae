import ArgumentParser
import Foundation
import TatamiPreview

/// An error of a command: a line for the user, or several, and an exit code of `sysexits`.
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
  /// The lines for the user, each without a line feed.
  let messages: [String]
  /// The errors of a document; empty for other errors.
  let problems: [DocumentProblem]

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    (messages, problems) = ([message], [])
  }

  /// Creates the error of a document from all that is wrong in it.
  init(_ problems: [DocumentProblem]) {
    kind = .invalidData
    messages = problems.map { problem in
      let line = problem.line.map { "line \($0): " } ?? ""
      return "\(problem.file): \(line)\(problem.message)"
    }
    self.problems = problems
  }

  /// The lines for the user.
  var message: String { messages.joined(separator: "\n") }

  /// Prints the lines for the user on standard error.
  func printMessages() {
    for message in messages { Terminal.printError("tatami: \(message)") }
  }

  /// Runs a command on the main actor; prints its error on standard error and throws the exit code.
  static func reporting(_ work: @MainActor () throws -> Void) throws {
    do {
      try MainActor.assumeIsolated(work)
    } catch let exit as ExitCode {
      throw exit
    } catch {
      let error = error as? CommandError ?? CommandError(.software, "\(error)")
      error.printMessages()
      throw ExitCode(error.kind.rawValue)
    }
  }
}

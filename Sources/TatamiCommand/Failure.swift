import ArgumentParser
import Foundation

/// A reason to stop: one line for the user and an exit code of `sysexits`.
struct Failure: Error {
  /// The kinds of reasons, by exit code.
  enum Kind: Int32 {
    /// The call is wrong.
    case usage = 64
    /// A file's content is wrong.
    case wrongData = 65
    /// A file is not there or cannot be read.
    case missingInput = 66
    /// The fault is ours.
    case software = 70
    /// An output could not be written.
    case failedWrite = 74
  }

  let kind: Kind
  let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Runs a command's work; failures are told on standard error and end in their exit code.
  static func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let exit as ExitCode {
      throw exit
    } catch {
      let failure = error as? Failure ?? Failure(.software, "\(error)")
      Terminal.tell("tatami: \(failure.message)")
      throw ExitCode(failure.kind.rawValue)
    }
  }
}

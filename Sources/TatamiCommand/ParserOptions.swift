import Foundation

/// The options with values in the parser's description of a command, in JSON.
struct ParserOptions: Decodable {
  private struct Command: Decodable {
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  private struct Argument: Decodable {
    let kind: String
    let names: [Name]?
  }

  private struct Name: Decodable {
    let kind: String
    let name: String
  }

  private let command: Command

  /// The long names of the options of a command and its subcommands, with their hyphens; empty if the
  /// description cannot be read.
  static func names(of description: String) -> Set<String> {
    let decoded = try? JSONDecoder().decode(Self.self, from: Data(description.utf8))
    return decoded.map { names(of: $0.command) } ?? []
  }

  private static func names(of command: Command) -> Set<String> {
    let arguments = (command.arguments ?? []).filter { $0.kind == "option" }
    let names = arguments.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
    return (command.subcommands ?? []).reduce(into: Set(names.map { "--\($0.name)" })) {
      $0.formUnion(Self.names(of: $1))
    }
  }
}

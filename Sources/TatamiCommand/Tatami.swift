import ArgumentParser
import Foundation
import TatamiPicture

/// The `tatami` command, which converts data into pictures and geometry.
@main
struct Tatami: ParsableCommand {
  /// The command's name.
  ///
  /// Subcommands refer to it, so that the parser, given their arguments alone, does not parse them for
  /// completion scripts too.
  static let name = "tatami"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Turns data into pictures: tournaments, photos, scenes.",
    discussion: """
      EXAMPLES:
        tatami bracket worldcup.csv -o worldcup.png --title "World Cup 2022"
        tatami worldcup.csv
        tatami mosaic holiday -o wall.png --preset snake --gap 12
        tatami frames layout.json
        tatami render card.json -o card.png
        tatami preview card.json
        tatami serve templates

      EXIT CODES:
        0   success
        64  invalid arguments
        65  a file with invalid content; the message names the position and what is allowed
        66  a file that does not exist or cannot be read, or no font is installed
        70  an internal error; please report it
        74  an output that cannot be written; an existing file is unchanged
      """,
    version: "0.1.0",
    subcommands: [
      BracketCommand.self, MosaicCommand.self, RenderCommand.self, ThemesCommand.self,
      NodesCommand.self, FramesCommand.self, PreviewCommand.self, ServeCommand.self,
      SignCommand.self,
    ]
  )

  /// The beginning of the parser's errors.
  private static let parserPrefix = "Error: "

  /// Runs the command given by the arguments, and ends the process.
  static func main() {
    StandardStreams.prepare()
    PictureFonts.shortenStart()
    // The parser takes longer than all else that this takes.
    if CommandLine.arguments.dropFirst() == ["--version"] { exit(printing: configuration.version) }
    do {
      var command = try command(of: arguments())
      try command.run()
    } catch {
      exit(printing: error)
    }
  }

  /// Returns the command that the arguments describe.
  ///
  /// Parsing the tree of commands takes a third longer than parsing the one that is named, and is only
  /// needed for help, completions and errors.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    try namedCommand(of: arguments) ?? parseAsRoot(arguments)
  }

  /// Returns the command that the first argument names; nil if there is none, or if the other
  /// arguments ask for help or are invalid.
  private static func namedCommand(of arguments: [String]) -> (any ParsableCommand)? {
    let type = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard let type, let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    else { return nil }
    return command
  }

  /// Returns the arguments, with the command that a file of results stands for.
  ///
  /// - Throws: A `ValidationError` with a suggestion if the first argument is no command.
  private static func arguments() throws -> [String] {
    let arguments = joiningNegativeNumbers(Array(CommandLine.arguments.dropFirst()))
    guard let first = arguments.first, !first.hasPrefix("-") else { return arguments }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !(names + ["help"]).contains(first) else { return arguments }
    let fileExtension = URL(fileURLWithPath: first).pathExtension.lowercased()
    if ["csv", "tsv"].contains(fileExtension) { return ["bracket"] + arguments }
    let hint = SpellingSuggestion.hint(for: first, among: names)
    throw ValidationError(
      "\(quoted: first) is not a command\(hint); allowed are \(names.joined(separator: ", ")), and a"
        + " .csv file of results."
    )
  }

  /// Joins each option with a negative number after it, as in `--radius=-5`: the parser takes a separate
  /// one for an option, and says that the value is missing.
  private static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
    guard arguments.contains(where: isNegativeNumber) else { return arguments }
    let options = ParserOptions.names(of: Self._dumpHelp())
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      if index < end, isNegativeNumber(argument), let option = joined.last, options.contains(option)
      {
        joined[joined.count - 1] = "\(option)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// Whether an argument is a minus and a decimal number.
  private static func isNegativeNumber(_ argument: String) -> Bool {
    guard let first = argument.dropFirst().first, argument.hasPrefix("-") else { return false }
    return (first.isNumber || first == ".") && !argument.lowercased().contains("x")
      && Double(argument) != nil
  }

  /// Prints a help text on standard output or an error on standard error, and exits with its code.
  ///
  /// The parser's `exit(withError:)` ignores failed writes.
  private static func exit(printing error: any Error) -> Never {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    guard code == .success else {
      if !text.isEmpty {
        let message =
          text.hasPrefix(parserPrefix) ? String(text.dropFirst(parserPrefix.count)) : nil
        let lines = message.map { "tatami: \($0)" } ?? text
        Terminal.write(ParserText.escaped(lines) + "\n")
      }
      Foundation.exit(code.rawValue)
    }
    exit(printing: text)
  }

  /// Prints a text on standard output, and exits.
  private static func exit(printing text: String) -> Never {
    do {
      try CommandError.reporting { try OutputFile.write([Array((text + "\n").utf8)], to: "-") }
      Foundation.exit(ExitCode.success.rawValue)
    } catch {
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }
}

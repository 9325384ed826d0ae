import ArgumentParser

/// The `tatami` command: data in, pictures and geometry out.
@main
struct Tatami: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tatami",
    abstract: "Turns data into pictures: tournaments into brackets, layouts into frames.",
    discussion: """
      EXAMPLES:
        tatami bracket worldcup.csv -o worldcup.png --title "World Cup 2022"
        tatami frames layout.json
        tatami render layout.json -o layout.svg

      EXIT CODES:
        0   fine
        64  wrong usage
        65  a file whose content is wrong; the message says where, what and what is allowed
        66  a file that is not there or cannot be read
        70  our fault; please report it
        74  an output that could not be written; an older file there is still whole
      """,
    version: "0.1.0",
    subcommands: [BracketCommand.self, FramesCommand.self, RenderCommand.self]
  )
}

import ArgumentParser
import Foundation
import TatamiPicture

/// The command that lists the themes.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    _superCommandName: Tatami.name,
    abstract: "Lists the themes, or draws a bracket in each of them.",
    discussion: """
      EXAMPLES:
        tatami themes
        tatami themes -o themes/        one picture for each theme
      """
  )

  @Option(
    name: .shortAndLong,
    help: "A folder, ending in /, that gets a PNG for each theme.",
    completion: .directory
  )
  var output: String?

  func validate() throws {
    guard let output, !output.hasSuffix("/") else { return }
    throw ValidationError("\(quoted: output) is not a folder; end it in /.")
  }

  func run() throws {
    try CommandError.reporting {
      guard let output else { return try list() }
      try OutputFile.createFolder(output)
      for theme in PictureTheme.allCases { try draw(theme, in: output) }
    }
  }

  private func list() throws {
    let lines = PictureTheme.allCases.map { theme in
      "\(theme.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0))\(theme.summary)\n"
    }
    try OutputFile.write(Data(lines.joined().utf8), to: "-")
  }

  @MainActor
  private func draw(_ theme: PictureTheme, in folder: String) throws {
    let (document, _) = try TournamentDocument.read(Array(Self.sample.utf8), name: "sample")
    var poster = TournamentPoster(of: document)
    poster.theme = theme
    poster.title = theme.rawValue.capitalized
    let file = PictureOutput(input: "-", path: "\(folder)\(theme.rawValue).png", format: .png)
    try file.validate()
    var progress = Progress(steps: 1, isQuiet: true)
    let picture = Picture(of: poster.layout())
    try file.write(picture, title: poster.title, progress: &progress)
  }

  private static let sample = """
    round,home,away,home_score,away_score
    Semi-finals,Herons,Foxes,2,1
    Semi-finals,Larks,Bears,0,3
    Final,Herons,Bears,2,0
    """
}

extension PictureTheme {
  /// The colors in words.
  fileprivate var summary: String {
    switch self {
    case .light: "dark text on white"
    case .dark: "light text on black"
    case .paper: "black outlines on white, for printers without color"
    case .midnight: "white and gold on dark blue"
    case .stadium: "white and yellow on green"
    }
  }
}

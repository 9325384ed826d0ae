import ArgumentParser
import TatamiPicture

extension BracketCommand {
  /// The paper of the pages, nil without `--page`.
  func paper() throws -> Paper? {
    page.isEmpty ? nil : try Paper(arguments: page)
  }

  func validatePages() throws {
    guard let paper = try paper() else { return }
    guard try picture.target(for: file).format == .pdf else {
      throw ValidationError("--page \(paper.name) is for PDF; end the output in .pdf.")
    }
    guard width == nil else {
      throw ValidationError("--page and --width cannot be combined; give one of them.")
    }
  }

  /// Returns the drawing of a poster: on paper, in parts if it is too large for a page of a PDF, or
  /// as one picture.
  @MainActor
  func picture(
    of poster: TournamentPoster,
    for output: inout PictureOutput,
    progress: inout Progress
  ) throws -> Picture {
    if let paper = try paper() {
      let pages = PosterPages(of: poster, sizes: paper.sizes)
      progress.begin(output.drawingStep)
      return Picture(of: pages)
    }
    let layout = poster.layout()
    let isTooLarge = output.format == .pdf && !Picture.allows(layout.size, as: .pdf, scale: 1)
    if isTooLarge, poster.width == nil {
      let pages = PosterPages(dividing: poster)
      output.printNote(
        "the PDF has \(pages.parts.count) pages, because one page would be too large"
      )
      progress.begin(output.drawingStep)
      return Picture(of: pages)
    }
    try output.fit(layout.size)
    progress.begin(output.drawingStep)
    return Picture(of: layout, followsAppearance: followsAppearance)
  }

  /// Whether an SVG has the colors of the dark theme where the viewer's appearance is dark.
  private var followsAppearance: Bool { picture.namedTheme == nil && accent == nil }
}

import ArgumentParser
import Foundation
import TatamiScene

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
      throw ValidationError("--page and --width exclude each other; give one of them.")
    }
  }

  /// The scale at which the smallest texts, of 11 points, have 7 points.
  private static let smallestScale = 7.0 / 11

  /// The largest page of a PDF, in points.
  private static let largestPage = CGSize(width: 14_400, height: 14_400)

  /// Returns the drawing of a poster: on paper, in parts if it is too large for a page of a PDF, or
  /// as one picture.
  @MainActor
  func picture(
    of poster: TournamentPoster,
    for output: inout PictureOutput,
    progress: inout Progress
  ) throws -> Picture {
    if let paper = try paper() {
      let (pages, size) = try pages(of: poster, on: paper)
      progress.begin(output.drawingStep)
      return Picture(of: pages, paper: size)
    }
    if output.format != .pdf { try output.check(minimum: poster.minimumSize()) }
    let layout = try poster.layout()
    if output.format == .pdf, !Picture.allows(layout.size, as: .pdf, scale: 1), poster.width == nil
    {
      let pages = try poster.pages(fitting: Self.largestPage, smallestScale: 1)
      output.printNote("the PDF has \(pages.count) pages, because one page would be too large")
      progress.begin(output.drawingStep)
      return Picture(of: pages)
    }
    try output.fit(layout.size)
    progress.begin(output.drawingStep)
    let followsAppearance = picture.namedTheme == nil && accent == nil
    return Picture(of: layout, followsAppearance: followsAppearance)
  }

  /// Returns the pages in the orientation that needs fewer, or that shows them larger.
  @MainActor
  private func pages(
    of poster: TournamentPoster,
    on paper: Paper
  ) throws -> (pages: [TournamentPoster.Layout], size: CGSize) {
    var best: (pages: [TournamentPoster.Layout], size: CGSize)?
    for size in paper.sizes {
      let pages = try poster.pages(fitting: size, smallestScale: Self.smallestScale)
      guard let known = best else {
        best = (pages, size)
        continue
      }
      let isLarger = scale(of: pages, on: size) > scale(of: known.pages, on: known.size)
      let isShorter = pages.count < known.pages.count
      if isShorter || pages.count == known.pages.count && isLarger { best = (pages, size) }
    }
    return best ?? ([], .zero)
  }

  private func scale(of pages: [TournamentPoster.Layout], on paper: CGSize) -> Double {
    pages.map { min(paper.width / $0.size.width, paper.height / $0.size.height) }.min() ?? 0
  }
}

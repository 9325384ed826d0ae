import ArgumentParser
import Foundation
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
      let (pages, size) = paper.best {
        poster.pages(fitting: $0, smallestScale: Self.smallestScale)
      }
      progress.begin(output.drawingStep)
      return Picture(of: pages, paper: size)
    }
    let layout = poster.layout()
    if output.format == .pdf, !Picture.allows(layout.size, as: .pdf, scale: 1), poster.width == nil
    {
      let pages = poster.pages(fitting: Self.largestPage, smallestScale: 1)
      output.printNote("the PDF has \(pages.count) pages, because one page would be too large")
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

extension Paper {
  /// Returns the pages in the orientation that needs fewer, or that shows them larger.
  ///
  /// - Parameter pages: Divides a poster into pages of a size.
  fileprivate func best(
    pages: (CGSize) -> [TournamentPoster.Layout]
  ) -> (pages: [TournamentPoster.Layout], size: CGSize) {
    func scale(_ pages: [TournamentPoster.Layout], on paper: CGSize) -> Double {
      pages.map { min(paper.width / $0.size.width, paper.height / $0.size.height) }.min() ?? 0
    }
    let choices = sizes.map { (pages: pages($0), size: $0) }
    return choices.min { left, right in
      guard left.pages.count == right.pages.count else {
        return left.pages.count < right.pages.count
      }
      return scale(left.pages, on: left.size) > scale(right.pages, on: right.size)
    } ?? ([], .zero)
  }
}

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
      let (pages, size) = try paper.best(sizeOf: \.size) {
        try poster.pages(fitting: $0, smallestScale: Self.smallestScale)
      }
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
    return Picture(of: layout, followsAppearance: followsAppearance)
  }

  /// Returns the drawing of a poster of stages, as that of a single tree.
  @MainActor
  func picture(
    of poster: StagesPoster,
    for output: inout PictureOutput,
    progress: inout Progress
  ) throws -> Picture {
    if let paper = try paper() {
      let (pages, size) = paper.best(sizeOf: \.size) {
        poster.pages(fitting: $0, smallestScale: Self.smallestScale)
      }
      progress.begin(output.drawingStep)
      return Picture(of: pages, paper: size)
    }
    let layout = poster.layout()
    if output.format == .pdf, !Picture.allows(layout.size, as: .pdf, scale: 1) {
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
  /// - Parameters:
  ///   - sizeOf: Returns the size of what a page shows.
  ///   - pages: Divides a poster into pages of a size.
  fileprivate func best<Page>(
    sizeOf: (Page) -> CGSize,
    pages: (CGSize) throws -> [Page]
  ) rethrows -> (pages: [Page], size: CGSize) {
    func scale(of pages: [Page], on paper: CGSize) -> Double {
      pages.map { min(paper.width / sizeOf($0).width, paper.height / sizeOf($0).height) }.min() ?? 0
    }
    var best: (pages: [Page], size: CGSize)?
    for size in sizes {
      let pages = try pages(size)
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
}

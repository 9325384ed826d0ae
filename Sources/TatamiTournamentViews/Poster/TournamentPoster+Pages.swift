package import Foundation
package import TatamiBracket
import TatamiTournament

extension TournamentPoster {
  /// Returns the poster in parts that fit pages: sections of the first rounds, then the later rounds.
  ///
  /// A part that does not fit even with a single round is returned nevertheless.
  ///
  /// - Parameters:
  ///   - size: The size of a page, in points.
  ///   - smallestScale: The scale below which a part does not fit.
  /// - Complexity: O(*n* log² *n*) in the matches.
  @MainActor
  package func pages(fitting size: CGSize, smallestScale: Double) throws(BracketError) -> [Layout] {
    let fitting = PageFitting(
      size: size,
      smallestScale: smallestScale,
      widths: PosterTextWidths(measuring: tournament, title: title)
    )
    var pages: [Layout] = []
    var rest = self
    while true {
      let whole = try fitting.layout(of: rest)
      if fitting.fits(whole) || rest.tournament.layers.count == 1 { return pages + [whole] }
      let (layer, sections) = try fitting.sections(of: rest)
      pages += sections
      rest = rest.showing(rest.tournament.laterRounds(from: layer + 1))
    }
  }

  /// Returns the poster of another tournament.
  fileprivate func showing(_ tournament: Knockout) -> TournamentPoster {
    var poster = TournamentPoster(of: tournament)
    poster.style = style
    poster.theme = theme
    poster.accent = accent
    poster.isTransparent = isTransparent
    poster.title = title
    poster.links = links
    return poster
  }
}

/// The division of a poster into parts of a size.
@MainActor
private struct PageFitting {
  let size: CGSize
  let smallestScale: Double
  /// The widths of the texts of all parts, so that cards have one width.
  let widths: PosterTextWidths

  func layout(of poster: TournamentPoster) throws(BracketError) -> TournamentPoster.Layout {
    let tree = try PosterTree(poster.tournament)
    return TournamentPoster.Layout(
      poster,
      plan: PosterPlan(of: poster, tree: tree, widths: widths)
    )
  }

  func fits(_ layout: TournamentPoster.Layout) -> Bool {
    min(size.width / layout.size.width, size.height / layout.size.height) >= smallestScale
  }

  /// Returns the sections up to the last layer whose sections fit, and that layer.
  func sections(
    of poster: TournamentPoster
  ) throws(BracketError) -> (layer: Int, [TournamentPoster.Layout]) {
    for layer in (1..<poster.tournament.layers.count).reversed() {
      let sections = try sections(of: poster, upTo: layer)
      if layer == 1 || sections.allSatisfy(fits) { return (layer, sections) }
    }
    return (1, [])
  }

  private func sections(
    of poster: TournamentPoster,
    upTo layer: Int
  ) throws(BracketError) -> [TournamentPoster.Layout] {
    let finals = poster.tournament.sectionFinals(upTo: layer)
    var layouts: [TournamentPoster.Layout] = []
    for (index, final) in finals.enumerated() {
      var section = poster.showing(poster.tournament.section(endingAt: final))
      section.isSection = true
      section.style =
        switch poster.style {
        case .leftRight: .left
        case .topBottom: .top
        default: poster.style
        }
      let part = "part \(index + 1) of \(finals.count)"
      section.title = poster.title.map { "\($0) – \(part)" } ?? part.capitalizedFirst
      let layout = try layout(of: section)
      layouts.append(layout)
      // The other sections of a layer are usually as large.
      if layer > 1, !fits(layout) { break }
    }
    return layouts
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

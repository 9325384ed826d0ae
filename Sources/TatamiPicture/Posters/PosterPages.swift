public import Foundation
public import Tatami

/// A poster divided into the pages of a PDF document.
public struct PosterPages {
  /// The parts, one for each page.
  public let parts: [TournamentPoster.Layout]
  /// The size of the pages, in points; nil for pages of the parts' sizes.
  public let paper: CGSize?

  /// The scale at which the smallest texts of a poster, of 11 points, have 7 points.
  private static let smallestScale = 7.0 / 11

  /// The largest page of a PDF document, in points.
  private static let largestPage = CGSize(width: 14_400, height: 14_400)

  /// Divides a poster into pages of a size on which type has 7 points or more.
  ///
  /// Of several sizes, the one is used that needs the fewest pages, or else shows them largest.
  ///
  /// - Parameter sizes: The allowed sizes, in points, at least one.
  /// - Complexity: O(*r* · *n* log *n*) in the matches and the columns of a part, for each size.
  @MainActor
  public init(of poster: TournamentPoster, sizes: [CGSize]) {
    let choices = sizes.map { size in
      PosterPages(
        parts: poster.pages(fitting: size, smallestScale: Self.smallestScale),
        paper: size
      )
    }
    let best = choices.min { ($0.parts.count, -$0.scale) < ($1.parts.count, -$1.scale) }
    self = best ?? PosterPages(parts: [poster.layout()], paper: nil)
  }

  /// Divides a poster that is too large for one page of a PDF document.
  @MainActor
  public init(dividing poster: TournamentPoster) {
    self.init(
      parts: poster.pages(fitting: Self.largestPage, smallestScale: 1),
      paper: nil
    )
  }

  private init(parts: [TournamentPoster.Layout], paper: CGSize?) {
    (self.parts, self.paper) = (parts, paper)
  }

  /// The scale at which all parts fit the paper.
  private var scale: Double {
    guard let paper else { return 1 }
    return parts.map { min(paper.width / $0.size.width, paper.height / $0.size.height) }.min() ?? 0
  }
}

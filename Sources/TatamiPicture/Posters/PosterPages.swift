public import Foundation
public import Tatami
import TatamiDrawing

/// A poster divided into the pages of a file.
///
/// ```swift
/// let a4 = CGSize(width: 595, height: 842)
/// let pages = PosterPages(of: poster, as: .pdf, paper: [a4])
/// let file = try Picture(of: pages).data(as: .pdf, scale: 1, title: "Spring Cup")
/// ```
public struct PosterPages: Sendable {
  /// The parts, one for each page, at least one.
  public let parts: [TournamentPoster.Layout]
  /// The size of the paper, in points; nil for pages of the parts' sizes.
  public let paper: CGSize?

  /// The size of the smallest texts on paper, in points.
  private static let smallestType = 7.0

  /// Lays out a poster for a file: on paper, on several pages of a PDF if it has no width and would
  /// be too large for one, or else on one page.
  ///
  /// On paper, type has 7 points or more. Of several sizes, the one is used that needs the fewest
  /// pages, or else shows them largest.
  ///
  /// - Parameters:
  ///   - poster: The poster.
  ///   - format: The format of the file.
  ///   - sizes: The allowed sizes of the paper, in points; empty for none.
  /// - Complexity: O(*r* · *n* log *n*) in the matches and the columns of a part, for each size.
  public init(of poster: TournamentPoster, as format: PictureFormat, paper sizes: [CGSize] = []) {
    let choices = sizes.map { size in
      PosterPages(
        parts: poster.pages(fitting: size, smallestType: Self.smallestType),
        paper: size
      )
    }
    let best = choices.min { ($0.parts.count, -$0.scale) < ($1.parts.count, -$1.scale) }
    self = best ?? PosterPages(unscaled: poster, as: format)
  }

  private init(unscaled poster: TournamentPoster, as format: PictureFormat) {
    guard format == .pdf, poster.width == nil, poster.canvas == nil else {
      self.init(poster.layout())
      return
    }
    let side = CGFloat(SurfaceLimits.pdfSide)
    let page = CGSize(width: side, height: side)
    self.init(parts: poster.pages(fitting: page, smallestType: nil), paper: nil)
  }

  /// Creates the only page of a poster.
  init(_ layout: TournamentPoster.Layout) {
    self.init(parts: [layout], paper: nil)
  }

  private init(parts: [TournamentPoster.Layout], paper: CGSize?) {
    (self.parts, self.paper) = (parts, paper)
  }

  /// The smallest canvas of the same shape in which all texts have 7 points or more; nil if the
  /// canvas of the poster is as large, or if it has none.
  public var fittingCanvas: CGSize? { parts.first?.fittingCanvas }

  /// The size of the first page, in points.
  public var size: CGSize { paper ?? parts.first?.size ?? .zero }

  /// The scale at which all parts fit the paper, 1 without paper.
  var scale: Double {
    guard let paper else { return 1 }
    return parts.map { min(paper.width / $0.size.width, paper.height / $0.size.height) }.min() ?? 1
  }
}

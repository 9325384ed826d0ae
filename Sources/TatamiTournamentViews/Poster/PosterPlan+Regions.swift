import TatamiBracket
import TatamiGeometry
import TatamiTournament

extension PosterPlan {
  /// The name of a region at the first of its matches.
  struct Region {
    let name: String
    let frame: Rect
  }

  /// The regions in the order of their first matches.
  ///
  /// - Complexity: O(*n*) in the matches.
  var regions: [Region] {
    var names: Set<String> = [""]
    return tournament.matches.indices.compactMap { index in
      let name = tournament.matches[index].region
      guard names.insert(name).inserted else { return nil }
      return Region(name: name, frame: regionFrame(ofMatch: index))
    }
  }

  /// Returns the frame of a name: above the card of the home side, or below it if rounds run upward.
  private func regionFrame(ofMatch index: Int) -> Rect {
    let card = card(of: .home, inMatch: index)
    let side = tree.side(of: .home, inMatch: index)
    let runsUpward = !isHorizontal && style.roundDirection(on: side) < 0
    return Rect(
      x: card.minX + 2,
      y: runsUpward ? card.maxY : card.minY - regionHeight,
      width: max(0, card.width - 4),
      height: regionHeight
    )
  }
}

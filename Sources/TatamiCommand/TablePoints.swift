import ArgumentParser
import TatamiPicture

/// The points of `--points`.
struct TablePoints {
  let win: Double
  let draw: Double
  let loss: Double

  /// Reads two or three numbers, such as "3,1" or "1,½,0".
  init(argument: String) throws {
    let numbers = argument.split(separator: ",").map { part -> Double? in
      let text = part.filter { !$0.isWhitespace }
      let whole = text.hasSuffix("½") ? text.dropLast() : text[...]
      guard let number = whole.isEmpty && text == "½" ? 0 : Double(whole) else { return nil }
      return text.hasSuffix("½") ? number + 0.5 : number
    }.compactMap(\.self)
    let count = argument.split(separator: ",", omittingEmptySubsequences: false).count
    guard (2...3).contains(count), numbers.count == count,
      numbers.allSatisfy({ (0...1_000).contains($0) && ($0 * 2).rounded() == $0 * 2 }),
      numbers[0] > 0
    else {
      throw ValidationError(
        "--points is \(quoted: argument); allowed are the points for a win, a draw and a loss, such as"
          + " 3,1,0 or 1,0.5,0."
      )
    }
    (win, draw, loss) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
  }

  /// The rules of pools, ties by the score difference.
  var poolRules: PoolRules {
    var rules = PoolRules(tieBreak: .overall)
    (rules.pointsForWin, rules.pointsForDraw, rules.pointsForLoss) = (win, draw, loss)
    return rules
  }

  /// The rules of Swiss tournaments.
  var swissRules: SwissTournament.Rules {
    var rules = SwissTournament.Rules()
    (rules.win, rules.draw, rules.loss) = (win, draw, loss)
    return rules
  }

  /// The points as a sentence.
  var description: String {
    let texts = [win, draw, loss].map { MatchRecord.Points(halves: Int($0 * 2)).description }
    return "\(texts[0]) for a win, \(texts[1]) for a draw and \(texts[2]) for a loss"
  }
}

extension MatchLinkTemplate {
  /// Reads the value of `--link`.
  init(argument: String) throws {
    guard let template = MatchLinkTemplate(argument) else {
      let allowed = MatchLinkTemplate.placeholders.joined(separator: ", ")
      throw ValidationError(
        "--link is \(quoted: argument); it needs a placeholder for what differs: \(allowed)."
      )
    }
    self = template
  }
}

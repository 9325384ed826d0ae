import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// Composes a poster for a canvas: chooses the style, the positions of stages and the scale, and
/// lets cards and gaps grow into free space.
struct PosterComposer {
  /// The choices of a composition.
  struct Choice {
    /// Whether names are smaller or have two lines where that saves width.
    var isSmallest = false
    /// The stages of each column, from left to right.
    var columns: [[PosterStage]] = []
  }

  private let poster: TournamentPoster
  /// The sides of the canvas, in any unit for a ratio.
  private let canvas: Size
  private let isRatio: Bool

  /// The scale at which the smallest texts have 7 points.
  static let smallestScale = 7 / PosterSheet.Font.caption.pointSize
  /// The size of names as a share of the canvas's shorter side, at most.
  private static let largestNames = 0.04
  /// The maximum number of pools in a row.
  private static let largestPoolRow = 8

  init(_ poster: TournamentPoster, _ canvas: PosterCanvas) {
    self.poster = poster
    func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
    }
    switch canvas {
    case .size(let width, let height):
      let sides = PosterCanvas.allowedSides
      self.canvas = Size(width: clamped(width, sides), height: clamped(height, sides))
      isRatio = false
    case .aspect(let aspect):
      self.canvas = Size(width: 1_000 * clamped(aspect, PosterCanvas.allowedAspects), height: 1_000)
      isRatio = true
    }
  }

  /// Returns the layout.
  ///
  /// - Complexity: O(*c* · *n* log *n*) in the compositions and the matches.
  func layout() -> TournamentPoster.Layout {
    var (choice, scale) = best(of: choices(isSmallest: false))
    if !isRatio, scale < Self.smallestScale {
      (choice, scale) = best(of: choices(isSmallest: true))
    }
    let used = isRatio ? scale : min(scale, max(1, largestScale))
    let composed = PosterPlan(filled(choice, scale: used), of: self.poster, on: canvas, scale: used)
    var layout = TournamentPoster.Layout(poster, plan: isRatio ? composed.unscaled : composed)
    if !isRatio, scale < Self.smallestScale {
      let factor = Self.smallestScale / scale
      layout.fittingCanvas = CGSize(
        width: (canvas.width * factor).rounded(.up),
        height: (canvas.height * factor).rounded(.up)
      )
    }
    return layout
  }

  /// Returns the composition that is largest and fills the canvas best.
  private func best(of choices: [Choice]) -> (choice: Choice, scale: Double) {
    var best = (choice: Choice(), scale: 1.0)
    var bestRank = 0.0
    for choice in choices {
      let scale = scale(of: choice)
      let rank = scale * filledShare(of: choice, scale: scale).squareRoot()
      guard rank > bestRank * 1.01 else { continue }
      (best, bestRank) = ((choice, scale), rank)
    }
    return best
  }

  private var largestScale: Double {
    Self.largestNames * min(canvas.width, canvas.height) / PosterSheet.Font.name.pointSize
  }
}

// MARK: - Choices

extension PosterComposer {
  private var styles: [BracketStyle] {
    guard poster.choosesStyle else { return [poster.style] }
    return [.left, .leftRight(direction: .top), .topBottom(direction: .right), .top]
  }

  private func choices(isSmallest: Bool) -> [Choice] {
    styles.flatMap { style in
      poolRows().flatMap { row in
        let stages = PosterStage.all(
          of: poster,
          style: style,
          poolsPerRow: row,
          isSmallest: isSmallest
        )
        return divisions(of: stages).map { Choice(isSmallest: isSmallest, columns: $0) }
      }
    }
  }

  private func poolRows() -> [Int?] {
    guard case .tournament(let tournament) = poster.content else { return [nil] }
    let counts = tournament.stages.indices
      .filter { !tournament.stages[$0].format.isElimination }
      .map { tournament.stages[$0].groups.count }
    guard let most = counts.max(), most > 1 else { return [nil] }
    return (1...min(most, Self.largestPoolRow)).map { $0 }
  }

  /// Returns one column of all stages, and each division into two.
  private func divisions(of stages: [PosterStage]) -> [[[PosterStage]]] {
    [[stages]]
      + stages.indices.dropFirst().map { [Array(stages[..<$0]), Array(stages[$0...])] }
  }
}

// MARK: - Sizes

extension PosterComposer {
  /// Returns the scale at which a composition fits the canvas.
  private func scale(of choice: Choice) -> Double {
    let content = PosterPlan.size(ofColumns: choice.columns.map { $0.map(\.plan.size) })
    let frame = frameLengths(of: choice)
    return min(
      canvas.width / (content.width + frame.width),
      canvas.height / (content.height + frame.height)
    )
  }

  /// Returns the share of the canvas that a composition fills with its largest cards and gaps.
  private func filledShare(of choice: Choice, scale: Double) -> Double {
    let content = PosterPlan.size(ofColumns: choice.columns.map { $0.map(\.plan.size) })
    let grows = choice.columns.joined().contains { $0.bracket != nil }
    let growth = grows ? BracketLengths.largestStretch : Size(width: 1, height: 1)
    let frame = frameLengths(of: choice)
    let shares = Axis.allCases.map { axis in
      min(1, (content[axis] * growth[axis] + frame[axis]) * scale / canvas[axis])
    }
    return shares.reduce(1, *)
  }

  /// Returns the lengths of the margins, the headline and the legend.
  private func frameLengths(of choice: Choice) -> Size {
    let hasLegend = choice.columns.joined().contains { !$0.plan.marks.isEmpty }
    let legend = hasLegend ? PosterMetrics.legendSpacing + PosterMetrics.captionHeight : 0
    let margins = 2 * PosterMetrics.margin
    return Size(width: margins, height: margins + poster.headlineHeight + legend)
  }

  /// Returns the plans of a composition, grown into the canvas.
  private func filled(_ choice: Choice, scale: Double) -> [[PosterPlan]] {
    let frame = frameLengths(of: choice)
    let area = Size(
      width: canvas.width / scale - frame.width,
      height: canvas.height / scale - frame.height
    )
    let content = PosterPlan.size(ofColumns: choice.columns.map { $0.map(\.plan.size) })
    let growing = choice.columns.count { $0.contains { $0.bracket != nil } }
    let extra = max(0, area.width - content.width) / Double(max(1, growing))
    return choice.columns.map { column in
      let sizes = column.map(\.plan.size)
      let width = (sizes.map(\.width).max() ?? 0) + extra
      let height = PosterPlan.size(ofColumns: [sizes]).height
      let brackets = column.count { $0.bracket != nil }
      let rest = max(0, area.height - height) / Double(max(1, brackets))
      return column.map { stage in
        let filled = Size(width: width, height: stage.plan.size.height + rest)
        return stage.plan(filling: filled, isSmallest: choice.isSmallest)
      }
    }
  }
}

extension PosterPlan {
  /// Returns the size of parts one below the other in columns.
  static func size(ofColumns columns: [[Size]]) -> Size {
    var size = Size(
      width: Double(max(0, columns.count - 1)) * PosterMetrics.stageSpacing,
      height: 0
    )
    for column in columns {
      size.width += column.map(\.width).max() ?? 0
      let gaps = Double(max(0, column.count - 1)) * PosterMetrics.stageSpacing
      size.height = max(size.height, column.reduce(gaps) { $0 + $1.height })
    }
    return size
  }

  /// Places columns of parts in the middle of a canvas, below a headline.
  init(_ columns: [[PosterPlan]], of poster: TournamentPoster, on canvas: Size, scale: Double) {
    self.init()
    let content = Self.size(ofColumns: columns.map { $0.map(\.size) })
    var x = PosterMetrics.margin
    for column in columns {
      let width = column.map(\.size.width).max() ?? 0
      var y = PosterMetrics.margin + poster.headlineHeight
      for part in column {
        add(part, at: Point(x: x + (width - part.size.width) / 2, y: y))
        y += part.size.height + PosterMetrics.stageSpacing
      }
      x += width + PosterMetrics.stageSpacing
    }
    let margin = PosterMetrics.margin
    size = Size(
      width: content.width + 2 * margin,
      height: content.height + poster.headlineHeight + 2 * margin
    )
    addLegend(isLimited: true, poster.language)
    center(on: Size(width: canvas.width / scale, height: canvas.height / scale), scale: scale)
    addHeadline(of: poster, isCentered: true)
  }
}

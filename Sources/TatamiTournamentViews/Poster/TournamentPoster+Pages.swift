package import Foundation
import TatamiBracket
import TatamiGeometry

extension TournamentPoster {
  /// Returns the poster in parts that fit pages: its stages, and parts of larger ones.
  ///
  /// On several pages, brackets begin at the left or, in the styles `right` and `bottom`, at the
  /// right. A part whose smallest content does not fit is returned nevertheless.
  ///
  /// - Parameters:
  ///   - size: The size of a page, in points.
  ///   - smallestType: The size in points below which no text may be scaled down; nil if parts are
  ///     not scaled.
  /// - Complexity: O(*r* · *n* log *n*) in the matches and the columns of a part.
  package func pages(fitting size: CGSize, smallestType: Double?) -> [Layout] {
    let planned = PosterStage.all(of: self, style: style)
    let plan = PosterPlan(planned.map(\.plan), of: self)
    let whole = Layout(self, plan: plan)
    let smallestScale = smallestType.map { min(1, $0 / plan.smallestType) } ?? 1
    if min(size.width / whole.size.width, size.height / whole.size.height) >= smallestScale {
      return [whole]
    }
    let divided: BracketStyle = style == .right || style == .bottom ? .right : .left
    let stages = divided == style ? planned : PosterStage.all(of: self, style: divided)
    let hasLegend = stages.contains { !$0.plan.marks.isEmpty }
    let line = PosterMetrics.legendSpacing + PosterMetrics.captionHeight
    let legend = (hasLegend ? line : 0) + line
    let margin = 2 * PosterMetrics.margin
    var titled = self
    titled.title = title ?? ""
    let content = Size(
      width: Double(size.width) / smallestScale - margin,
      height: Double(size.height) / smallestScale - margin - titled.headlineHeight - legend
    )
    var division = PosterPages(stages, fitting: content)
    let continuations = division.continuations()
    return continuations.indices.map { index in
      var parts = division.takePage(index)
      if let next = continuations[index] {
        parts[parts.count - 1].addContinuation(language.text("continued on page \(next + 1)"))
      }
      var page = self
      let number = language.text("page \(index + 1) of \(continuations.count)")
      page.title = title.map { "\($0) – \(number)" } ?? number.capitalizedFirst
      return Layout(page, plan: PosterPlan(parts, of: page))
    }
  }
}

/// The parts of a poster in groups that fit a size.
private struct PosterPages {
  private var pages: [[PosterPlan]] = []
  /// The pages of divided eliminations.
  private var dividedPages: [Range<Int>] = []
  private let size: Size

  init(_ stages: [PosterStage], fitting size: Size) {
    self.size = size
    var height = 0.0
    for stage in stages {
      let plan = stage.plan
      guard plan.size.width <= size.width, plan.size.height <= size.height else {
        let first = pages.count
        height = .infinity
        for part in parts(of: stage) { height = add(part, below: height) }
        if stage.bracket?.isCollapsible == true { dividedPages.append(first..<pages.count) }
        continue
      }
      height = add(plan, below: height)
    }
  }

  /// Adds a part to the last page, or to a new one if it does not fit.
  ///
  /// - Returns: The height of the parts of the last page.
  private mutating func add(_ part: PosterPlan, below height: Double) -> Double {
    let whole = height + PosterMetrics.stageSpacing + part.size.height
    guard whole <= size.height, !pages.isEmpty else {
      pages.append([part])
      return part.size.height
    }
    pages[pages.count - 1].append(part)
    return whole
  }

  /// Returns for each page the index of the page with the next match of its winners, nil for the
  /// last page of an elimination and while no winner is known.
  ///
  /// - Complexity: O(*n*) in the matches.
  func continuations() -> [Int?] {
    var continuations = [Int?](repeating: nil, count: pages.count)
    for range in dividedPages {
      // The next page of each participant, seen from the page that is visited.
      var nextPages: [Int: Int] = [:]
      for index in range.reversed() {
        let participants = participants(onPage: index)
        continuations[index] = participants.compactMap { nextPages[$0] }.min()
        for participant in participants { nextPages[participant] = index }
      }
    }
    return continuations
  }

  /// Returns the parts of a page and removes them.
  mutating func takePage(_ index: Int) -> [PosterPlan] {
    let page = pages[index]
    pages[index] = []
    return page
  }

  private func participants(onPage index: Int) -> [Int] {
    var participants: [Int] = []
    for plan in pages[index] {
      for card in plan.cards {
        if let first = card.content.first.participant { participants.append(first) }
        if let second = card.content.second.participant { participants.append(second) }
      }
    }
    return participants
  }

  /// Returns the parts of a stage.
  ///
  /// In a single elimination, rounds after those of the first parts move closer together.
  private func parts(of stage: PosterStage) -> [PosterPlan] {
    guard let bracket = stage.bracket, bracket.isCollapsible else {
      return PosterDivision(stage.plan, size: size).parts()
    }
    var (parts, plan, collapsed) = ([PosterPlan](), stage.plan, 0)
    while true {
      if collapsed > 0, plan.size.width <= size.width, plan.size.height <= size.height {
        return parts + [plan]
      }
      let division = PosterDivision(plan, size: size)
      let (columns, first) = division.firstParts(isReversed: bracket.isReversed)
      collapsed += columns
      guard collapsed < bracket.roundCount else { return parts + division.parts() }
      parts += first
      plan = bracket.plan(width: nil, collapsing: collapsed).below(title: stage.title)
    }
  }
}

extension PosterPlan {
  /// Adds where the winners go on, at the lower right.
  fileprivate mutating func addContinuation(_ text: String) {
    let width = PosterText.width(of: text, .legend) + 2
    let frame = Rect(
      x: max(0, size.width - width),
      y: size.height + PosterMetrics.legendSpacing,
      width: width,
      height: PosterMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .legend))
    include(frame)
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

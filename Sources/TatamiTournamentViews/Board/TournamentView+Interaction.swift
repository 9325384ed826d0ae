import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension TournamentView {
  /// The index of the selected match, nil for none; the board scrolls to a newly selected one.
  ///
  /// The matches of a Swiss tournament are counted from round to round, from 0.
  public var selectedMatch: Int? {
    get { canvas.selectedMatch }
    set {
      layoutIfNeeded()
      if let newValue { select(match: newValue) } else { canvas.selectedMatch = nil }
    }
  }

  /// Adds the recognizers of taps and of the pointer.
  func addInteractions() {
    canvas.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        select(at: recognizer.location(in: canvas))
      }
    )
    canvas.addPointerHandler { [weak self] point in
      guard let self else { return }
      hoveredParticipant = point.flatMap(participant)
    }
  }

  /// Selects the match and the participant at a point, or collapses rounds if there is a title.
  private func select(at point: CGPoint) {
    _ = becomeFirstResponder()
    if let (match, participant) = card(at: point) {
      canvas.selectedMatch = match
      selectedParticipant = participant == selectedParticipant ? nil : participant
      delegate?.tournamentView(self, didSelectMatch: match, participant: participant)
      return
    }
    let area = Rect(x: Double(point.x), y: Double(point.y), width: 0, height: 0)
    for item in index.items(in: area) {
      if case .roundTitle(let round, _) = item.content { return collapse(before: round) }
    }
    canvas.selectedMatch = nil
    let participant = participant(at: point)
    selectedParticipant = participant == selectedParticipant ? nil : participant
  }

  /// The participant at a point of the canvas: in a match or in a row of a table.
  private func participant(at point: CGPoint) -> Int? {
    for view in canvas.views.values where view.frame.contains(point) {
      switch view {
      case let card as BoardCardView:
        return card.participant(at: canvas.convert(point, to: card))
      case let row as BoardTableRowView: return row.participant
      default: continue
      }
    }
    return nil
  }

  /// The match and the participant at a point of the canvas.
  private func card(at point: CGPoint) -> (match: Int, participant: Int?)? {
    for (content, view) in canvas.views {
      guard case .match(let match) = content, let card = view as? BoardCardView,
        card.frame.contains(point)
      else { continue }
      return (match, card.participant(at: canvas.convert(point, to: card)))
    }
    return nil
  }

  /// Collapses the rounds before a round, or shows all rounds if these are collapsed.
  private func collapse(before round: Int) {
    guard let count = source?.collapsedRounds(before: round) else { return }
    var options = options
    options.collapsedRounds = count == options.collapsedRounds ? 0 : count
    setOptions(options, animated: true)
  }

  // MARK: Keyboard

  /// Handles a key; returns false for keys without an action.
  func handle(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardLeftArrow: move(.horizontal, by: -1)
    case .keyboardRightArrow: move(.horizontal, by: 1)
    case .keyboardUpArrow: move(.vertical, by: -1)
    case .keyboardDownArrow: move(.vertical, by: 1)
    case .keyboardReturnOrEnter:
      guard let match = canvas.selectedMatch else { return false }
      delegate?.tournamentView(self, didSelectMatch: match, participant: nil)
    case .keyboardEscape:
      (canvas.selectedMatch, selectedParticipant) = (nil, nil)
    default: return false
    }
    return true
  }

  /// Selects the next match in a direction: along the lines of the bracket, or else the nearest
  /// one.
  private func move(_ axis: Axis, by sign: Double) {
    guard let selected = canvas.selectedMatch, let frame = index.frame(ofMatch: selected) else {
      let first = index.plan.items.lazy.compactMap { item -> Int? in
        if case .match(let match) = item.content { match } else { nil }
      }.first
      if let first { select(match: first) }
      return
    }
    let linked =
      axis == style.roundAxis ? linkedMatch(of: selected, frame, axis, sign) : nil
    let next = linked ?? nearestMatch(to: frame, axis, sign)
    if let next { select(match: next) }
  }

  /// Selects a match and scrolls to it.
  private func select(match: Int) {
    guard let frame = index.frame(ofMatch: match) else { return }
    board.scroll(to: frame)
    canvas.selectedMatch = match
  }

  /// Returns the match at the other end of a line that leaves a match in a direction.
  private func linkedMatch(
    of match: Int,
    _ frame: Rect,
    _ axis: Axis,
    _ sign: Double
  ) -> Int? {
    var found: Int?
    for line in index.plan.lines where line.start == match || line.end == match {
      let other = line.start == match ? line.end : line.start
      guard let target = index.frame(ofMatch: other) else { continue }
      let distance = sign * (target.origin[axis] - frame.origin[axis])
      if distance >= frame.size[axis], found == nil { found = other }
    }
    return found
  }

  /// Returns the nearest match in a direction; matches off the direction count as farther away.
  private func nearestMatch(to frame: Rect, _ axis: Axis, _ sign: Double) -> Int? {
    var nearest: (match: Int, distance: Double)?
    for item in index.plan.items {
      guard case .match(let match) = item.content else { continue }
      let along = sign * (item.frame.origin[axis] - frame.origin[axis])
      guard along > 0.5 else { continue }
      let across = abs(item.frame.origin[axis.cross] - frame.origin[axis.cross])
      let distance = along + 4 * across
      if distance < nearest?.distance ?? .infinity { nearest = (match, distance) }
    }
    return nearest?.match
  }
}

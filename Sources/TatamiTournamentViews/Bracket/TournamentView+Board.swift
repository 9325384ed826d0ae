public import TatamiTournament
public import TatamiUIKit

extension TournamentView {
  /// The tournament on the board, in place of the data source's bracket; nil for the data source.
  ///
  /// Setting it removes the selection and lays out all matches. For a later state of the same
  /// tournament, use ``show(_:after:animated:)``.
  public var tournament: Tournament? {
    get {
      guard case .tournament(let tournament, _, _)? = board?.source else { return nil }
      return tournament
    }
    set { show(newValue.map { BoardSource($0) }) }
  }

  /// Shows a Swiss tournament: the table, and beside it the boards of each round.
  ///
  /// - Parameter names: The players' names by pairing number, the first that of player 1.
  public func show(_ swiss: SwissTournament, names: [String]) {
    show(.swiss(swiss, names: names))
  }

  /// Shows a later state of the tournament after an update.
  ///
  /// Only the cards and lines of the changed matches are drawn again, unless the update adds or
  /// removes parts or changes a table. Animated, new texts fade in and the lines of new winners grow.
  ///
  /// ```swift
  /// let changes = try cup.update(match: 3, MatchUpdate(first: .init(score: 2, result: .win)))
  /// view.show(cup, after: changes, animated: true)
  /// ```
  public func show(_ tournament: Tournament, after changes: TournamentChanges, animated: Bool) {
    guard let board else {
      self.tournament = tournament
      return
    }
    board.update(to: tournament, changes, animated: animated)
  }

  /// The form of the board.
  public var options: TournamentViewOptions {
    get { storedOptions }
    set {
      storedOptions = newValue
      board?.options = newValue
    }
  }

  /// Changes the form of the board; matches move to their new positions.
  public func setOptions(_ options: TournamentViewOptions, animated: Bool) {
    self.options = options
    if animated { board?.setNeedsPlan(animated: true) }
  }

  /// The image of a participant such as a flag or a logo, by index; called for visible matches only.
  public var participantImage: ((Int) -> UIImage?)? {
    get { storedImage }
    set {
      storedImage = newValue
      board?.image = newValue
    }
  }

  /// The index of the selected match, nil for none; the board scrolls to a newly selected one.
  public var selectedMatch: Int? {
    get { board?.canvas.selectedMatch }
    set {
      board?.layoutIfNeeded()
      if let newValue {
        board?.select(match: newValue)
      } else {
        board?.canvas.selectedMatch = nil
      }
    }
  }

  /// The index of the participant whose way through the tournament is highlighted, nil for none.
  public var selectedParticipant: Int? {
    get { board?.selectedParticipant }
    set { board?.selectedParticipant = newValue }
  }

  /// The scroll view of the board, nil without a tournament.
  ///
  /// Its zoom scale is limited to 0.25 to 2.
  public var boardScrollView: UIScrollView? { board?.scrollView }

  private func show(_ source: BoardSource?) {
    guard let source else {
      board = nil
      return
    }
    if let board { return board.show(source, animated: false) }
    let created = TournamentBoardView(source)
    created.frame = bounds
    created.appearance = appearance
    created.didSelect = { [weak self] match, participant in
      guard let self else { return }
      delegate?.tournamentView(self, didSelect: match, participant: participant)
    }
    created.sizeDidChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    created.options = storedOptions
    created.image = storedImage
    board = created
  }
}

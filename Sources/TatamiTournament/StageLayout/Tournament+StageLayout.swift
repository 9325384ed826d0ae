extension Tournament {
  /// Returns the boxes and lines of an elimination; empty for a round robin or a stage that does
  /// not exist.
  ///
  /// - Complexity: O(*n*) in the matches of the tournament.
  public func layout(
    ofStage index: Int,
    style: StageLayoutStyle = StageLayoutStyle()
  ) -> StageLayout {
    guard stages.indices.contains(index), stages[index].format.isElimination else {
      return StageLayout()
    }
    return StageLayoutPass(self, stage: index, style: style).layout()
  }
}

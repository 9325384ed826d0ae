/// Resolves the seeds of a seeding to participants, without changing the tournament.
struct EntrantResolver {
  /// The participants to add, in the order of the seeding.
  private(set) var added: [Tournament.Participant] = []

  private let tournament: Tournament
  private let tournamentID: TournamentID?
  private var ids: IDIndex
  private var indexes: [String: Int] = [:]

  init(_ tournament: Tournament, tournamentID: TournamentID?) {
    self.tournament = tournament
    self.tournamentID = tournamentID
    ids = tournament.participantIDs
    for (index, participant) in tournament.participants.enumerated()
    where participant.tournamentID == tournamentID {
      indexes[participant.name] = indexes[participant.name] ?? index
    }
  }

  /// Returns the slots of a stage with their positions; open slots without a seeding.
  mutating func slots(
    of seeding: [StageDefinition.Seed]?,
    size: Int,
    balancing: Bool
  ) throws(StageError) -> [Tournament.Opponent?] {
    guard let seeding else { return (1...size).map { .open(position: $0) } }
    guard seeding.count <= size else { throw .tooManyEntrants(seeding.count, size: size) }
    var slots: [Int?] = []
    var seen: Set<Int> = []
    for (index, seed) in seeding.enumerated() {
      let participant = try self.participant(seed, number: index + 1)
      if let participant, !seen.insert(participant).inserted {
        throw .repeatedEntrant(name(of: participant), seed: index + 1)
      }
      slots.append(participant)
    }
    guard seen.count >= 2 else { throw .tooFewEntrants(seen.count) }
    slots += [Int?](repeating: nil, count: size - slots.count)
    if balancing { slots = Self.balanced(slots.compactMap { $0 }, size: size) }
    return slots.enumerated().map { index, participant in
      participant.map { Tournament.Opponent(participant: $0, position: index + 1) }
    }
  }

  private func name(of index: Int) -> String {
    let known = tournament.participants.count
    return index < known ? tournament.participants[index].name : added[index - known].name
  }

  private mutating func participant(
    _ seed: StageDefinition.Seed,
    number: Int
  ) throws(StageError) -> Int? {
    switch seed {
    case .bye:
      return nil
    case .participant(let id):
      guard let index = tournament.participantIDs[id] else {
        throw .unknownParticipant(id, seed: number)
      }
      return index
    case .entrant(let name, let extra):
      guard !name.isEmpty else { throw .emptyEntrantName(seed: number) }
      if let index = indexes[name] { return index }
      let index = tournament.participants.count + added.count
      let id = ids.next
      _ = ids.append(id)
      indexes[name] = index
      added.append(
        Tournament.Participant(id: id, tournamentID: tournamentID, name: name, extra: extra)
      )
      return index
    }
  }

  /// Distributes byes: entrants meet each other only if their number is more than half the number
  /// of slots.
  private static func balanced(_ entrants: [Int], size: Int) -> [Int?] {
    let byes = size - entrants.count
    let paired = entrants.count < size / 2 ? 0 : entrants.count - byes
    var slots = entrants.prefix(paired).map(Optional.init)
    for entrant in entrants.dropFirst(paired) { slots += [entrant, nil] }
    slots += [Int?](repeating: nil, count: size - slots.count)
    return slots
  }
}

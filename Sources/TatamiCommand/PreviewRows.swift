import TatamiPicture

/// The rows of a template's data, one of which a preview shows.
struct PreviewRows {
  /// The maximum number of rows to choose from.
  private static let limit = 1_000
  /// The maximum length of a name, in characters.
  private static let nameLimit = 40

  /// The numbers and first texts of the rows; empty for a scene that shows all rows or has no data.
  let names: [String]

  /// Creates the rows of a scene.
  ///
  /// - Parameter data: The data of the command line; nil for those of the scene.
  init(_ document: SceneValue, _ data: SceneData?) {
    guard !ViewScene.showsAllRows(document) else {
      names = []
      return
    }
    let items = (data ?? Self.ownData(of: document))?.items ?? []
    names = items.prefix(Self.limit).enumerated().map { index, item in
      "\(index + 1) \(Self.firstText(of: item))"
    }
  }

  /// Returns the index of the chosen row, or the nearest one; nil without rows.
  func index(_ chosen: Int?) -> Int? {
    names.isEmpty ? nil : min(chosen ?? 0, names.count - 1)
  }

  private static func ownData(of document: SceneValue) -> SceneData? {
    guard case .object(let members) = document, let data = members["data"] else { return nil }
    return try? SceneData(data)
  }

  private static func firstText(of item: SceneValue) -> String {
    switch item {
    case .string(let text): String(text.prefix(nameLimit))
    case .object(let members):
      members.lazy.compactMap { _, value in
        if case .string(let text) = value { String(text.prefix(nameLimit)) } else { nil }
      }
      .first ?? ""
    default: ""
    }
  }
}

import Foundation

/// A short article.
struct Article: Codable, Identifiable, Sendable {
  /// The topic of an article.
  enum Topic: String, CaseIterable, Codable {
    case tea = "Tea"
    case trains = "Trains"
    case maps = "Maps"
    case type = "Type"
  }

  let id: String
  let topic: Topic
  let title: String
  let author: String
  let paragraphs: [String]

  /// The articles of the application, the newest first.
  static let samples: [Article] = {
    guard let url = Bundle.module.url(forResource: "Articles", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
  }()
}

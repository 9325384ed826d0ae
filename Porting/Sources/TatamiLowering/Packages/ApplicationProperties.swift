public import Foundation

/// The property list of an application, `Info.plist`.
public struct ApplicationProperties: Sendable {
  /// The name of the file.
  public static let fileName = "Info.plist"

  /// The values as XML.
  public let text: String
  private let path: String
  /// The names of storyboards, each with its key in the property list.
  private let storyboards: [(key: String, name: String)]

  /// Reads a property list, as XML or binary.
  ///
  /// - Throws: `SourceFolder.Failure` if the data is not a property list with a dictionary.
  public init(path: String, data: Data) throws(SourceFolder.Failure) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any],
      let xml = try? PropertyListSerialization.data(
        fromPropertyList: values,
        format: .xml,
        options: 0
      )
    else {
      throw SourceFolder.Failure(path: path, reason: "the file is not a property list")
    }
    self.path = path
    text = String(decoding: xml, as: UTF8.self)
    storyboards = Self.storyboards(in: values, depth: 0)
  }

  /// Returns the storyboards that the values name, at any depth that scene manifests have.
  private static func storyboards(
    in values: [String: Any],
    depth: Int
  ) -> [(key: String, name: String)] {
    let keys = ["UILaunchStoryboardName", "UIMainStoryboardFile", "UISceneStoryboardFile"]
    return values.sorted { $0.key < $1.key }.flatMap { key, value in
      if let name = value as? String, keys.contains(key), !name.isEmpty { return [(key, name)] }
      guard depth < 4 else { return [] }
      let inner = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
      return inner.flatMap { storyboards(in: $0, depth: depth + 1) }
    }
  }

  /// Reports about the storyboards.
  public var reports: [Report] {
    storyboards.map { key, name in
      let isLaunchScreen = key == "UILaunchStoryboardName"
      return Report(
        path: path,
        line: 1,
        column: 1,
        severity: isLaunchScreen ? .note : .warning,
        message: isLaunchScreen
          ? "\(key): the launch screen '\(name)' is not shown"
          : "\(key): the storyboard '\(name)' is not loaded; make the window and its root controller "
            + "in code",
        rule: "X105"
      )
    }
  }
}

extension SourceFolder {
  /// The application's property list: the least deeply nested one, the first of several; nil if there
  /// is none.
  ///
  /// - Throws: `SourceFolder.Failure` if the file is not a property list.
  public func applicationProperties() throws(SourceFolder.Failure) -> ApplicationProperties? {
    let files = others.filter {
      $0.split(separator: "/").last.map(String.init) == ApplicationProperties.fileName
    }
    let depth = { (path: String) in path.split(separator: "/").count }
    guard let path = files.min(by: { (depth($0), $0) < (depth($1), $1) }) else { return nil }
    return try ApplicationProperties(
      path: path,
      data: try SourceFolder.data(of: url.appending(path: path))
    )
  }
}

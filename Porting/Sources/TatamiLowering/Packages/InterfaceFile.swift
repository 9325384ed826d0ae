public import Foundation

/// A storyboard or nib, of which only the names are read.
public struct InterfaceFile: Sendable, Hashable {
  /// The extensions of storyboards and nibs.
  public static let pathExtensions: Set<String> = ["storyboard", "xib"]

  /// The path of the file.
  public let path: String
  /// Classes with their identifiers, such as "DialController 'dial'".
  public private(set) var classes: [String] = []
  /// The properties that outlets are connected to.
  public private(set) var outlets: [String] = []
  /// The selectors that actions send.
  public private(set) var actions: [String] = []

  /// Reads the names in a file; a file that is not XML has none.
  public init(path: String, data: Data) {
    self.path = path
    let names = InterfaceNames(data)
    classes = names.classes.sorted()
    outlets = names.outlets.sorted()
    actions = names.actions.sorted()
  }

  /// A report that names what has to be written in code.
  public var report: Report {
    let parts = [("classes", classes), ("outlets", outlets), ("actions", actions)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }
    return Report(
      path: path,
      line: 1,
      column: 1,
      severity: .note,
      message: (["storyboards and nibs are not supported; make the views in code"] + parts)
        .joined(separator: "; "),
      rule: "X108"
    )
  }
}

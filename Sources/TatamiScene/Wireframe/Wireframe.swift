import TatamiGeometry

/// A layout's frames as plain outlined rectangles with their indices, for looking at a layout.
public struct Wireframe: Sendable {
  /// What a rectangle stands for, which says how it is drawn.
  enum Kind: Hashable, Sendable {
    /// A part of the whole that holds others.
    case area
    /// An item, an entry, a row.
    case item
    /// A header, a footer, a background.
    case supplementary
    /// A match of a bracket.
    case match
  }

  /// A rectangle with its index.
  struct Box: Hashable, Sendable {
    let frame: Rect
    let label: String
    let kind: Kind
  }

  /// A line of a bracket.
  struct Line: Hashable, Sendable {
    let start: Point
    let end: Point
    let isWinners: Bool
  }

  /// Light or dark.
  public var theme = BracketPoster.Theme.light

  /// The most rectangles that are drawn; a document with more can ask for some by `probe`.
  public static let boxLimit = 50_000

  /// What the picture shows: the layout's space and everything that sticks out of it.
  let extent: Rect
  let boxes: [Box]
  let lines: [Line]

  /// Lays a geometry document out.
  ///
  /// - Throws: A `SceneError` as `SceneFrames.answer` does, or `impossible` beyond `boxLimit`.
  public init(of document: SceneValue) throws(SceneError) {
    let answer = WireframeAnswer(try SceneFrames.answer(document))
    boxes = answer.boxes()
    lines = answer.lines()
    guard boxes.count <= Self.boxLimit else {
      throw .impossible(
        reason: "\(boxes.count) rectangles; a picture shows at most \(Self.boxLimit)",
        at: .root
      )
    }
    let space = Rect(size: answer.contentSize ?? answer.size(in: document) ?? .zero)
    extent = boxes.reduce(space) { $0.union($1.frame) }
  }

  /// Returns the wireframe as a view of its final size.
  @MainActor
  public func view() -> UIView {
    let view = WireframeView(self)
    view.overrideUserInterfaceStyle = theme == .dark ? .dark : .light
    return view
  }
}

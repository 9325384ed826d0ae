import Foundation
import TatamiDrawing
import TatamiGeometry

/// A moment of the transition from one content of a layer to another.
///
/// A class, because few layers have one.
final class ContentTransition {
  /// A recorded content of a layer, in its coordinates.
  struct Picture {
    /// The drawing, without semantic elements.
    var list = DisplayList()
    /// The rectangle around the drawing; nil if it draws nothing.
    var extent: Rect?
    /// The size of the layer's bounds.
    var size = Size.zero
    /// The number of transitions that the drawing shows, one inside of the other.
    var depth = 0

    /// The maximum of `depth`: a layer with new transitions in every frame would show all of them.
    static let maxDepth = 8
  }

  fileprivate let old: Picture
  private let type: CATransitionType
  /// The direction in which contents move.
  private let direction: Point
  /// The progress, from 0 to 1.
  private let progress: Double

  init(
    from old: Picture,
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype,
    progress: Double
  ) {
    (self.old, self.type, self.progress) = (old, type, progress)
    direction =
      switch subtype {
      case .fromRight: Point(x: -1, y: 0)
      case .fromTop: Point(x: 0, y: -1)
      case .fromBottom: Point(x: 0, y: 1)
      default: Point(x: 1, y: 0)
      }
  }

  private var movesNew: Bool { type == .moveIn || type == .push }
  private var movesOld: Bool { type == .reveal || type == .push }
  private var fades: Bool { !movesNew && !movesOld }

  /// Returns the translation of a content by a share of the layer's size.
  private func shift(by share: Double) -> Transform {
    Transform(
      translationX: direction.x * old.size.width * share,
      y: direction.y * old.size.height * share
    )
  }

  private var shiftOfNew: Transform { movesNew ? shift(by: progress - 1) : .identity }
  private var shiftOfOld: Transform { movesOld ? shift(by: progress) : .identity }

  /// Appends what precedes the new content.
  func begin(in list: inout DisplayList) {
    guard fades else {
      if type != .reveal { appendOld(to: &list) }
      list.append(.save)
      return list.append(.concat(shiftOfNew))
    }
    // The two contents are added up in a group of their own. An opacity of 1 would make none.
    list.append(.beginGroup(Group(opacity: 1.0.nextDown)))
    list.append(.beginGroup(Group(opacity: 1 - progress)))
    list.append(old.list)
    list.append(.endGroup)
    list.append(.beginGroup(Group(opacity: progress, blend: .plusLighter)))
  }

  /// Appends what follows the new content.
  func end(in list: inout DisplayList) {
    guard fades else {
      list.append(.restore)
      return type == .reveal ? appendOld(to: &list) : ()
    }
    list.append(.endGroup)
    list.append(.endGroup)
  }

  private func appendOld(to list: inout DisplayList) {
    list.append(.save)
    list.append(.concat(shiftOfOld))
    list.append(old.list)
    list.append(.restore)
  }

  /// Returns the rectangle around both contents.
  func extent(with new: Rect?) -> Rect? {
    let (new, old) = (new.map(shiftOfNew.apply), old.extent.map(shiftOfOld.apply))
    guard let new, let old else { return new ?? old }
    return new.union(old)
  }
}

extension ContentTransition.Picture {
  /// Records what a layer shows at the moment.
  init(of layer: CALayer) {
    let values = layer.presentationOrSelf
    let inner = values.transition.map { $0.old.depth + 1 } ?? 0
    let tree = inner < Self.maxDepth ? LayerTree.presentation : .model
    list = LayerRenderer.displayList(of: layer, tree: tree).withoutElements
    extent = list.extent
    size = Size(values.bounds.size)
    depth = inner < Self.maxDepth ? inner : 0
  }
}

extension DisplayList {
  /// The rectangle around everything that the list draws, with a margin for rounded pixels; nil if it
  /// draws nothing.
  var extent: Rect? {
    difference(from: DisplayList(), pixel: Size(width: 1, height: 1))?
      .cast(by: .zero, reach: Size(width: 2, height: 2))
  }

  /// The same drawing without semantic elements.
  fileprivate var withoutElements: DisplayList {
    DisplayList(
      commands.map { command in
        switch command {
        case .beginElement: .save
        case .endElement: .restore
        default: command
        }
      }
    )
  }
}

import Tatami
import TatamiGeometry

/// Labels that the box engine lays out without box views.
///
/// It shows what the engine's own work and the measuring of the labels cost; the labels keep their
/// frames.
@MainActor
final class EngineViews {
  let labels: [UILabel]
  private var tree = BoxTree()
  private let root: BoxHandle
  private let space: BoxSpace
  private var leaves: [BoxHandle] = []
  private var labelOfLeaf: [BoxHandle: UILabel] = [:]

  /// Builds a tree over labels.
  ///
  /// - Parameter levels: The number of nested rows with equally many labels each.
  init(_ layout: BoxLayout, width: Double? = nil, levels: Int = 1, labels: [UILabel]) {
    self.labels = labels
    space = BoxSpace(width: width.map { .definite($0) } ?? .unbounded)
    root = tree.makeBox(layout, BoxStyle(width: width == nil ? .wrap : .fill))
    let size = labels.count / levels
    var box = root
    for level in 0..<levels {
      for label in labels[(level * size)..<((level + 1) * size)] { add(label, to: box) }
      guard level + 1 < levels else { break }
      let next = tree.makeBox(layout)
      insert(next, into: box)
      box = next
    }
  }

  private func add(_ label: UILabel, to box: BoxHandle) {
    let leaf = tree.makeHostMeasuredLeaf()
    leaves.append(leaf)
    labelOfLeaf[leaf] = label
    insert(leaf, into: box)
  }

  private func insert(_ node: BoxHandle, into box: BoxHandle) {
    perform { try tree.insert(node, into: box) }
  }

  /// Lays the tree out.
  func layOut() {
    perform {
      try tree.layout(root, in: space) { leaf, space in
        guard let label = labelOfLeaf[leaf] else { return .zero }
        let size = label.sizeThatFits(CGSize(width: space.width, height: space.height))
        return Size(width: Double(size.width), height: Double(size.height))
      }
    }
  }

  /// Marks the label in the middle, whose text has changed.
  func middleLabelDidChange() {
    perform { try tree.invalidateContent(of: leaves[leaves.count / 2]) }
  }

  /// The width of the tree, in points.
  var width: Double { (try? tree.frame(of: root).width) ?? 0 }

  private func perform(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

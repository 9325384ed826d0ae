import TatamiReactive
import TatamiUIKit

/// Builds the node of an item: a view, a group or the result of setters; nil for none.
///
/// The source delivers the item that the node shows, also after the node has got another one.
public typealias SequenceBuilder<Item> =
  @MainActor (
    _ info: OutputBinder<RecyclerInfo<Item>>,
    _ trigger: RecyclerTrigger<Item>
  ) -> (any BoxLayoutNode)?

/// Fills a box with one node for each item, and keeps the nodes of items that stay.
@MainActor
final class SequenceFeed<Item> {
  private struct Element {
    let info: State<RecyclerInfo<Item>>
    let trigger: RecyclerTrigger<Item>
    let node: any BoxLayoutNode
  }

  private weak var container: (any BoxLayoutContainer)?
  private let build: SequenceBuilder<Item>
  private var elements: [SequenceKey: Element] = [:]
  private var spare: [Element] = []
  /// The index at which the node of a new item is inserted.
  private var end = 0
  /// How views appear and disappear.
  var transition = ChildTransition.none

  init(_ container: any BoxLayoutContainer, _ build: @escaping SequenceBuilder<Item>) {
    self.container = container
    self.build = build
  }

  /// Shows items instead of the present ones.
  func show(_ items: [Item]) {
    guard let container else { return }
    let keys = SequenceKey.keys(of: items)
    removeElements(except: Set(keys))
    let size = contentSize(of: container)
    end = container.layoutRegulator.index(after: elements.values.map(\.node.layoutMeasure))
    var order: [Measure] = []
    for (index, (key, item)) in zip(keys, items).enumerated() {
      let info = RecyclerInfo(data: item, index: index, contentSize: size)
      guard let element = element(for: key, info, in: container) else { continue }
      order.append(element.node.layoutMeasure)
    }
    container.layoutRegulator.reorder(order)
  }

  private func removeElements(except keys: Set<SequenceKey>) {
    for (key, element) in elements where !keys.contains(key) {
      elements[key] = nil
      element.trigger.isInUse = false
      element.node.layoutMeasure.activated = false
      transition.remove(element.node.layoutNodeView) { [weak self] in
        element.node.removeFromSuperBox()
        self?.spare.append(element)
      }
    }
  }

  /// Returns the element of an item: the present one, a spare one or a new one.
  private func element(
    for key: SequenceKey,
    _ info: RecyclerInfo<Item>,
    in container: any BoxLayoutContainer
  ) -> Element? {
    if let element = elements[key] {
      element.info.value = info
      return element
    }
    guard let element = takeSpare(info) ?? make(info) else { return nil }
    element.trigger.isInUse = true
    elements[key] = element
    container.insertLayoutNode(element.node, at: end)
    end += 1
    transition.show(element.node.layoutNodeView)
    return element
  }

  private func takeSpare(_ info: RecyclerInfo<Item>) -> Element? {
    guard let element = spare.popLast() else { return nil }
    element.node.layoutMeasure.activated = element.node.layoutVisibility.isLaidOut
    element.node.layoutMeasure.isPlaced = false
    element.info.value = info
    return element
  }

  private func make(_ info: RecyclerInfo<Item>) -> Element? {
    let state = State(info)
    let trigger = RecyclerTrigger(state)
    guard let built = build(state.binder, trigger) else { return nil }
    guard let node = built.layoutMeasure.node else { return nil }
    return Element(info: state, trigger: trigger, node: node)
  }

  /// Returns the size inside a box; the largest length along the axes on which it wraps.
  private func contentSize(of container: any BoxLayoutContainer) -> CGSize {
    let regulator = container.layoutRegulator
    let padding = regulator.padding.insets(in: regulator.readingDirection)
    let size = regulator.calculatedSize
    let length = { (description: SizeDescription, inner: CGFloat) -> CGFloat in
      description.kind == .wrap ? CGFloat(description.limits.max) : max(0, inner)
    }
    return CGSize(
      width: length(regulator.size.width, size.width - padding.left - padding.right),
      height: length(regulator.size.height, size.height - padding.top - padding.bottom)
    )
  }
}

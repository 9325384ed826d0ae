import TatamiReactive
import TatamiUIKit

/// Builds the node of an item: a view, a group or the result of setters; nil for none.
///
/// The source delivers the item that the node currently shows, including items that it is reused
/// for.
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

  /// The maximum number of changes of the items while they are being shown.
  private static var maxUpdates: Int { 1_000 }

  private weak var container: (any BoxLayoutContainer)?
  private let build: SequenceBuilder<Item>
  private var elements: [SequenceKey: Element] = [:]
  private var spare: [Element] = []
  /// The layout properties of the nodes that have been built and not deallocated.
  private var built: Set<ObjectIdentifier> = []
  /// The end of the sequence among the children of the container.
  private weak var end: SequenceEnd?
  /// The size inside the container that the elements were given last.
  private var contentSize = CGSize.zero
  /// The items to be shown next; nil for none.
  private var next: [Item]?
  private var isUpdating = false
  /// The animation with which views appear and disappear.
  var transition = ChildTransition.none

  init(_ container: any BoxLayoutContainer, _ build: @escaping SequenceBuilder<Item>) {
    self.container = container
    self.build = build
    contentSize = Self.contentSize(of: container)
    let end = SequenceEnd { self.updateContentSize() }
    container.layoutRegulator.append(end)
    self.end = end
  }

  /// Replaces the shown items.
  ///
  /// Items that arrive while others are being shown replace them once these are complete.
  func show(_ items: [Item]) {
    next = items
    if isUpdating { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 1...Self.maxUpdates {
      guard let items = next else { return }
      next = nil
      update(to: items)
    }
    guard next != nil else { return }
    next = nil
    BoxDiagnostics.report(
      "the items of \(describe(container)) are changed each time they are shown"
    )
  }

  private func update(to items: [Item]) {
    guard let container else { return }
    let keys = SequenceKey.keys(of: items)
    removeElements(except: Set(keys))
    contentSize = Self.contentSize(of: container)
    var order: [Measure] = []
    for (index, (key, item)) in zip(keys, items).enumerated() {
      let info = RecyclerInfo(data: item, index: index, contentSize: contentSize)
      guard let element = element(for: key, info, in: container) else { continue }
      order.append(element.node.layoutMeasure)
    }
    container.layoutRegulator.reorder(order)
  }

  private func removeElements(except keys: Set<SequenceKey>) {
    for (key, element) in elements where !keys.contains(key) {
      elements[key] = nil
      element.trigger.isInUse = false
      let measure = element.node.layoutMeasure
      measure.keepsFrame = true
      measure.activated = false
      transition.remove(element.node.layoutNodeView) { [weak self] in
        element.node.removeFromSuperBox()
        self?.spare.append(element)
      }
    }
  }

  /// Returns the element of an item: its existing one, a spare one or a new one.
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
    if let end { container.layoutRegulator.insert(element.node, before: end) }
    transition.show(element.node.layoutNodeView)
    return element
  }

  private func takeSpare(_ info: RecyclerInfo<Item>) -> Element? {
    guard let element = spare.popLast() else { return nil }
    let measure = element.node.layoutMeasure
    measure.activated = element.node.layoutVisibility.isLaidOut
    measure.keepsFrame = false
    measure.isPlaced = false
    element.info.value = info
    return element
  }

  private func make(_ info: RecyclerInfo<Item>) -> Element? {
    let state = State(info)
    let trigger = RecyclerTrigger(state)
    guard let node = build(state.binder, trigger)?.ownNode else { return nil }
    guard built.insert(ObjectIdentifier(node.layoutMeasure)).inserted else {
      BoxDiagnostics.report(
        "\(describe(node)) was built for two items of a sequence; build a node for each item"
      )
      return nil
    }
    return Element(info: state, trigger: trigger, node: node)
  }

  /// Updates the elements if the size inside the container has changed.
  private func updateContentSize() {
    guard let container, !isUpdating else { return }
    let size = Self.contentSize(of: container)
    guard size != contentSize else { return }
    contentSize = size
    for element in elements.values { element.info.value.contentSize = size }
  }

  /// Returns the size inside a box; unlimited along the axes on which the box wraps its content.
  private static func contentSize(of container: any BoxLayoutContainer) -> CGSize {
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

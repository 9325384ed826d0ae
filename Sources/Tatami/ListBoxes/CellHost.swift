import TatamiReactive
import TatamiUIKit

/// The box that fills a cell, a header or a footer and has one child.
package final class CellHost: ZBox {
  /// The cell, header or footer.
  package private(set) weak var container: UIView?
  private var child: (any BoxLayoutNode)?
  private var element: (any CellElement)?

  /// Makes the box the content of a view; `container` is measured again when the content changes.
  func fill(_ contentView: UIView, of container: UIView) {
    self.container = container
    (isSizeControl, isCenterControl) = (false, false)
    frame = contentView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(self)
  }

  /// The view of the content; nil for none.
  package var contentView: UIView? { child?.layoutNodeView }

  /// The size of the content, as its layout properties describe it.
  package var contentDescription: BoxSize { child?.layoutMeasure.size ?? BoxSize() }

  /// Shows an item; the content is built if none exists for items of this type.
  package func show<Item>(_ info: RecyclerInfo<Item>, _ build: SequenceBuilder<Item>) {
    if let element = element as? TypedCellElement<Item> {
      element.trigger.isInUse = true
      element.info.value = info
      return
    }
    let state = State(info)
    let new = TypedCellElement(info: state, trigger: RecyclerTrigger(state))
    element = new
    show(build(state.binder, new.trigger))
    new.trigger.isInUse = true
  }

  /// Shows a node in place of the current one.
  func show(_ node: (any BoxLayoutNode)?) {
    child?.removeFromSuperBox()
    child = node?.ownNode
    if let child { addLayoutNode(child) }
  }

  /// Suspends the content until the next item is shown.
  func rest() {
    element?.rest()
  }

  /// Returns the size of the content and its margin in a space, in points; lengths of 0 are
  /// unlimited.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - isWide: Whether the content takes the whole width.
  package func contentSize(in space: CGSize, isWide: Bool) -> CGSize {
    let size = contentDescription
    let fillsWidth = isWide || (size.width.kind == .ratio && space.width > 0)
    let fillsHeight = size.height.kind == .ratio && space.height > 0
    layoutRegulator.size = BoxSize(
      width: fillsWidth ? .fill : .wrap,
      height: fillsHeight ? .fill : .wrap
    )
    return sizeThatFits(space)
  }

  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    container?.invalidateIntrinsicContentSize()
  }
}

/// The item that a cell shows.
@MainActor
private protocol CellElement: AnyObject {
  /// Suspends the element until the next item is shown.
  func rest()
}

/// An element for items of one type.
private final class TypedCellElement<Item>: CellElement {
  let info: State<RecyclerInfo<Item>>
  let trigger: RecyclerTrigger<Item>

  init(info: State<RecyclerInfo<Item>>, trigger: RecyclerTrigger<Item>) {
    (self.info, self.trigger) = (info, trigger)
  }

  func rest() { trigger.isInUse = false }
}

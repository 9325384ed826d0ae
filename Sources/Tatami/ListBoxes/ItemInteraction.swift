public import TatamiUIKit

/// The closures that are called for the items of a section or for one item.
///
/// Set them with the methods of ``InteractiveItems``.
@MainActor
public struct ItemInteraction<Item> {
  /// A closure that is called with an item.
  public typealias Action = @MainActor (RecyclerInfo<Item>) -> Void
  /// A closure that returns the actions that a swipe over an item's row reveals; nil for none.
  public typealias SwipeActions = @MainActor (RecyclerInfo<Item>) -> UISwipeActionsConfiguration?

  var onSelect: Action?
  var onDelete: Action?
  var onPrefetch: Action?
  var onCancelPrefetching: Action?
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?

  /// Returns the closures for one item.
  func bound(to info: RecyclerInfo<Item>) -> CellInteraction {
    CellInteraction(
      select: bind(onSelect, info),
      delete: bind(onDelete, info),
      prefetch: bind(onPrefetch, info),
      cancelPrefetching: bind(onCancelPrefetching, info),
      leadingActions: bind(leadingActions, info),
      trailingActions: bind(trailingActions, info)
    )
  }

  private func bind<Result>(
    _ action: (@MainActor (RecyclerInfo<Item>) -> Result)?,
    _ info: RecyclerInfo<Item>
  ) -> CellInteraction.Action<Result>? {
    guard let action else { return nil }
    return { action(info) }
  }
}

/// The closures for the item at one position; nil for those without effect.
@MainActor
struct CellInteraction {
  typealias Action<Result> = () -> Result

  var select: Action<Void>?
  var delete: Action<Void>?
  var prefetch: Action<Void>?
  var cancelPrefetching: Action<Void>?
  var leadingActions: Action<UISwipeActionsConfiguration?>?
  var trailingActions: Action<UISwipeActionsConfiguration?>?
}

/// A section of a list or grid, or an item of a section, that calls closures with its items.
///
/// ```swift
/// ListRecycleSection(items: people) { person, _ in
///   UILabel().attach().text(person.data.name).margin(all: 12)
/// }
/// .onSelect { open($0.data) }
/// .onDelete { people.value.remove(at: $0.index) }
/// .onMove { people.value.insert(people.value.remove(at: $0), at: $1) }
/// .leadingSwipeActions { person in
///   let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
///     togglePin(person.data)
///     completion(true)
///   }
///   return UISwipeActionsConfiguration(actions: [pin])
/// }
/// ```
@MainActor
public protocol InteractiveItems<Item>: AnyObject {
  /// The type of the items.
  associatedtype Item
  /// The closures.
  var interaction: ItemInteraction<Item> { get set }
}

extension InteractiveItems {
  /// Sets the closure that is called when an item is tapped.
  @discardableResult
  public func onSelect(_ action: @escaping ItemInteraction<Item>.Action) -> Self {
    interaction.onSelect = action
    return self
  }

  /// Sets the closure that deletes an item from the data.
  ///
  /// Rows of a list then have a control for deleting in editing mode and, unless they have trailing
  /// swipe actions, a button that a swipe reveals. A grid has no control of its own: its content
  /// may show one while ``RecyclerInfo/isEditing`` is true.
  @discardableResult
  public func onDelete(_ action: @escaping ItemInteraction<Item>.Action) -> Self {
    interaction.onDelete = action
    return self
  }

  /// Sets the closure that returns the actions at the leading edge of a list's rows.
  @discardableResult
  public func leadingSwipeActions(
    _ actions: @escaping ItemInteraction<Item>.SwipeActions
  ) -> Self {
    interaction.leadingActions = actions
    return self
  }

  /// Sets the closure that returns the actions at the trailing edge of a list's rows.
  @discardableResult
  public func trailingSwipeActions(
    _ actions: @escaping ItemInteraction<Item>.SwipeActions
  ) -> Self {
    interaction.trailingActions = actions
    return self
  }

  /// Sets the closures that are called when an item will be visible soon, and when a prefetched
  /// item will not be visible soon after all.
  @discardableResult
  public func onPrefetch(
    _ prefetch: @escaping ItemInteraction<Item>.Action,
    cancel: ItemInteraction<Item>.Action? = nil
  ) -> Self {
    (interaction.onPrefetch, interaction.onCancelPrefetching) = (prefetch, cancel)
    return self
  }
}

public import TatamiUIKit

/// The accessibility elements of a window with identities, for hosts that show them to screen readers.
///
/// ```swift
/// let mirror = AccessibilityMirror()
/// let elements = mirror.elements(of: window)
/// let labels = elements.compactMap(\.node.label)
/// ```
///
/// A class, because the identities of elements last as long as the mirror.
@preconcurrency @MainActor
public final class AccessibilityMirror {
  /// The part of an element or group in a list or a table.
  public enum ListPart: Hashable, Sendable {
    /// A table or collection view.
    case list
    /// A row or item.
    ///
    /// - Parameters:
    ///   - index: The index among the rows or items of all sections.
    ///   - count: The number of rows or items in all sections.
    case item(index: Int, count: Int)
    /// A table of data with numbers of rows and columns.
    case table(rows: Int, columns: Int)
    /// A cell of a table of data, in a row and a column counted from 0, and whether it is a title.
    case cell(row: Int, column: Int, isTitle: Bool)
  }

  /// An element or a group of elements.
  public struct Element: Hashable, Sendable {
    /// The identity, which belongs to the element as long as it exists.
    public var id: UInt32
    /// The identity of the group around it; nil for none.
    public var parent: UInt32?
    /// The properties; the children are elements of their own.
    public var node: AccessibilityNode
    /// The part in a list or a table; nil outside, and for other elements inside.
    public var listPart: ListPart?
    /// Whether elements are inside.
    public var isGroup: Bool
    /// Whether the element is the first responder.
    public var isFocused: Bool
    /// Whether screen readers ignore what is around the group.
    public var isModal = false
    /// Whether the element has a text that cannot be edited.
    public var isReadOnly = false
    /// The names of actions in addition to the activation.
    public var actions: [String] = []
  }

  private struct Known {
    weak var responder: UIResponder?
    let id: UInt32
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var responders: [UInt32: Known] = [:]
  private var lastID: UInt32 = 0

  /// Creates a mirror without elements.
  public init() {}

  /// Returns the elements inside of a view in reading order, each group before what is inside.
  ///
  /// Tables and collection views, their cells, tables of data and modal views are groups.
  ///
  /// - Complexity: O(*n*) in the views, and O(*s*) in the sections of its list for each cell.
  public func elements(of view: UIView) -> [Element] {
    known = known.filter { $0.value.responder != nil }
    responders = [:]
    var elements: [Element] = []
    var waiting =
      AccessibilityWalk.elements(of: view, groupsLists: true).reversed()
      .map { ($0, nil as UInt32?) }
    while let (found, parent) = waiting.popLast() {
      let id = self.id(of: found.responder)
      elements.append(
        Element(
          id: id,
          parent: parent,
          node: found.node,
          listPart: found.responder.listPart,
          isGroup: !found.children.isEmpty,
          isFocused: found.responder.isFirstResponder,
          isModal: found.responder.accessibilityViewIsModal,
          isReadOnly: (found.responder as? UITextView)?.isEditable == false,
          actions: found.responder.offeredActions.map(\.name)
        )
      )
      waiting += found.children.reversed().map { ($0, id) }
    }
    return elements
  }

  /// Returns the responder of an element that the last call of ``elements(of:)`` has returned; nil if
  /// it no longer exists.
  public func responder(of id: UInt32) -> UIResponder? { responders[id]?.responder }

  private func id(of responder: UIResponder) -> UInt32 {
    let key = ObjectIdentifier(responder)
    let entry = known[key] ?? Known(responder: responder, id: lastID &+ 1)
    lastID = max(lastID, entry.id)
    known[key] = entry
    responders[entry.id] = entry
    return entry.id
  }
}

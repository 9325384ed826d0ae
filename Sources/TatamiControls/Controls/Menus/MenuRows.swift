import TatamiGraphics
import TatamiViews

/// The rows of a menu, as they are shown.
@MainActor
struct MenuRows {
  /// One row.
  enum Row {
    /// The title of a menu or of an inline menu.
    case header(String)
    /// The title of a submenu, which closes it.
    case back(String)
    /// An action or a closed menu.
    case element(UIMenuElement, in: UIMenu)
    /// An element whose elements are not known yet.
    case loading(UIDeferredMenuElement)
    /// The next rows of a bar, or those before if the step is negative.
    case page(step: Int)

    var isHeader: Bool { if case .header = self { true } else { false } }
  }

  /// The rows between separators, each group with at least one row.
  private(set) var groups: [[Row]] = []
  /// The title of the menu, which is above all groups; nil for none.
  private(set) var heading: Row?
  private var current: [Row] = []

  /// The levels of inline menus that are shown; deferred elements may provide themselves.
  private static let deepest = 64
  /// The number of elements that are shown; deferred elements may provide themselves twice.
  private static let mostElements = 2_000
  private var elementCount = 0

  /// Creates the rows of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu; its title is a header.
  ///   - loaded: The elements that have been provided for deferred ones.
  ///   - isSubmenu: Whether the header closes the menu.
  init(_ menu: UIMenu, loaded: [UIDeferredMenuElement: [UIMenuElement]], isSubmenu: Bool = false) {
    if isSubmenu {
      heading = .back(menu.title)
    } else if !menu.title.isEmpty {
      heading = .header(menu.title)
    }
    add(menu.children, of: menu, loaded, depth: 0)
    close()
    guard elementCount > Self.mostElements else { return }
    Diagnostics.report("a menu shows only its first \(Self.mostElements) elements: \(menu)")
  }

  private mutating func close() {
    if !current.isEmpty { groups.append(current) }
    current = []
  }

  private mutating func add(
    _ elements: [UIMenuElement],
    of menu: UIMenu,
    _ loaded: [UIDeferredMenuElement: [UIMenuElement]],
    depth: Int
  ) {
    guard depth < Self.deepest else { return }
    for element in elements where !element.menuAttributes.contains(.hidden) {
      elementCount += 1
      guard elementCount <= Self.mostElements else { return }
      if let deferred = element as? UIDeferredMenuElement {
        guard let found = loaded[deferred] else {
          current.append(.loading(deferred))
          continue
        }
        add(found, of: menu, loaded, depth: depth + 1)
      } else if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        close()
        if !inner.title.isEmpty { current.append(.header(inner.title)) }
        add(inner.children, of: inner, loaded, depth: depth + 1)
        close()
      } else {
        current.append(.element(element, in: menu))
      }
    }
  }

  /// The elements, in order.
  var elements: [UIMenuElement] {
    groups.joined().compactMap { if case .element(let element, _) = $0 { element } else { nil } }
  }

  /// The deferred elements whose elements are not known.
  var waiting: [UIDeferredMenuElement] {
    groups.joined().compactMap { if case .loading(let element) = $0 { element } else { nil } }
  }

  /// Whether any element has a mark, for which a leading column is kept (N177).
  var hasMarks: Bool {
    if case .back = heading { return true }
    return elements.contains { $0.menuState != .off || $0 is UIMenu }
  }
}

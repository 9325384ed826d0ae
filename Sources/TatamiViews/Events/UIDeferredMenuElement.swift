/// A place for elements that a closure provides when the menu is shown.
///
/// A row with the text “Loading…” is shown until then.
open class UIDeferredMenuElement: UIMenuElement {
  /// The closure that provides the elements, and calls its argument with them, once.
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements of a cached element, once they are known.
  private var elements: [UIMenuElement]?
  /// The closures that wait for the elements of a cached element.
  private var waiting: [([UIMenuElement]) -> Void]?

  /// Creates an element whose closure is called when it is shown for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    isCached: Bool
  ) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "Loading…", image: nil)
  }

  /// Makes an element whose closure is called each time it is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Passes the elements to a closure: at once if they are known.
  package func load(_ receive: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return receive(elements) }
    if isCached, waiting != nil { return waiting?.append(receive) ?? () }
    waiting = isCached ? [receive] : nil
    var isAnswered = false
    provider { [self] found in
      guard !isAnswered else { return }
      isAnswered = true
      guard isCached else { return receive(found) }
      elements = found
      let receivers = waiting ?? []
      waiting = nil
      for receiver in receivers { receiver(found) }
    }
  }
}

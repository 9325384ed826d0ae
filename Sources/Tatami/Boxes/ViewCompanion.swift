import TatamiReactive
import TatamiUIKit

/// The state that the package stores for each responder: subscriptions, layout properties,
/// observers.
@MainActor
final class ViewCompanion {
  /// The disposers that are disposed when the responder is deallocated.
  private(set) lazy var bag = DisposerBag()
  /// The layout properties of a view that is not a box.
  @exclusivity(unchecked) private(set) var measure: Measure?
  /// The layout properties of a node that represents the view.
  var standIn: Measure? {
    get {
      guard let object = standInReference.object else { return nil }
      return unsafeDowncast(object, to: Measure.self)
    }
    set { standInReference = BackReference(newValue) }
  }

  @exclusivity(unchecked) private var standInReference = BackReference()
  /// Whether the view is shown and laid out.
  var visibility = Visibility.visible
  /// The animator of the view and of the views inside a box.
  var animator: (any Animator)?
  /// Additional objects and values by their types.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The key-value observations, on systems that support them.
  var keyObservations: [AnyObject] = []
  private var observers: [WeakReference<GeometryObserver>] = []
  /// The number of observers at which deallocated ones are removed.
  private var pruningCount = 8
  /// The observers of subscriptions, which are held until they are disposed.
  private var subscribers: [GeometryObserver] = []

  /// Returns the layout properties of a view, which are created on first use.
  func measure(of view: UIView) -> Measure {
    if let measure { return measure }
    let measure = Measure()
    measure.node = view
    self.measure = measure
    return measure
  }

  /// An additional object or value of a type.
  subscript<Value>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Adds an observer of the view's geometry until it is deallocated.
  func add(_ observer: GeometryObserver) {
    observers.append(WeakReference(value: observer))
    guard observers.count >= pruningCount else { return }
    observers.removeAll { $0.value == nil }
    pruningCount = max(8, 2 * observers.count)
  }

  /// Holds the observer of a subscription.
  func hold(_ observer: GeometryObserver) {
    subscribers.append(observer)
  }

  /// Releases the observer of a subscription.
  func release(_ observer: GeometryObserver) {
    subscribers.removeAll { $0 === observer }
  }

  /// Marks the nodes that depend on the intrinsic size of the view; returns whether there are any.
  func naturalSizeDidChange() -> Bool {
    let hosted = standIn?.parent == nil ? measure : standIn
    guard let hosted, hosted.parent != nil else { return false }
    hosted.contentChanged()
    return true
  }

  /// Calls the observers.
  func geometryChanged() {
    if observers.isEmpty { return }
    for observer in observers { observer.value?.report() }
  }
}

/// Reports changes of a view's position and size until it is deallocated.
@MainActor
final class GeometryObserver {
  private let onChange: () -> Void

  /// Creates an observer; call `observe(_:)` to start it.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Calls the closure.
  func report() { onChange() }
}

extension UIResponder: AutoDisposable {
  /// The disposers that are disposed when the responder is deallocated.
  public var disposerBag: DisposerBag { viewCompanion.bag }
}

extension UIView {
  /// The layout properties with which a box lays the view out; nil for none.
  var hostedMeasure: Measure? {
    let companion = storedCompanion
    if let standIn = companion?.standIn, standIn.parent != nil { return standIn }
    return (self as? BoxView)?.layoutRegulator ?? companion?.measure
  }
}

extension UIView: BoxLayoutNode {
  /// The size, margin and alignment of the view in its box; for a box, its regulator.
  public var layoutMeasure: Measure {
    (self as? BoxView)?.layoutRegulator ?? viewCompanion.measure(of: self)
  }

  /// Whether the view is shown, and laid out by its box.
  public var layoutVisibility: Visibility {
    get { storedCompanion?.visibility ?? .visible }
    set {
      viewCompanion.visibility = newValue
      if isHidden != newValue.isHidden { isHidden = newValue.isHidden }
      layoutMeasure.activated = newValue.isLaidOut
    }
  }

  /// A view.
  public var layoutNodeType: BoxLayoutNodeType { .concrete(self) }

  /// Updates a box after it has moved to another box, or to none.
  public func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?) {
    (self as? BoxView)?.updateHostObserver()
  }

  /// Requests a new layout of the boxes around the view because its content has changed.
  ///
  /// The setters of the declarative API and, on Linux, the views of the kit call this themselves.
  public func layoutContentChanged() {
    (hostedMeasure ?? layoutMeasure).contentChanged()
  }
}

public import Tatami

/// A box or group whose layout properties have a stated type.
@preconcurrency @MainActor
public protocol RegulatorSpecifier: AnyObject {
  /// The type of the layout properties.
  associatedtype RegulatorType: Regulator

  /// The layout properties.
  var regulator: RegulatorType { get }
}

extension Tatami.ZBox: RegulatorSpecifier {}
extension LinearBox: RegulatorSpecifier {}
extension FlowBox: RegulatorSpecifier {}
extension Tatami.ZGroup: RegulatorSpecifier {}
extension ZGroup: RegulatorSpecifier {}
extension LinearGroup: RegulatorSpecifier {}
extension FlowGroup: RegulatorSpecifier {}

/// A box with layout properties of any type, which a subclass makes in `createRegulator`.
open class GenericBoxView<R: Regulator>: BoxView, RegulatorSpecifier {
  /// The layout properties.
  ///
  /// - Precondition: `createRegulator` returns properties of this type.
  public var regulator: R {
    guard let regulator = layoutRegulator as? R else {
      preconditionFailure("createRegulator() of \(type(of: self)) does not return \(R.self)")
    }
    return regulator
  }
}

/// A group with layout properties of any type.
open class GenericBoxGroup<R: Regulator>: BoxGroup, RegulatorSpecifier {
  /// The layout properties.
  public let regulator: R

  /// Creates a group with its layout properties.
  public init(_ regulator: R) {
    self.regulator = regulator
    super.init(regulator)
  }
}

/// A box that lays its children over each other, in its center unless stated otherwise.
open class ZBox: Tatami.ZBox {
  /// Returns layout properties that center the children.
  open override func createRegulator() -> Regulator {
    let regulator = super.createRegulator()
    regulator.justifyContent = .center
    return regulator
  }
}

/// A box without a view that lays its children over each other, in its center unless stated
/// otherwise.
public final class ZGroup: BoxGroup {
  /// The layout properties.
  public let regulator: ZRegulator

  /// Creates a group.
  public init() {
    regulator = ZRegulator()
    regulator.justifyContent = .center
    super.init(regulator)
  }
}

extension BoxGroup {
  /// Returns new layout properties of the group's type and direction.
  public func createRegulator() -> Regulator {
    switch layoutRegulator {
    case let flow as FlowRegulator: FlowRegulator(direction: flow.direction)
    case let line as LinearRegulator: LinearRegulator(direction: line.direction)
    default: ZRegulator()
    }
  }
}

extension BoxLayoutNodeType {
  /// Whether the node has no view.
  public var isVirtual: Bool {
    if case .virtual = self { true } else { false }
  }
}

extension BoxLayoutNode {
  /// The view that shows the views of the node's children.
  public var parasitingHostView: (any ViewParasitizing & UIView)? {
    if let box = layoutNodeView as? BoxView { return box }
    var container = superBox
    while let current = container {
      if let box = current.layoutNodeView as? BoxView { return box }
      container = current.superBox
    }
    return nil
  }
}

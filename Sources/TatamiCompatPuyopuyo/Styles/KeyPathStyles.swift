public import Tatami

/// A style that writes a property of objects of a class.
@preconcurrency @MainActor
open class AnyReferenceKeyPathStyle<Object: AnyObject, DecorableType, Value, KeyPath>: Style {
  /// The value.
  public var value: Value
  /// The property.
  public var keyPath: KeyPath

  /// Creates a style.
  public init(value: Value, keyPath: KeyPath) {
    self.value = value
    self.keyPath = keyPath
  }

  /// Creates a style.
  public convenience init(keyPath: KeyPath, value: Value) {
    self.init(value: value, keyPath: keyPath)
  }

  /// Applies the style to an object of its class; does nothing to others.
  public func apply(to decorable: any Stylable) {
    if let target = decorable as? DecorableType { applyDecorable(target) }
  }

  /// Writes the property if the key path is one of the object's class.
  open func applyDecorable(_ target: DecorableType) {
    guard let path = keyPath as? ReferenceWritableKeyPath<Object, Value>,
      let object = target as? Object
    else { return }
    object[keyPath: path] = value
  }
}

/// A style that writes a property of objects of a class.
public class NSObjectStyle<Object: NSObject, Value>:
  AnyReferenceKeyPathStyle<Object, Object, Value, ReferenceWritableKeyPath<Object, Value>>
{
  /// Writes the property.
  public override func applyDecorable(_ target: Object) {
    target[keyPath: keyPath] = value
  }
}

/// Tatami's style of corners.
public typealias CorderRadiusStyle = CornerRadiusStyle

extension BorderColorStyle {
  /// Creates a style from a color of layers.
  @_disfavoredOverload
  public init(value: CGColor?) {
    self.init(value: value.map { UIColor(cgColor: $0) })
  }
}

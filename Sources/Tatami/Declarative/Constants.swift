public import TatamiBox
public import TatamiReactive
public import TatamiUIKit

// Constants are sources of themselves: a setter takes a literal wherever it takes a state.

extension SizeDescription: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = SizeDescription
}

extension BoxSize: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = BoxSize

  /// Returns a source of sizes whose main axis is given by a source.
  ///
  /// - Parameters:
  ///   - main: The length along the axis.
  ///   - cross: The length across.
  ///   - axis: The axis.
  @preconcurrency @MainActor
  public static func flex(
    main: SizeDescription,
    cross: SizeDescription,
    axis: some ReactiveSource<Direction>
  ) -> Outputs<BoxSize> {
    axis.asOutput().map { axis in
      axis == .horizontal
        ? BoxSize(width: main, height: cross) : BoxSize(width: cross, height: main)
    }
  }
}

extension Alignment: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Alignment
}

extension Format: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Format
}

extension Direction: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Direction
}

extension SemanticDirection: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = SemanticDirection
}

extension Visibility: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Visibility
}

extension BorderInsets: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = BorderInsets
}

extension UIEdgeInsets: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UIEdgeInsets
}

extension NSTextAlignment: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = NSTextAlignment
}

extension UIKeyboardType: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UIKeyboardType
}

extension UIView.ContentMode: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UIView.ContentMode
}

extension UIControl.State: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UIControl.State
}

extension UIControl.Event: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UIControl.Event
}

extension UIColor: ReactiveSource, OptionalConvertible {
  /// The constant's own type.
  public typealias OutputType = UIColor

  /// The constant's own type.
  public typealias Wrap = UIColor

  /// The color itself.
  public var optionalValue: UIColor? { self }

  /// Delivers the color once.
  @discardableResult
  @preconcurrency @MainActor
  public func subscribe<Subscriber: ReactiveReceiver<UIColor>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    Outputs.just(self).subscribe(subscriber)
  }
}

extension UIFont: ReactiveSource, OptionalConvertible {
  /// The constant's own type.
  public typealias OutputType = UIFont

  /// The constant's own type.
  public typealias Wrap = UIFont

  /// The font itself.
  public var optionalValue: UIFont? { self }

  /// Delivers the font once.
  @discardableResult
  @preconcurrency @MainActor
  public func subscribe<Subscriber: ReactiveReceiver<UIFont>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    Outputs.just(self).subscribe(subscriber)
  }
}

extension UIImage: ReactiveSource, OptionalConvertible {
  /// The constant's own type.
  public typealias OutputType = UIImage

  /// The constant's own type.
  public typealias Wrap = UIImage

  /// The image itself.
  public var optionalValue: UIImage? { self }

  /// Delivers the image once.
  @discardableResult
  @preconcurrency @MainActor
  public func subscribe<Subscriber: ReactiveReceiver<UIImage>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    Outputs.just(self).subscribe(subscriber)
  }
}

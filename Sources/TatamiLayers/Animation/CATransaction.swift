public import Foundation

/// What holds for all changes of layers until it is committed.
///
/// Outside `begin()` and `commit()` there is one for the rest of the turn.
@MainActor
open class CATransaction: NSObject {
  /// The duration of implicit animations where none is set, in seconds.
  private static let standardDuration = 0.25

  private static var stack: TransactionStack { RunLoopTurn.current.transactions }

  /// Begins a transaction inside the current one.
  public class func begin() { stack.begin() }

  /// Ends the transaction that was begun last; without one nothing happens.
  ///
  /// The completion block runs when all animations started inside are over, or at once without any.
  public class func commit() { stack.commit() }

  /// Ends the implicit transaction of the turn.
  public class func flush() { stack.flush() }

  /// How long animations without a duration take, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? standardDuration
  }

  /// Sets how long animations without a duration take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur.clamped(to: 0...MediaTiming.longest), forKey: kCATransactionAnimationDuration)
  }

  /// The curve of animations without one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of animations without one.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes set nothing off.
  public class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes set nothing off.
  public class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// What runs when all animations started inside are over.
  public class func completionBlock() -> (() -> Void)? {
    stack.completionBlock
  }

  /// Sets what runs when all animations started inside are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// Returns a value that was set here or around.
  public class func value(forKey key: String) -> Any? {
    stack.value(forKey: key)
  }

  /// Sets a value that holds until the commit; nil takes it back.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    stack.setValue(anObject, forKey: key)
  }

}

/// The key of the duration of animations without one, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes set nothing off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of animations without one.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs when all animations started inside are over.
public let kCATransactionCompletionBlock = "completionBlock"

public import Foundation

/// A group of layer changes with common animation settings, which lasts until it is committed.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which ends with
/// the turn of the run loop. Outside of the main actor, every thread has its own transactions.
open class CATransaction: NSObject {
  /// The default duration of implicit animations, in seconds.
  private static let standardDuration = 0.25

  private static var stack: TransactionStack { .current }

  /// Begins a transaction inside the current one.
  public class func begin() { stack.begin() }

  /// Commits the innermost transaction; does nothing without one.
  ///
  /// The completion block is called when all animations of the transaction have ended, or
  /// immediately if there are none.
  public class func commit() { stack.commit() }

  /// Commits the implicit transaction of the turn.
  public class func flush() { stack.flush() }

  /// Returns the duration of animations that do not set one, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? standardDuration
  }

  /// Sets the duration of animations that do not set one, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur.clamped(to: 0...MediaTiming.longest), forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function of animations that do not set one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of animations that do not set one.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes start no actions.
  public class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes start no actions.
  public class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the block that runs when all animations of the transaction have ended.
  public class func completionBlock() -> (() -> Void)? {
    stack.completionBlock
  }

  /// Sets the block that runs when all animations of the transaction have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// Returns the value of a key in the innermost transaction that sets it.
  public class func value(forKey key: String) -> Any? {
    stack.value(forKey: key)
  }

  /// Sets a value of the innermost transaction; nil removes it.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    stack.setValue(anObject, forKey: key)
  }
}

/// The key of the duration of animations that do not set one, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes start no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations that do not set one.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

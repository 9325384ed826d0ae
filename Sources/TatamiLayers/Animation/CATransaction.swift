public import Foundation

/// What holds for all changes of layers until it is committed (S200).
///
/// Outside `begin()` and `commit()` there is one for the rest of the turn.
@MainActor
open class CATransaction: NSObject {
  /// What was said in one transaction; the rest is what holds around it.
  @MainActor
  package final class Level {
    package var values: [String: Any] = [:]
    package let tally: AnimationTally

    package init(inside outer: Level?) {
      tally = AnimationTally(inside: outer?.tally)
    }
  }

  private static var levels: [Level] = []
  /// Whether the outermost level was not begun by anybody.
  private static var hasImplicitLevel = false

  /// How long what starts by itself takes unless told otherwise, in seconds (S192).
  private static let standardDuration = 0.25

  private static var level: Level {
    if let level = levels.last { return level }
    let level = Level(inside: nil)
    levels.append(level)
    hasImplicitLevel = true
    return level
  }

  /// Begins a transaction inside the current one.
  public class func begin() {
    levels.append(Level(inside: levels.last))
  }

  /// Ends the transaction that was begun last; without one nothing happens.
  ///
  /// Its completion runs when all animations started inside are over, or at once without any.
  public class func commit() {
    guard levels.count > (hasImplicitLevel ? 1 : 0), let level = levels.popLast() else { return }
    end(level)
  }

  /// Ends the transaction of the turn.
  public class func flush() {
    guard hasImplicitLevel, levels.count == 1 else { return }
    hasImplicitLevel = false
    end(levels.removeLast())
  }

  static func endTurn() {
    flush()
  }

  private static func end(_ level: Level) {
    let completion = level.values[kCATransactionCompletionBlock] as? () -> Void
    level.values = [:]
    level.tally.seal { _ in completion?() }
  }

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
    levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Sets what runs when all animations started inside are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// Returns a value that was set here or around.
  public class func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Sets a value that holds until the commit; nil takes it back.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    level.values[key] = anObject
  }

  /// What counts the animations that start now.
  package static var tally: AnimationTally { level.tally }
}

/// The key of the duration of animations without one, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes set nothing off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of animations without one.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs when all animations started inside are over.
public let kCATransactionCompletionBlock = "completionBlock"

// Names of the system's headers that importing Foundation provides on Apple platforms only.

/// A whole number.
public typealias NSInteger = Int

/// A whole number without a sign.
public typealias NSUInteger = UInt

/// A number larger than all lengths of layouts: the largest finite `Float`.
public var HUGE: Float { .greatestFiniteMagnitude }

/// How commands that are drawn as one are put onto what lies below (S190).
public struct Group: Hashable, Sendable {
  /// The opacity of the whole, 0...1, shadow included.
  public var opacity: Double
  /// The shadow behind the whole; nil for none.
  public var shadow: Shadow?
  /// How the whole is combined with what lies below.
  public var blend: BlendMode

  /// Makes a group; the default changes nothing.
  public init(opacity: Double = 1, shadow: Shadow? = nil, blend: BlendMode = .normal) {
    self.opacity = opacity
    self.shadow = shadow
    self.blend = blend
  }
}

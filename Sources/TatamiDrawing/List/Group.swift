/// The opacity, shadow, blending and mask of a group, which is composited as a whole.
///
/// ```swift
/// let shadow = Shadow(
///   color: Color.black.withAlpha(0.3),
///   offset: Size(width: 0, height: 4),
///   blurRadius: 12
/// )
/// list.append(.beginGroup(Group(opacity: 0.8, shadow: shadow)))
/// list.append(card)
/// list.append(.endGroup)
/// ```
public struct Group: Hashable, Sendable {
  /// The opacity of the group with its shadow, 0...1.
  public var opacity: Double
  /// The shadow of the group; nil for none.
  public var shadow: Shadow?
  /// The mode in which the group is blended with its backdrop.
  public var blend: BlendMode
  /// The rendering of the group to a bitmap; nil to draw it with the resolution of the output.
  public var rasterization: Rasterization?
  private var maskStorage: MaskStorage?

  /// The maximum nesting depth of masks; deeper masks are ignored.
  public static let maxMaskDepth = 32

  /// Creates a group; the default has no effect.
  public init(
    opacity: Double = 1,
    shadow: Shadow? = nil,
    blend: BlendMode = .normal,
    mask: DisplayList? = nil,
    rasterization: Rasterization? = nil
  ) {
    self.opacity = opacity
    self.shadow = shadow
    self.blend = blend
    self.rasterization = rasterization
    maskStorage = mask.flatMap(MaskStorage.init)
  }

  /// A drawing whose alpha multiplies the group and its shadow; nil for none.
  ///
  /// The mask uses the coordinate system in which the group begins.
  ///
  /// - Complexity: O(*n*) in the mask's commands when set.
  public var mask: DisplayList? {
    get { maskStorage?.list }
    set { maskStorage = newValue.flatMap(MaskStorage.init) }
  }
}

/// A mask with its nesting depth.
private struct MaskStorage: Hashable {
  let list: DisplayList
  /// The nesting depth of masks, including this one.
  let depth: Int

  /// Stores a mask; nil if it nests masks too deeply.
  init?(_ list: DisplayList) {
    var inner = 0
    for case .beginGroup(let group) in list.commands { inner = max(inner, group.maskDepth) }
    guard inner < Group.maxMaskDepth else { return nil }
    self.list = list
    depth = inner + 1
  }
}

extension Group {
  /// The nesting depth of masks; zero without a mask.
  fileprivate var maskDepth: Int { maskStorage?.depth ?? 0 }
}

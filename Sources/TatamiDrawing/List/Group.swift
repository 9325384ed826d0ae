/// How commands that are drawn as one are put onto what lies below (S190).
public struct Group: Hashable, Sendable {
  /// The opacity of the whole, 0...1, shadow included.
  public var opacity: Double
  /// The shadow behind the whole; nil for none.
  public var shadow: Shadow?
  /// How the whole is combined with what lies below.
  public var blend: BlendMode
  private var maskBox: MaskBox?

  /// The most masks within each other; a deeper one is left out.
  public static let maxMaskDepth = 32

  /// Makes a group; the default changes nothing.
  public init(
    opacity: Double = 1,
    shadow: Shadow? = nil,
    blend: BlendMode = .normal,
    mask: DisplayList? = nil
  ) {
    self.opacity = opacity
    self.shadow = shadow
    self.blend = blend
    maskBox = mask.flatMap(MaskBox.init)
  }

  /// A drawing whose opacity the whole is multiplied with, shadow included; nil for none.
  ///
  /// It lies in the coordinates in which the group begins.
  ///
  /// - Complexity: O(*n*) in the mask's commands to set it.
  public var mask: DisplayList? {
    get { maskBox?.list }
    set { maskBox = newValue.flatMap(MaskBox.init) }
  }
}

/// A mask with what is known about it.
private struct MaskBox: Hashable {
  let list: DisplayList
  /// How many masks lie within each other, this one included.
  let depth: Int

  /// Counts the masks within; nil if they are too many.
  init?(_ list: DisplayList) {
    var inner = 0
    for case .beginGroup(let group) in list.commands { inner = max(inner, group.maskDepth) }
    guard inner < Group.maxMaskDepth else { return nil }
    self.list = list
    depth = inner + 1
  }
}

extension Group {
  /// How many masks lie within each other; zero without a mask.
  fileprivate var maskDepth: Int { maskBox?.depth ?? 0 }
}

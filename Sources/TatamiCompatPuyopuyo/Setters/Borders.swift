public import Tatami

extension Borders {
  /// Returns the same border on all edges; nil for none.
  @_disfavoredOverload
  public static func all(_ border: Border?) -> Borders {
    Borders(top: border, left: border, bottom: border, right: border)
  }
}

extension Border {
  /// Creates a border from its properties.
  @_disfavoredOverload
  public init(
    thick: CGFloat = 1,
    color: UIColor? = nil,
    leadInset: CGFloat = 0,
    trailInset: CGFloat = 0,
    offset: CGFloat = 0,
    dash: [CGFloat] = []
  ) {
    self.init([.thick(thick), .color(color), .lead(leadInset), .trail(trailInset), .offset(offset)])
    self.dash = dash
  }

  /// Creates a border from options; nil if there are none.
  public init?(options: [BorderOptions]) {
    if options.isEmpty { return nil }
    self.init(options)
  }
}

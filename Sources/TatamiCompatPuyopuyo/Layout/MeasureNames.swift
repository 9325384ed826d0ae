public import Tatami

/// The default of all boxes.
@preconcurrency @MainActor
public enum PuyoAppearence {
  /// The reading direction of boxes that state none.
  public static var semanticDirection: SemanticDirection {
    get { SemanticDirection.preferred ?? .leftToRight }
    set { SemanticDirection.preferred = newValue }
  }
}

extension Measure {
  /// The name in the messages that each layout writes.
  public var diagnosisId: String? {
    get { diagnosis }
    set { diagnosis = newValue }
  }

  /// A text at the end of the name in the messages that each layout writes.
  public var extraDiagnosisMessage: String? {
    get { diagnosisRemark }
    set { diagnosisRemark = newValue }
  }

  /// The properties and the results as a text.
  public var diagnosisMessage: String {
    var parts = [
      diagnosis ?? "", "size: \(size.width) x \(size.height)", "margin: \(margin)",
      "alignment: \(alignment)", "flowEnding: \(flowEnding)", "activated: \(activated)",
      "frame: \(calculatedFrame)",
    ]
    if let box = self as? Regulator {
      parts += ["padding: \(box.padding)", "justifyContent: \(box.justifyContent)"]
    }
    if let line = self as? LinearRegulator {
      parts += ["space: \(line.space)", "format: \(line.format)", "reverse: \(line.reverse)"]
    }
    return (parts + [diagnosisRemark ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The calculated size with the margins.
  public var calculatedSizeWithMargin: CGSize {
    let insets = margin.insets(in: .leftToRight)
    return CGSize(
      width: calculatedSize.width + insets.left + insets.right,
      height: calculatedSize.height + insets.top + insets.bottom
    )
  }

  /// The properties of the children of a box or group.
  public var children: [Measure] {
    let container = layoutNode as? any BoxLayoutContainer
    return container?.layoutChildren.map(\.layoutMeasure) ?? []
  }

  /// Returns the size that the node takes of a space; 0 is no limit.
  public func sizeThatFits(_ space: CGSize) -> CGSize {
    guard let view = layoutNode?.layoutNodeView else { return calculatedSize }
    if view is BoxView { return view.sizeThatFits(space) }
    let insets = margin.insets(in: .leftToRight)
    let inner = CGSize(
      width: space.width > 0 ? max(0, space.width - insets.left - insets.right) : 0,
      height: space.height > 0 ? max(0, space.height - insets.top - insets.bottom) : 0
    )
    return size.applied(to: view.sizeThatFits(inner), in: inner)
  }
}

extension BoxSize {
  /// Returns the size of a view with a natural size in a space; 0 is no limit.
  fileprivate func applied(to natural: CGSize, in space: CGSize) -> CGSize {
    let length = { (length: SizeDescription, natural: CGFloat, space: CGFloat) -> CGFloat in
      let wanted =
        switch length.sizeType {
        case .fixed: max(0, length.fixedValue)
        case .ratio: space * length.ratio
        case .wrap: min(max(length.min, natural + length.add), length.max)
        case .aspectRatio: 0 as CGFloat
        }
      return length.sizeType == .wrap && space > 0 ? min(wanted, space) : wanted
    }
    var size = CGSize(
      width: length(width, natural.width, space.width),
      height: length(height, natural.height, space.height)
    )
    if width.sizeType == .aspectRatio { size.width = size.height * width.aspectRatio }
    if height.sizeType == .aspectRatio, height.aspectRatio > 0 {
      size.height = size.width / height.aspectRatio
    }
    return size
  }
}

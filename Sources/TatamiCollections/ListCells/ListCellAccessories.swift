import Foundation
import TatamiControls
import TatamiGraphics
import TatamiListContent
import TatamiViews

/// The views of a list cell's accessories.
@MainActor
struct ListCellAccessories {
  /// The distance of the outermost accessories from the edges of the cell, in points.
  private static let margin: CGFloat = 16
  /// The distances between neighboring accessories, in points.
  private static let (leadingSpacing, trailingSpacing): (CGFloat, CGFloat) = (16, 8)
  /// The width of most accessories, and that of arrows, in points.
  private static let (width, arrowWidth): (CGFloat, CGFloat) = (24, 14)

  private(set) var all: [UICellAccessory] = []
  private var views: [UICellAccessory.AccessoryType: UIView] = [:]

  mutating func set(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    all = []
    var types: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories {
      if types.insert(accessory.accessoryType).inserted {
        all.append(accessory)
      } else {
        Diagnostics.report("a cell has two accessories of the kind \(accessory.accessoryType)")
      }
    }
    for (type, view) in views where !types.contains(type) {
      view.removeFromSuperview()
      views[type] = nil
    }
    for accessory in all where views[accessory.accessoryType] == nil {
      views[accessory.accessoryType] = Self.makeView(accessory, for: cell)
    }
    for accessory in all { adopt(accessory) }
  }

  /// Shows the text, the colors and the size of an accessory.
  private func adopt(_ accessory: UICellAccessory) {
    guard let view = views[accessory.accessoryType] else { return }
    if case .custom = accessory.accessoryType {
      if let color = accessory.options.tintColor { view.tintColor = color }
      return
    }
    view.tintColor = accessory.options.tintColor
    view.backgroundColor = accessory.options.backgroundColor
    guard let label = view as? UILabel else { return }
    label.text = accessory.text
    label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = accessory.options.tintColor ?? .secondaryLabel
    label.bounds.size = label.sizeThatFits(.zero)
  }

  /// The accessory that responds to taps anywhere in the cell.
  var cellAction: UICellAccessory? { all.first { $0.takesTapsOfCell && !$0.options.isHidden } }

  // MARK: Layout

  /// Returns the accessories shown at an edge, in display order.
  private func shown(isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let shown = all.filter { $0.isLeading == isLeading && $0.isShown(isEditing: isEditing) }
    var ordered = shown.filter { $0.position == nil }
      .sorted { $0.accessoryType.rank < $1.accessoryType.rank }
    for accessory in shown {
      guard let position = accessory.position else { continue }
      ordered.insert(accessory, at: max(0, min(position(ordered), ordered.count)))
    }
    return ordered
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    let own = views[accessory.accessoryType]?.bounds.width ?? 0
    switch (accessory.options.reservedLayoutWidth, accessory.accessoryType) {
    case (.custom(let width), _): return max(0, width)
    case (.actual, _), (.standard, .label): return own
    case (.standard, .disclosureIndicator), (.standard, .outlineDisclosure): return Self.arrowWidth
    case (.standard, _): return Self.width
    }
  }

  /// Returns the widths that accessories take at both edges, in points.
  func insets(isEditing: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    let width = { (isLeading: Bool, spacing: CGFloat) in
      let shown = self.shown(isLeading: isLeading, isEditing: isEditing)
      guard !shown.isEmpty else { return CGFloat(0) }
      let widths = shown.reduce(0) { $0 + self.width(of: $1) }
      return Self.margin + widths + spacing * CGFloat(shown.count - 1)
    }
    return (width(true, Self.leadingSpacing), width(false, Self.trailingSpacing))
  }

  /// Shows the accessories of the cell's mode at both edges and removes the others.
  func place(in cell: UICollectionViewListCell, indentation: CGFloat, isMirrored: Bool) {
    let isEditing = cell.state.isEditing
    let leading = shown(isLeading: true, isEditing: isEditing)
    let trailing = shown(isLeading: false, isEditing: isEditing)
    let visible = Set((leading + trailing).map(\.accessoryType))
    for (type, view) in views where !visible.contains(type) { view.removeFromSuperview() }
    var x = Self.margin + indentation
    for accessory in leading {
      place(accessory, at: x, in: cell, isMirrored: isMirrored)
      x += width(of: accessory) + Self.leadingSpacing
    }
    x = cell.bounds.width - Self.margin
    for accessory in trailing.reversed() {
      x -= width(of: accessory)
      place(accessory, at: x, in: cell, isMirrored: isMirrored)
      x -= Self.trailingSpacing
    }
  }

  private func place(
    _ accessory: UICellAccessory,
    at x: CGFloat,
    in cell: UICollectionViewListCell,
    isMirrored: Bool
  ) {
    guard let view = views[accessory.accessoryType] else { return }
    if view.superview !== cell { cell.addSubview(view) }
    let middle = x + width(of: accessory) / 2
    view.center = CGPoint(
      x: isMirrored ? cell.bounds.width - middle : middle,
      y: cell.bounds.height / 2
    )
    guard let symbol = view as? CellSymbolView else { return }
    if accessory.accessoryType == .multiselect {
      symbol.symbol = cell.isSelected ? .selected : .unselected
    }
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let angle: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
    let transform: CGAffineTransform =
      cell.state.isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    if symbol.transform != transform { symbol.transform = transform }
  }

  // MARK: Views

  private static func makeView(
    _ accessory: UICellAccessory,
    for cell: UICollectionViewListCell
  ) -> UIView {
    let type = accessory.accessoryType
    switch type {
    case .custom(let view): return view
    case .label: return UILabel()
    case .disclosureIndicator: return CellSymbolView(.disclosure)
    case .checkmark: return CellSymbolView(.checkmark)
    case .multiselect: return CellSymbolView(.unselected)
    case .reorder: return makeHandle(for: cell)
    case .delete: return makeButton(.delete, type, for: cell)
    case .insert: return makeButton(.insert, type, for: cell)
    case .outlineDisclosure: return makeButton(.disclosure, type, for: cell)
    }
  }

  private static func makeButton(
    _ symbol: CellSymbolView.Symbol,
    _ type: UICellAccessory.AccessoryType,
    for cell: UICollectionViewListCell
  ) -> CellSymbolView {
    let view = CellSymbolView(symbol)
    view.isUserInteractionEnabled = true
    let action = UIAction { [weak cell] _ in cell?.performAction(of: type) }
    view.addAction(action, for: .touchUpInside)
    return view
  }

  private static func makeHandle(for cell: UICollectionViewListCell) -> CellSymbolView {
    let view = CellSymbolView(.reorder)
    let press = UILongPressGestureRecognizer { [weak cell] in cell?.handleDragged(by: $0) }
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    return view
  }
}

extension UICellAccessory.AccessoryType {
  /// The position in the system's order: leading accessories from the edge, trailing ones from the
  /// content.
  fileprivate var rank: Int {
    switch self {
    case .delete, .custom: 0
    case .insert, .label: 1
    case .multiselect, .checkmark: 2
    case .outlineDisclosure, .disclosureIndicator: 3
    case .reorder: 4
    }
  }
}

import TatamiGeometry
import TatamiRoundedTable
public import Foundation
public import TatamiUIKit

/// A row of a ``RoundedTableView``: a part of its section's card.
///
/// ```swift
/// final class PersonCell: RoundedTableViewCell {
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     textLabel?.text = nil
///   }
/// }
/// ```
///
/// The table derives the corners from the row's position; the same class and the same reuse
/// identifier serve all rows. Content, accessories and editing controls are those of
/// `UITableViewCell`.
open class RoundedTableViewCell: ColumnCell {
  /// The edges at which the card is drawn with rounded corners.
  private var roles: CornerRoles = []
  private weak var table: RoundedTableView?
  private var colors = CardColors.standard
  private let selection = UIView()
  /// The separators at the outer edges of the card, which are hidden.
  private var hiddenLines: [UIView] = []
  /// Whether the user drags the row to another position.
  private(set) var isDragged = false

  /// Creates a cell of a style.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    applyColors()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyColors()
  }

  /// Whether the upper corners are rounded: in the first row of a card.
  open var topCornersRounded: Bool { roles.contains(.top) }
  /// Whether the lower corners are rounded: in the last row of a card.
  open var bottomCornersRounded: Bool { roles.contains(.bottom) }

  // MARK: The table

  /// Connects the cell to the table, whose column and colors it uses.
  func adopt(_ table: RoundedTableView) {
    self.table = table
    let colors = table.cardColors
    guard colors.normal !== self.colors.normal || colors.selected !== self.colors.selected else {
      return
    }
    self.colors = colors
    applyColors()
  }

  private func applyColors() {
    guard backgroundConfiguration == nil else { return }
    backgroundColor = colors.normal
    selection.backgroundColor = colors.selected
    if selectedBackgroundView == nil { selectedBackgroundView = selection }
  }

  /// Shows the card with rounded corners at some edges.
  func show(_ roles: CornerRoles) {
    if roles != self.roles {
      self.roles = roles
      setNeedsLayout()
    }
    roundCorners()
  }

  // MARK: Layout

  /// The frame; a cell as wide as its table is moved into the column.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let target = table?.columnFrame(newValue) ?? newValue
      if target != super.frame { super.frame = target }
      if isDragged { table?.setNeedsLayout() }
    }
  }

  /// Returns the size that fits the content at the width of the column.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(CGSize(width: columnWidth(size.width), height: size.height))
  }

  /// Connects the cell to the table that shows it.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let table = superview as? RoundedTableView { adopt(table) }
  }

  /// Places the content and the card.
  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    hideOuterLines()
  }

  /// Updates the configurations for a state.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard isDragged != state.isReordering else { return }
    isDragged = state.isReordering
    table?.setNeedsLayout()
  }

  private func roundCorners() {
    let size = Size(width: Double(bounds.width), height: Double(bounds.height))
    let pieces = CardPieces(size: size, radius: table?.cardRadius ?? 0, roles: roles)
    let radius = CGFloat((pieces.topLeft ?? pieces.bottomLeft)?.width ?? 0)
    let corners = CACornerMask(roles)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if clipsToBounds != (radius > 0) { clipsToBounds = radius > 0 }
  }

  /// Hides the separators at the rounded edges, and shows those that have been hidden at others.
  private func hideOuterLines() {
    hiddenLines.removeAll { line in
      let isOuter = line.superview === self && isOuterLine(line)
      if !isOuter { line.isHidden = false }
      return !isOuter
    }
    for line in subviews where !line.isHidden && line !== contentView && isOuterLine(line) {
      line.isHidden = true
      hiddenLines.append(line)
    }
  }

  private func isOuterLine(_ view: UIView) -> Bool {
    let frame = view.frame
    let line = Hairline(
      Rect(
        x: Double(frame.minX),
        y: Double(frame.minY),
        width: Double(frame.width),
        height: Double(frame.height)
      )
    )
    return line.isHidden(inRowOfHeight: Double(bounds.height), drawn: roles)
  }
}

extension RoundedTableViewCell: ColumnMeasuring {
  func columnWidth(_ width: CGFloat) -> CGFloat { table?.columnWidth(width) ?? width }
}

extension CACornerMask {
  /// The corners of the edges of a card.
  fileprivate init(_ roles: CornerRoles) {
    self = []
    if roles.contains(.top) { formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if roles.contains(.bottom) { formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }
}

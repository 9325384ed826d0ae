import TatamiGeometry
import TatamiRoundedTable
public import Foundation
public import TatamiUIKit

/// A grouped table whose sections are cards with rounded corners in a centered column.
///
/// The corners are derived from the positions of the rows: they stay correct while rows are
/// inserted, deleted, moved, dragged or swiped, and no separate cells are registered for first and
/// last rows. Cells of classes other than ``RoundedTableViewCell`` are moved into the column, but
/// have no card.
///
/// The properties can be changed at any time without a reload; the selection, the editing state and
/// the visible rows stay.
///
/// ```swift
/// let table = RoundedTableView(frame: view.bounds)
/// table.register(RoundedTableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = source
/// view.addSubview(table)
/// ```
open class RoundedTableView: UITableView {
  // Convenience initializers in extensions do not call the observers of stored properties.
  private var shape = RoundedTableStyle()
  private var colors = CardColors.standard
  /// The inset of labels that is set.
  private(set) var labelInset: CGFloat?
  /// The row that the user drags and the target that was accepted last.
  var drag: RowDrag?

  /// Creates a table of the grouped style; another style is ignored.
  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: .grouped)
    shape.safeAreaRule = .containsColumn
  }

  /// Creates a table from an archive, which must have the grouped style.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shape.safeAreaRule = .containsColumn
  }

  // MARK: The column

  /// Whether the table has a column and cards; if false, it is a plain grouped table.
  open var showRoundedCorners: Bool {
    get { shape.showsRoundedCorners }
    set { changeShape { $0.showsRoundedCorners = newValue } }
  }
  /// Whether the table has a column and cards only in regular width; false by default.
  open var revertsInCompactWidth: Bool {
    get { shape.revertsInCompactWidth }
    set { changeShape { $0.revertsInCompactWidth = newValue } }
  }
  /// The distance of the column from both edges, in points; 18 by default, at least 0.
  open var horizontalInset: CGFloat {
    get { CGFloat(shape.horizontalInset) }
    set { changeShape { $0.horizontalInset = Double(newValue) } }
  }
  /// The largest width of the column, in points; 675 by default, 0 or less for no limit.
  open var maximumWidth: CGFloat {
    get { CGFloat(shape.maximumWidth) }
    set { changeShape { $0.maximumWidth = Double(newValue) } }
  }
  /// The radius of the corners, in points; 7 by default, at least 0, reduced in lower rows.
  open var sectionCornerRadius: CGFloat {
    get { CGFloat(shape.cornerRadius) }
    set { changeShape { $0.cornerRadius = Double(newValue) } }
  }
  /// Whether the column lies inside the safe area; true by default.
  ///
  /// If false, the safe area is subtracted from the column's width even where the column is clear
  /// of it, as in TORoundedTableView.
  open var keepsColumnInSafeArea: Bool {
    get { shape.safeAreaRule == .containsColumn }
    set { changeShape { $0.safeAreaRule = newValue ? .containsColumn : .narrowsColumn } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The leading distance of the labels of headers and footers from the edge of the column, in
  /// points, never nil; setting nil aligns them with the rows' texts, as they are by default.
  open var accessoryHorizontalInset: CGFloat! {
    get { labelInset ?? rowInset ?? directionalLayoutMargins.leading }
    set {
      labelInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Colors

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the cards, never nil; setting nil resets it to the secondary grouped background.
  open var cellBackgroundColor: UIColor! {
    get { colors.normal }
    set { changeColors { $0.normal = newValue ?? CardColors.standard.normal } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of highlighted and selected rows, never nil; setting nil resets it to a gray.
  open var cellSelectedBackgroundColor: UIColor! {
    get { colors.selected }
    set { changeColors { $0.selected = newValue ?? CardColors.standard.selected } }
  }

  // MARK: Changes

  private func changeShape(_ change: (inout RoundedTableStyle) -> Void) {
    let width = column.childWidth
    change(&shape)
    if width != column.childWidth { remeasureRows() }
    setNeedsLayout()
  }

  private func changeColors(_ change: (inout CardColors) -> Void) {
    change(&colors)
    setNeedsLayout()
  }

  /// Measures the rows again in the width of the column; the visible ones keep their positions.
  private func remeasureRows() {
    guard window != nil else { return }
    UIView.performWithoutAnimation { performBatchUpdates(nil) }
  }

  // MARK: Overrides

  /// Returns a pooled cell, or a new one of the registered class; nil without either.
  open override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = super.dequeueReusableCell(withIdentifier: identifier)
    (cell as? RoundedTableViewCell)?.adopt(self)
    return cell
  }

  /// Returns a pooled cell, or a new one of the registered class, for the requested row.
  open override func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? RoundedTableViewCell)?.adopt(self)
    return cell
  }

  /// Places the rows in the column and updates the corners of the cards.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeChildren()
    shapeRows()
  }

  /// Measures the rows again for another size class.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      remeasureRows()
    }
    setNeedsLayout()
  }

  /// Measures the rows again in the column of the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    remeasureRows()
    setNeedsLayout()
  }
}

// Properties that cells and layout read.
extension RoundedTableView {
  /// The colors of the cards.
  var cardColors: CardColors { colors }

  /// The radius of the cards, in points.
  var cardRadius: Double { shape.cornerRadius }

  /// The position and width of the column, on whole device pixels.
  var column: RoundedColumn {
    var style = shape
    style.pixelsPerPoint = Double(traitCollection.displayScale)
    let insets = safeAreaInsets
    return RoundedColumn(
      style: style,
      tableWidth: Double(bounds.width),
      sizeClass: SizeClass(traitCollection.horizontalSizeClass),
      safeArea: Insets(
        top: 0,
        left: Double(insets.left),
        bottom: 0,
        right: Double(insets.right)
      )
    )
  }
}

extension SizeClass {
  /// Converts a size class of traits.
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .regular: self = .regular
    case .compact: self = .compact
    default: self = .unspecified
    }
  }
}

/// The colors of a table's cards.
@MainActor
struct CardColors {
  /// The colors of the system's grouped tables.
  static let standard = CardColors()

  var normal: UIColor = .secondarySystemGroupedBackground
  var selected = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.227, green: 0.227, blue: 0.235, alpha: 1) : UIColor(white: 0.85, alpha: 1)
  }
}

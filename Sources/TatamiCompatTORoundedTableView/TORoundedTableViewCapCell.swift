public import Foundation
public import Tatami

/// A first or last row of a section.
///
/// The table draws the corners of a row's position, so the class and its properties have no effect.
open class TORoundedTableViewCapCell: TORoundedTableViewCell {
  private var edges: (top: Bool, bottom: Bool) = (false, false)

  /// Creates a cell of a style.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell from an archive, on systems that support archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value that was set; the table rounds the upper corners of first rows.
  open override var topCornersRounded: Bool {
    get { edges.top }
    set { edges.top = newValue }
  }

  /// The value that was set; the table rounds the lower corners of last rows.
  open override var bottomCornersRounded: Bool {
    get { edges.bottom }
    set { edges.bottom = newValue }
  }
}

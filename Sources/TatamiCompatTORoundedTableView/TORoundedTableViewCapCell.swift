public import Foundation
public import Tatami

/// A first or last row of a section.
///
/// The table rounds the corners of a row's position, so the class and its properties have no effect.
/// The first property that asks a cell for other corners is reported.
open class TORoundedTableViewCapCell: TORoundedTableViewCell {
  private var edges: (top: Bool, bottom: Bool) = (false, false)
  private var hasReported = false

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

  /// Lays the content out and reports rounded corners that the row's position does not have.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if edges.top, !super.topCornersRounded { report("topCornersRounded", "first") }
    if edges.bottom, !super.bottomCornersRounded { report("bottomCornersRounded", "last") }
  }

  private func report(_ name: String, _ position: String) {
    if hasReported { return }
    hasReported = true
    writeDiagnostic(
      "\(name) of \(type(of: self)) has no effect: the table rounds the corners of \(position) rows"
    )
  }
}

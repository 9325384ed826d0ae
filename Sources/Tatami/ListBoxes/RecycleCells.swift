import TatamiUIKit

/// A row of a `ListBox`.
package final class ListCell: SelfSizingTableCell {
  package let host = CellHost()

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    host.fill(contentView, of: self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    host.rest()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.contentSize(in: CGSize(width: contentWidth(in: size.width), height: 0), isWide: true)
  }

  /// Returns the width that the controls of editing mode leave for the content.
  private func contentWidth(in width: CGFloat) -> CGFloat {
    guard isEditing else { return width }
    if bounds.width != width { bounds.size.width = width }
    layoutIfNeeded()
    return contentView.bounds.width
  }
}

/// The header or footer of a section of a `ListBox`.
package final class ListBoundaryView: SelfSizingHeaderFooterView {
  package let host = CellHost()

  package override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    host.fill(contentView, of: self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.contentSize(in: CGSize(width: size.width, height: 0), isWide: true)
  }
}

/// The header or footer of a `ListBox`.
final class BoundaryView: UIView {
  private let host = CellHost()

  /// Creates the view of a node; nil if there is none.
  init?(_ builder: RecycleSection.BoundaryBuilder) {
    guard let node = builder() else { return nil }
    super.init(frame: .zero)
    host.fill(self, of: self)
    host.show(node)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the height of the content for a width; returns whether the size has changed.
  func fit(width: CGFloat) -> Bool {
    let size = host.contentSize(in: CGSize(width: width, height: 0), isWide: true)
    let frame = CGRect(x: 0, y: frame.minY, width: width, height: size.height)
    guard frame.size != self.frame.size else { return false }
    self.frame = frame
    return true
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

/// A cell of a `GridBox`.
package final class GridCell: UICollectionViewCell {
  package let host = CellHost()
  /// The size inside the section, in points; 0 along the scroll direction.
  var space = CGSize.zero
  /// The size of the cell, in points; nil for that of the content.
  package var fixedSize: CGSize?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    host.fill(contentView, of: self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func prepareForReuse() {
    super.prepareForReuse()
    host.rest()
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? layoutAttributes
    attributes.size = fixedSize ?? host.contentSize(in: space, isWide: false)
    return attributes
  }
}

/// The header or footer of a section of a `GridBox`.
package final class GridBoundaryView: UICollectionReusableView {
  package let host = CellHost()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    host.fill(self, of: self)
  }

  package required init?(coder: NSCoder) { nil }
}

import Foundation
import TatamiListContent
import TatamiViews

/// The kind of a header or footer, which decides its fonts and lengths.
struct HeaderFooterRole: Equatable {
  /// The height of headers and footers of one line in plain tables, in points.
  static let plainHeight: CGFloat = 28
  /// The height of headers of one line in grouped tables, in points.
  static let groupedHeaderHeight: CGFloat = 38
  /// The distance of grouped titles from the rows, in points.
  private static let groupedGap: CGFloat = 7

  var isHeader = true
  var isGrouped = false

  /// The smallest height, in points.
  var minimumHeight: CGFloat {
    isGrouped ? isHeader ? Self.groupedHeaderHeight : 0 : Self.plainHeight
  }

  /// The distances of the title from the upper and lower edge, in points.
  var insets: (top: CGFloat, bottom: CGFloat) {
    guard isGrouped else { return (3, 3) }
    return isHeader ? (Self.groupedGap, Self.groupedGap) : (8, 8)
  }

  /// The content configuration of the kind.
  var content: UIListContentConfiguration {
    switch (isHeader, isGrouped) {
    case (true, false): .plainHeader()
    case (false, false): .plainFooter()
    case (true, true): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }
}

/// The labels of a header or footer without a content configuration.
struct HeaderFooterLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?

  /// Returns the label of the title, which is made at the first call.
  @MainActor mutating func text(in view: UIView, _ role: HeaderFooterRole) -> UILabel {
    if let text { return text }
    let label = UILabel()
    text = label
    view.addSubview(label)
    Self.apply(role, to: label)
    return label
  }

  /// Returns the label of the detail text, which is made at the first call.
  @MainActor mutating func detail(in view: UIView) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.textColor = .secondaryLabel
    detail = label
    view.addSubview(label)
    return label
  }

  /// Sets font, color and accessibility traits of a title.
  @MainActor static func apply(_ role: HeaderFooterRole, to label: UILabel) {
    let properties = role.content.textProperties
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.numberOfLines = 0
    label.accessibilityTraits = role.isHeader ? [.staticText, .header] : .staticText
  }

  @MainActor private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Returns the height of title and detail text in a width.
  @MainActor func height(
    _ role: HeaderFooterRole,
    in width: CGFloat,
    margins: UIEdgeInsets
  ) -> CGFloat {
    let room = max(0, width - margins.left - margins.right)
    let texts = size(of: text, in: room).height + size(of: detail, in: room).height
    return max(role.minimumHeight, texts + role.insets.top + role.insets.bottom)
  }

  /// Places title and detail text: at the lower edge in headers of grouped tables, at the upper
  /// edge in their footers, centered in plain tables.
  @MainActor func place(_ role: HeaderFooterRole, in bounds: CGRect, margins: UIEdgeInsets) {
    let room = max(0, bounds.width - margins.left - margins.right)
    let (title, more) = (size(of: text, in: room), size(of: detail, in: room))
    let height = title.height + more.height
    var y = (bounds.height - height) / 2
    if role.isGrouped {
      y = role.isHeader ? bounds.height - role.insets.bottom - height : role.insets.top
    }
    y = y.rounded()
    text?.frame = CGRect(x: margins.left, y: y, width: room, height: title.height)
    detail?.frame = CGRect(x: margins.left, y: y + title.height, width: room, height: more.height)
  }
}

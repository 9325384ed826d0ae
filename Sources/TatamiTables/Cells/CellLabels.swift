import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

/// The image view and the labels of a cell without a content configuration.
@MainActor
final class CellLabels {
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var detail: UILabel?

  /// The texts that are not empty.
  var texts: [String] {
    [text, detail].compactMap { $0?.text }.filter { !$0.isEmpty }
  }

  /// Whether no view has been made.
  var isEmpty: Bool { image == nil && text == nil && detail == nil }

  /// Returns the image view of a cell, which is made at the first call.
  func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    image = view
    cell.contentView.addSubview(view)
    return view
  }

  /// Returns the label of the text of a cell, which is made at the first call.
  func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    if cell.style == .value2 {
      label.font = .systemFont(ofSize: 15)
      label.textColor = cell.tintColor
    }
    text = label
    cell.contentView.addSubview(label)
    return label
  }

  /// Returns the label of the detail text of a cell, which is made at the first call.
  func detail(in cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    switch cell.style {
    case .value1, .default:
      label.textColor = .secondaryLabel
    case .value2:
      label.font = .systemFont(ofSize: 15)
    case .subtitle:
      label.font = .systemFont(ofSize: 12)
    }
    detail = label
    cell.contentView.addSubview(label)
    return label
  }

  func setHighlighted(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Returns the layout of a cell's labels.
  ///
  /// - Parameter margins: The margins of the content view, left and right resolved.
  func layout(style: UITableViewCell.CellStyle, margins: UIEdgeInsets)
    -> ListContentLayout
  {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.prefersSideBySideTextAndSecondaryText = style == .value1
    configuration.imageToTextPadding = CellMetrics.side
    let size = image?.image?.size ?? .zero
    let scale = size.height > CellMetrics.height ? CellMetrics.height / size.height : 1
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    return ListContentLayout(
      configuration: configuration,
      margins: margins,
      sizes: ListContentLayout.Sizes(
        image: shown,
        reserved: CGSize(width: shown.width, height: 0),
        text: { [text] in Self.size(of: text, in: $0) },
        secondary: { [detail] in Self.size(of: detail, in: $0) }
      )
    )
  }

  private static func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width), height: size.height)
  }

  /// Places the labels in a content view.
  func place(_ frames: ListContentLayout.Frames, in cell: UITableViewCell) {
    let bounds = cell.contentView.bounds
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(1, cell.traitCollection.displayScale)
    let views: [(UIView?, CGRect)] = [
      (image, frames.image), (text, frames.text), (detail, frames.secondary),
    ]
    for (view, frame) in views {
      var frame = isMirrored ? frame.mirrored(in: bounds) : frame
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      view?.frame = frame
    }
  }
}

import Foundation
package import TatamiUIKit

/// Images of pages at half size, in rows of six.
package final class ContactSheet: UIViewController {
  private static let tile = CGSize(
    width: PageController.size.width / 2,
    height: PageController.size.height / 2
  )
  private static let gap: CGFloat = 24
  private static let columns = 6

  private let pictures: [UIImage]

  package init(_ pictures: [UIImage]) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    let columns = CGFloat(min(Self.columns, pictures.count))
    let rows = CGFloat((pictures.count + Self.columns - 1) / Self.columns)
    preferredContentSize = CGSize(
      width: columns * (Self.tile.width + Self.gap) + Self.gap,
      height: rows * (Self.tile.height + Self.gap) + Self.gap
    )
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray4
    let rows = stride(from: 0, to: pictures.count, by: Self.columns).map { first in
      let tiles = pictures[first..<min(first + Self.columns, pictures.count)].map(tile)
      return UIStackView(axis: .horizontal, spacing: Self.gap, views: tiles)
    }
    let column = UIStackView(
      axis: .vertical,
      spacing: Self.gap,
      alignment: .leading,
      margins: (Self.gap, Self.gap),
      views: rows
    )
    column.frame.size = preferredContentSize
    view.addSubview(column)
  }

  private func tile(_ picture: UIImage) -> UIView {
    let view = UIImageView(image: picture)
    view.frame.size = Self.tile
    view.layer.cornerRadius = 16
    view.clipsToBounds = true
    let container = UIView(frame: view.frame)
    container.addSubview(view)
    container.layer.shadowPath = UIBezierPath(roundedRect: view.frame, cornerRadius: 16).cgPath
    container.layer.shadowOpacity = 0.2
    container.layer.shadowRadius = 8
    container.layer.shadowOffset = CGSize(width: 0, height: 4)
    return container
  }
}

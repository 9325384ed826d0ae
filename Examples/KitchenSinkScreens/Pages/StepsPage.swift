import Foundation
package import TatamiUIKit

/// Steppers, page controls and a refresh control, operated by simulated touches and key presses.
package final class StepsPage: PageController {
  package let guests = UIStepper()
  package let pages = UIPageControl()
  package let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 170))
  private let album = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 110))
  private var cards: [UIView] = []
  private let count = UILabel("2 guests", style: .body)

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Steps"
    addCard("Steppers", rows: steppers)
    addCard("Pages, turned by their control", rows: [album, pages])
    addCard("Page controls", rows: [.row(pageControls)])
    addCard("A list, pulled down", rows: [list])
    setUpGuests()
    setUpAlbum()
    setUpList()
  }

  // MARK: Steppers

  private var steppers: [UIView] {
    let disabled = UIStepper()
    disabled.isEnabled = false
    disabled.accessibilityLabel = "Disabled"
    let full = UIStepper()
    full.value = full.maximumValue
    full.accessibilityLabel = "At the maximum"
    let hearts = UIStepper()
    hearts.setIncrementImage(Icon.heart.image(18), for: .normal)
    hearts.accessibilityLabel = "Hearts"
    return [.row([count, guests], distribution: .fill), .row([disabled, full, hearts])]
  }

  private func setUpGuests() {
    guests.value = 2
    guests.accessibilityLabel = "Guests"
    guests.maximumValue = 12
    guests.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        count.text = "\(Int(guests.value)) guests"
      },
      for: .valueChanged
    )
  }

  // MARK: Pages

  private func setUpAlbum() {
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink]
    let size = album.bounds.size
    for (index, color) in colors.enumerated() {
      let card = UIView(width: size.width - 8, height: size.height, color: color, radius: 12)
      let number = UILabel("\(index + 1)", style: .largeTitle, color: .white)
      number.textAlignment = .center
      number.frame = card.bounds
      card.addSubview(number)
      album.addSubview(card)
      cards.append(card)
    }
    album.contentSize = CGSize(width: size.width * CGFloat(colors.count), height: size.height)
    album.isPagingEnabled = true
    album.layer.cornerRadius = 12
    pages.numberOfPages = colors.count
    pages.addAction(
      UIAction { [weak self] _ in self?.showPage(animated: true) },
      for: .valueChanged
    )
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for (page, card) in cards.enumerated() { card.frame.origin.x = offset(of: page) + 4 }
    showPage(animated: false)
  }

  /// The offset of a page from the left edge of the album, in which the first page is leading.
  private func offset(of page: Int) -> CGFloat {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return CGFloat(isMirrored ? cards.count - 1 - page : page) * album.bounds.width
  }

  private func showPage(animated: Bool) {
    let offset = CGPoint(x: offset(of: pages.currentPage), y: 0)
    album.setContentOffset(offset, animated: animated)
  }

  private var pageControls: [UIView] {
    let prominent = UIPageControl()
    prominent.numberOfPages = 3
    prominent.backgroundStyle = .prominent
    let tinted = UIPageControl()
    tinted.numberOfPages = 4
    tinted.currentPage = 2
    tinted.currentPageIndicatorTintColor = .systemPink
    tinted.pageIndicatorTintColor = .systemGray4
    tinted.preferredIndicatorImage = Icon.heart.image(14)
    let long = UIPageControl(frame: CGRect(x: 0, y: 0, width: 92, height: 26))
    long.numberOfPages = 20
    long.currentPage = 9
    return [prominent, tinted, .frame(92, 26, around: long)]
  }

  // MARK: Refresh control

  private func setUpList() {
    let rows = (1...8).map { number in
      let label = UILabel("Message \(number)", style: .body)
      return UIStackView(axis: .vertical, margins: (9, 12), views: [label])
    }
    let stack = UIStackView(axis: .vertical, views: rows)
    stack.frame.size = CGSize(
      width: list.bounds.width,
      height: stack.sizeThatFits(list.bounds.size).height
    )
    list.addSubview(stack)
    list.contentSize = stack.frame.size
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Updating…")
    list.refreshControl = refresh
  }
}

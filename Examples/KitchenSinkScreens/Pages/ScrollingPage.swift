import Foundation
package import TatamiUIKit

/// A list, pages and a map, operated by simulated drags and pinches.
package final class ScrollingPage: PageController, UIScrollViewDelegate {
  package let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 220))
  package let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 120))
  package let map = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 200))
  private let picture = UIImageView(image: ImagesPage.landscape(width: 900))

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scrolling"
    addCard("A list, dragged", rows: [list])
    addCard("Pages, turned half-way", rows: [pages])
    addCard("A picture, zoomed", rows: [map])
    setUpList()
    setUpPages()
    setUpMap()
  }

  package func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === map ? picture : nil
  }

  private func setUpList() {
    let names = (1...30).map { "Row \($0)" }
    let rows = names.map { name in
      let label = UILabel(name, style: .body)
      let star = UIImageView(image: Icon.star.image(18))
      star.tintColor = .systemYellow
      let row = UIView.row([label, star], distribution: .fill)
      return UIStackView(axis: .vertical, margins: (9, 12), views: [row])
    }
    let stack = UIStackView(axis: .vertical, views: rows)
    stack.frame.size = CGSize(
      width: list.bounds.width,
      height: stack.sizeThatFits(list.bounds.size).height
    )
    list.addSubview(stack)
    list.contentSize = stack.frame.size
  }

  private func setUpPages() {
    let colors: [UIColor] = [.systemIndigo, .systemPurple, .systemPink]
    let size = pages.bounds.size
    for (index, color) in colors.enumerated() {
      let card = UIView(width: size.width - 12, height: size.height, color: color, radius: 12)
      card.frame.origin.x = CGFloat(index) * size.width + 6
      pages.addSubview(card)
    }
    pages.contentSize = CGSize(width: size.width * CGFloat(colors.count), height: size.height)
    pages.isPagingEnabled = true
    pages.layer.cornerRadius = 12
  }

  private func setUpMap() {
    picture.frame.size = map.bounds.size
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    map.addSubview(picture)
    map.contentSize = map.bounds.size
    map.maximumZoomScale = 4
    map.delegate = self
    map.layer.cornerRadius = 12
  }
}

import Foundation
import TatamiTesting
import TatamiUIKit

/// A list, pages and a map, and a user who drags, turns and pinches.
final class ScrollingPage: PageController, UIScrollViewDelegate {
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 220))
  private let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 120))
  private let map = UIScrollView(frame: CGRect(x: 0, y: 0, width: 326, height: 200))
  private let picture = UIImageView(image: ImagesPage.landscape(width: 900))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scrolling"
    addCard("A list, dragged", rows: [list])
    addCard("Pages, turned half-way", rows: [pages])
    addCard("A picture, zoomed", rows: [map])
    fillList()
    fillPages()
    fillMap()
  }

  /// Pinches the picture; leaves one finger on a page half-way, another one on the list.
  override func rehearse(in window: UIWindow) {
    Simulator.pinch(at: map.target, from: 60, to: 140, in: window)
    Simulator.advance(by: 2)
    drag(pages, by: CGPoint(x: -140, y: 0), in: window)
    drag(list, by: CGPoint(x: 0, y: -180), in: window)
  }

  private func drag(_ view: UIView, by way: CGPoint, in window: UIWindow) {
    let start = view.target
    let finger = Simulator.touchDown(at: start, in: window)
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    Simulator.move(finger, to: end, duration: 0.3)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === map ? picture : nil
  }

  private func fillList() {
    let names = (1...30).map { "Row \($0)" }
    let rows = names.map { name in
      let label = UILabel(name, style: .body)
      let star = UIImageView(image: Glyph.star.image(18))
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

  private func fillPages() {
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

  private func fillMap() {
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

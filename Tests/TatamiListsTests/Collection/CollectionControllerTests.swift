import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionControllerTests {
  @Test func `L129, T4: a controller is data source and delegate of its collection view`() {
    let layout = UICollectionViewFlowLayout()
    let controller = ThreeItems(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    Simulator.advance(by: 0)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.visibleCells.count == 3)
    let path = IndexPath(item: 0, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    controller.clearsSelectionOnViewWillAppear = false
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [path])
  }

  @Test func `T4: methods that a subclass adds are called`() {
    let controller = ThreeItems(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    Simulator.advance(by: 0)
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 25), in: window)
    Simulator.advance(by: 0.2)
    Simulator.lift(touch)
    Simulator.advance(by: 0)
    #expect(controller.selected == [0])
    controller.collectionView.contentOffset.y = 1
    #expect(controller.scrolls > 0)
  }
}

private final class ThreeItems: UICollectionViewController {
  var selected: [Int] = []
  var scrolls = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

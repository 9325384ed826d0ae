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

  @Test func `L129: a long press moves an item`() throws {
    let controller = ThreeItems(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    Simulator.advance(by: 0)
    let view: UICollectionView = controller.collectionView
    #expect(controller.installsStandardGestureForInteractiveMovement)
    let frames = try (0..<3).map {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    let touch = Simulator.touchDown(at: CGPoint(x: frames[0].midX, y: frames[0].midY), in: window)
    Simulator.advance(by: 0.6)
    Simulator.move(
      touch,
      to: CGPoint(x: frames[2].midX, y: frames[2].midY),
      duration: 0.2,
      steps: 8
    )
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(controller.moves == ["0 to 2"])
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(view.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == false)
    controller.installsStandardGestureForInteractiveMovement = true
    #expect(view.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true)
  }

  @Test func `L129: an item stays that the data source does not let move`() {
    let controller = ThreeItems(collectionViewLayout: UICollectionViewFlowLayout())
    controller.canMove = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    Simulator.advance(by: 0)
    let touch = Simulator.touchDown(at: CGPoint(x: 25, y: 25), in: window)
    Simulator.advance(by: 0.6)
    Simulator.move(touch, to: CGPoint(x: 25, y: 90), duration: 0.2, steps: 8)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(controller.moves == [])
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
  var moves: [String] = []
  var canMove = true
  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
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

import TatamiUIKit
import TatamiHost
import Testing
import TestSupport

/// Extreme or illegal trees.
@MainActor
@Suite(.environment) struct HostileTreeTests {
  /// A depth at which even the smallest recursion exhausts a stack of 8 MB in a debug build.
  static let depth = 60_000
  static let siblingCount = 20_000

  /// A view that counts its instances.
  final class CountedView: UIView {
    static var count = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      CountedView.count += 1
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { CountedView.count -= 1 }
  }

  @Test func `nested views are laid out, drawn, restyled and released`() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var deepest = root
    for _ in 0..<Self.depth {
      let view = CountedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      deepest?.addSubview(view)
      deepest = view
    }
    deepest?.backgroundColor = .red
    let list = root.map { ViewRenderer.displayList(of: $0) }
    #expect((list?.commands.count ?? 0) > Self.depth)
    root?.overrideUserInterfaceStyle = .dark
    #expect(deepest?.traitCollection.userInterfaceStyle == .dark)
    #expect(deepest?.convert(.zero, to: root) == CGPoint.zero)
    #expect(root?.viewWithTag(5) == nil)
    deepest = nil
    #expect(CountedView.count == Self.depth)
    root = nil
    #expect(CountedView.count == 0)
  }

  @Test func `nested views can be built from the inside out`() {
    var root = UIView()
    for _ in 0..<Self.depth {
      let view = UIView()
      view.addSubview(root)
      root = view
    }
    root.layoutIfNeeded()
    #expect(!root.layer.needsLayout())
  }

  @Test func `nested layers are drawn and released`() {
    let root = CALayer()
    var deepest = root
    for _ in 0..<Self.depth {
      let layer = CALayer()
      deepest.addSublayer(layer)
      deepest = layer
    }
    root.layoutIfNeeded()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    #expect(renderer.image { root.render(in: $0.cgContext) }.size.width == 1)
    #expect(deepest.superlayer != nil)
  }

  @Test(arguments: [true, false])
  func `siblings are added and removed`(backwards: Bool) {
    let root = UIView()
    for _ in 0..<Self.siblingCount { root.addSubview(UIView()) }
    #expect(root.subviews.count == Self.siblingCount)
    let views = backwards ? root.subviews.reversed() : root.subviews
    for view in views { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    #expect(root.layer.sublayers?.isEmpty == true)
  }

  @Test func `a view cannot become its own descendant`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.addSubview(root)
    root.addSubview(root)
    middle.insertSubview(root, aboveSubview: leaf)
    #expect(root.superview == nil)
    #expect(leaf.subviews.isEmpty)
    #expect(middle.subviews == [leaf])
    leaf.layer.addSublayer(root.layer)
    root.layer.addSublayer(root.layer)
    #expect(root.layer.superlayer == nil)
  }

  @Test func `a view cannot become its own descendant within its callbacks`() {
    let diary = Diary()
    let (outer, inner) = (DiaryView("outer", diary), DiaryView("inner", diary))
    inner.whenMoving = { [unowned inner, unowned outer] in
      inner.whenMoving = {}
      inner.addSubview(outer)
    }
    outer.addSubview(inner)
    #expect(outer.superview === inner)
    #expect(inner.superview == nil)
  }

  @Test func `views may be removed during layout`() {
    let diary = Diary()
    let root = DiaryView("root", diary)
    let (first, second) = (DiaryView("first", diary), DiaryView("second", diary))
    for view in [first, second] { root.addSubview(view) }
    first.whenLaidOut = { [unowned first, unowned second] in
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    _ = diary.take()
    root.layoutIfNeeded()
    #expect(!diary.take().contains("second lays out"))
    #expect(root.subviews.isEmpty)
    #expect(root.layer.needsLayout())
  }

  @Test func `layout requested during layout terminates`() {
    let diary = Diary()
    let (root, leaf) = (DiaryView("root", diary), DiaryView("leaf", diary))
    root.addSubview(leaf)
    root.whenLaidOut = { [unowned root, unowned leaf] in
      root.setNeedsLayout()
      root.layoutIfNeeded()
      leaf.setNeedsLayout()
      leaf.layoutIfNeeded()
    }
    leaf.whenLaidOut = { [unowned root, unowned leaf] in
      leaf.setNeedsLayout()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    _ = diary.take()
    root.layoutIfNeeded()
    #expect(diary.take().filter { $0 == "root lays out" }.count == 2)
    #expect(root.layer.needsLayout())
    _ = ViewRenderer.displayList(of: root)
  }

  @Test(arguments: [0, -50, 1e-300, 1e9, 1e100, 1e308])
  func `extreme sizes are laid out and drawn`(length: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.autoresizesSubviews = true
    for view in [UIView(), UILabel(), UIImageView(), DrawingView()] {
      view.frame = CGRect(x: -length, y: length, width: length, height: length)
      view.backgroundColor = .red
      view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
      view.layer.cornerRadius = length
      view.layer.borderWidth = length
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = min(length, 100)
      view.clipsToBounds = view is UILabel
      (view as? UILabel)?.text = "one two"
      (view as? UILabel)?.numberOfLines = 0
      root.addSubview(view)
    }
    root.frame.size = CGSize(width: 30, height: 30)
    let picture = try Pixels(of: root)
    #expect(picture[10, 10] <= Pixels.white)
    #expect(try ViewRenderer.svg(of: root, title: "").contains("<svg"))
    #expect(try !ViewRenderer.pdf(of: root, title: "").isEmpty)
    for view in root.subviews {
      #expect(view.frame.width.isFinite)
      #expect(view.center.x.isFinite)
    }
  }
}

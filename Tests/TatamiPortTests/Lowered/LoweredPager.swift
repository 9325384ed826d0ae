import TatamiPort
#sourceLocation(file: "Pager.swift", line: 1)
import TatamiPort

private var contentOffsetContext = 0

protocol PagerViewDelegate: NSObjectProtocol {
    func pagerView(_ pagerView: PagerView, didSelectPageAt index: Int)
    func pagerView(_ pagerView: PagerView, didScrollTo progress: CGFloat) throws; var _optional_pagerView__didScrollTo: ((PagerView, CGFloat) -> Void)? { get }
    func pagerViewShouldBounce(_ pagerView: PagerView) throws -> Bool; var _optional_pagerViewShouldBounce_: ((PagerView) -> Bool)? { get }
}; extension PagerViewDelegate { func pagerView(_ pagerView: PagerView, didScrollTo progress: CGFloat) throws { throw OptionalRequirementAbsent() }; var _optional_pagerView__didScrollTo: ((PagerView, CGFloat) -> Void)? { { pagerView, progress in _implemented { [self] in try self.pagerView(pagerView, didScrollTo: progress) } } }; func pagerViewShouldBounce(_ pagerView: PagerView) throws -> Bool { throw OptionalRequirementAbsent() }; var _optional_pagerViewShouldBounce_: ((PagerView) -> Bool)? { { pagerView in _implemented { [self] in try self.pagerViewShouldBounce(pagerView) } } } }

final class PagerView: UIView, @preconcurrency _KeyValueObserver, KeyedValues, ActionTable { nonisolated class func _value(named name: String) -> KeyedValue? { switch name { case "delegate": return KeyedValue(\PagerView.delegate); default: return nil } }; nonisolated class func _action(named name: String) -> Selector? { switch name { case "pageControlChanged:": return Selector("pageControlChanged:", PagerView.pageControlChanged(_:)); default: break }; return nil };

    weak var delegate: PagerViewDelegate? {
        didSet {
            scrollView.bounces = (try? delegate?.pagerViewShouldBounce(self)) ?? true
        }
    }

    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    private var token: NSKeyValueObservation?
    private(set) var widths: [CGFloat] = []

    var pages: [UIView] = [] {
        willSet { pages.forEach { $0.removeFromSuperview() } }
        didSet {
            pages.forEach(scrollView.addSubview(_:))
            pageControl.numberOfPages = pages.count
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        addSubview(scrollView)
        addSubview(pageControl)
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new, .old], context: &contentOffsetContext)
        token = observe(\.bounds, named: "bounds", options: [.new]) { [weak self] (view, change) in
            if let width = change.newValue?.width { self?.widths.append(width) }
        }
        pageControl.addTarget(self, action: Selector("pageControlChanged:", PagerView.pageControlChanged(_:)), for: .valueChanged)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    deinit {
        scrollView.removeObserver(self, forKeyPath: "contentOffset", context: &contentOffsetContext)
        token?.invalidate()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        pageControl.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30)
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
        for (i, page) in pages.enumerated() {
            page.frame = bounds.offsetBy(dx: CGFloat(i) * bounds.width, dy: 0)
        }
    }

    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &contentOffsetContext else {
            super._ignoreValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        guard let offset = change?[.newKey] as? CGPoint, bounds.width > 0 else { return }
        let progress = offset.x / bounds.width
        _ = (try? delegate?.pagerView(self, didScrollTo: progress))
        let page = Int(progress.rounded())
        if page != pageControl.currentPage {
            pageControl.currentPage = page
            delegate?.pagerView(self, didSelectPageAt: page)
        }
    }

    private func pageControlChanged(_ sender: UIPageControl) {
        setPage(sender.currentPage, animated: false)
    }

    func setPage(_ index: Int, animated: Bool) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(index) * bounds.width, y: 0), animated: animated)
    }
}

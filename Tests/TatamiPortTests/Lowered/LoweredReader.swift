import TatamiPort
#sourceLocation(file: "Reader.swift", line: 1)
import TatamiPort

private var kOffsetContext = 0

/// A screen that follows its scroll view, by names and by key paths.
final class ReaderViewController: UIViewController, @preconcurrency _KeyValueObserver, KeyedValues { nonisolated class func _value(named name: String) -> KeyedValue? { switch name { case "page": return KeyedValue(\ReaderViewController.page); case "isFinished", "finished": return KeyedValue(\ReaderViewController.isFinished); default: return nil } };
    let scrollView = UIScrollView()
    let progressView = UIProgressView(progressViewStyle: .default)
    var page: Int = 0 { willSet { _willChange("page") } didSet { _didChange("page") } }
    private(set) var isFinished = false { willSet { _willChange("isFinished"); }
        didSet { defer { _didChange("isFinished") };
            guard isFinished != oldValue else { return }
            log.append("finished \(isFinished)")
        }
    }
    var log: [String] = []
    private var observations = [NSKeyValueObservation]()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 100, height: 500)
        view.addSubview(scrollView)
        scrollView.addObserver(self, forKeyPath: "contentOffset",
                               options: [.new, .old], context: &kOffsetContext)
        observations.append(scrollView.observe(\.contentSize, named: "contentSize", options: [.initial, .new]) { [weak self] _, change in
            self?.log.append("size \(change.newValue?.height ?? 0)")
        })
        observations.append(observe(\.page, named: "page", options: [.old, .new]) { object, change in
            object.log.append("page \(change.oldValue!) \(change.newValue!)")
        })
        observations.append(self.observe(\.isFinished, named: "isFinished") { object, _ in object.log.append("observed") })
        observations.append(observe(\.scrollView.frame, named: "scrollView.frame", through: [\.scrollView], options: .new) { reader, change in
            reader.log.append("width \(change.newValue!.width)")
        })
    }

    func observeValue(forKeyPath keyPath: String?, of object: Any?,
                               change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if context == &kOffsetContext, let offset = change?[.newKey] as? CGPoint {
            page = Int(offset.y / 100)
            isFinished = offset.y >= 400
        } else {
            super._ignoreValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    func stop() {
        scrollView.removeObserver(self, forKeyPath: "contentOffset", context: &kOffsetContext)
        observations.forEach { $0.invalidate() }
        observations.removeAll()
    }
}

import TatamiHost
import TestSupport
import Testing

// The sample of tournaments.md.
import Foundation
import Tatami

@MainActor
func cupPoster(of file: URL) throws -> TournamentPoster {
  let bytes = Array(try Data(contentsOf: file))
  let (document, _) = try TournamentDocument.read(bytes, name: file.lastPathComponent)
  var poster = TournamentPoster(of: document)
  poster.title = "Club Cup"
  poster.style = .leftRight(direction: .top)
  return poster
}

final class CupViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let posterView: UIView

  init(_ poster: TournamentPoster) {
    posterView = poster.view()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = posterView.bounds.size
    scrollView.minimumZoomScale = 0.2
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    scrollView.addSubview(posterView)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { posterView }
}

/// The samples of posters in Documentation/tournaments.md, compiled and run.
@MainActor @Suite(.environment) struct PosterSampleTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func example(_ name: String) -> URL {
    root.appending(path: "Examples/\(name).csv")
  }

  @Test func `a controller shows a poster in a scroll view`() throws {
    let poster = try cupPoster(of: example("club-cup"))
    let controller = CupViewController(poster)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize == poster.layout().size)
    #expect(controller.viewForZooming(in: scrollView) === scrollView.subviews.first)
  }

  @Test func `groups have posters`() throws {
    let svg = try ViewRenderer.svg(of: cupPoster(of: example("worldcup-1930")).view(), title: "Cup")
    #expect(svg.contains("Group 1"))
  }

  @Test func `Swiss tournaments have posters`() throws {
    let poster = try cupPoster(of: example("Spreadsheets/chess-swiss"))
    #expect(try ViewRenderer.svg(of: poster.view(), title: "Cup").contains("Round 4"))
  }
}

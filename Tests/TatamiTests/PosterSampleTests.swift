import TatamiHost
import TestSupport
import Testing

// sample of tournaments.md
import Foundation
import Tatami

@MainActor
func cupPoster(of file: URL) throws -> TournamentPoster {
  let bytes = Array(try Data(contentsOf: file))
  let list = try MatchListParser.parse(bytes, name: file.lastPathComponent)
  var poster = TournamentPoster(of: try Knockout.derive(from: list))
  poster.title = "Club Cup"
  poster.style = .leftRight(direction: .top)
  return poster
}

final class CupViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let posterView: UIView

  init(_ poster: TournamentPoster) throws {
    posterView = try poster.view()
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

@MainActor
func tablesPoster(of bytes: [UInt8]) throws -> StagesPoster {
  switch try TournamentDocument.read(bytes, name: "cup.csv").document {
  case .tournament(let tournament): StagesPoster(of: tournament)
  case .swiss(let swiss): StagesPoster(of: swiss)
  }
}
// end of sample

/// The samples of posters in Documentation/tournaments.md, compiled and run.
@MainActor @Suite(.environment) struct PosterSampleTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func example(_ name: String) -> URL {
    root.appending(path: "Examples/\(name).csv")
  }

  @Test func `a controller shows a poster in a scroll view`() throws {
    let poster = try cupPoster(of: example("club-cup"))
    let controller = try CupViewController(poster)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(try scrollView.contentSize == poster.layout().size)
    #expect(controller.viewForZooming(in: scrollView) === scrollView.subviews.first)
  }

  @Test(arguments: [("worldcup-1930", "Group 1"), ("Spreadsheets/chess-swiss", "Round 4")])
  func `groups and Swiss tournaments have posters`(file: String, text: String) throws {
    let bytes = Array(try Data(contentsOf: example(file)))
    let poster = try tablesPoster(of: bytes)
    let svg = try ViewRenderer.svg(of: poster.view(), title: "Cup")
    #expect(svg.contains(text))
  }
}

import Foundation
import TatamiPicture
import Testing

// The samples in the documentation of types of TatamiPicture.

@MainActor
@Suite struct PictureTypeSamples {
  func logoFiles(poster: inout TournamentPoster) {
    let logos = LogoFiles(["logos/ajax.png"], in: URL(filePath: "cup"))
    poster.logos = logos.images
    for problem in logos.problems { print(problem) }
  }

  func photoFile(path: String) throws {
    let file = try PhotoFile(path)
    let size = try file.size()
    let thumbnail = try file.image(covering: CGSize(width: 200, height: 200))
    _ = (size, thumbnail)
  }

  @Test func `the sample of Picture gives the stated values`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    label.text = "Hello"
    let svg = try Picture(of: label).data(as: .svg, scale: 1, title: "A greeting")
    #expect(!svg.isEmpty)
  }

  func pictureRequest(document: SceneValue) async throws {
    var request = PictureRequest(.scene(document))
    request.format = .pdf
    request.theme = .dark
    let picture = try await PictureRenderer().render(request)
    _ = picture
  }

  func posterPages(poster: TournamentPoster) throws {
    let a4 = CGSize(width: 595, height: 842)
    let pages = PosterPages(of: poster, as: .pdf, paper: [a4])
    let file = try Picture(of: pages).data(as: .pdf, scale: 1, title: "Spring Cup")
    _ = file
  }

  @Test func `the sample of RenderLimits gives the stated values`() {
    var renderer = PictureRenderer()
    renderer.limits.duration = .seconds(2)
    renderer.limits.pixels = 4_000_000
    #expect(renderer.limits.pixels == 4_000_000)
  }
}

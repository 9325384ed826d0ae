import TatamiScene
import Testing
import TestSupport

@MainActor @Suite(.environment) struct PictureTests {
  @Test func `a picture beyond the limits is refused with the limit`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let error = #expect(throws: PictureError.self) {
      try Picture.data(of: view, as: .png, scale: 1e4, title: "")
    }
    #expect(error?.description.contains("16384") == true)
  }

  @Test(arguments: PictureFormat.allCases)
  func `a view becomes a file of each format`(format: PictureFormat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let data = try Picture.data(of: view, as: format, scale: 1, title: "Title")
    let start = String(decoding: data.prefix(5), as: UTF8.self)
    switch format {
    case .png: #expect(start.contains("PNG"))
    case .svg: #expect(start.hasPrefix("<"))
    case .pdf: #expect(start.hasPrefix("%PDF"))
    }
  }
}

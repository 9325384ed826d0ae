import Tatami
import TatamiTesting
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct PhotoWallTests {
  private func wall(_ count: Int, seed: UInt64 = 1) -> PhotoWall {
    var random = SeededRandom(seed: seed)
    let photos = (0..<count).map { index in
      let width = Double.random(in: 300...4000, using: &random)
      let height = Double.random(in: 300...4000, using: &random)
      return PhotoWall.Photo(
        size: CGSize(width: width, height: height),
        caption: "Photo \(index)"
      )
    }
    return PhotoWall(photos)
  }

  @Test(arguments: PhotoArrangement.allCases)
  func `photos lie apart from each other inside of the margins`(
    arrangement: PhotoArrangement
  ) throws {
    for count in [1, 2, 3, 5, 8, 13, 23, 40] {
      var wall = wall(count, seed: UInt64(count))
      wall.arrangement = arrangement
      wall.gap = 6
      wall.margin = 20
      let layout = try wall.layout()
      #expect(layout.frames.count == count)
      let end = CGPoint(x: layout.size.width - 20, y: layout.size.height - 20)
      for (index, frame) in layout.frames.enumerated() {
        #expect(min(frame.minX, frame.minY) >= 20, "\(count) photos: \(frame)")
        #expect(frame.maxX <= end.x + 1e-6, "\(count) photos: \(frame)")
        #expect(frame.maxY <= end.y + 1e-6, "\(count) photos: \(frame)")
        for other in layout.frames[..<index] {
          #expect(isApart(frame, other, by: 5.999), "\(count) photos: \(frame), \(other)")
        }
      }
    }
  }

  private func isApart(_ frame: CGRect, _ other: CGRect, by gap: CGFloat) -> Bool {
    let reach = frame.insetBy(dx: -gap, dy: -gap)
    return reach.minX >= other.maxX || other.minX >= reach.maxX || reach.minY >= other.maxY
      || other.minY >= reach.maxY
  }

  @Test func `photos that do not fill the last block become a row of equal cells`() throws {
    var wall = wall(8)
    wall.arrangement = .mosaic(.snake)
    (wall.gap, wall.margin, wall.width) = (0, 0, 300)
    let frames = try wall.layout().frames
    #expect(frames[6] == CGRect(x: 0, y: 300, width: 150, height: 100))
    #expect(frames[7] == CGRect(x: 150, y: 300, width: 150, height: 100))
  }

  @Test func `bricks have the aspect ratios of their photos`() throws {
    var wall = PhotoWall([
      PhotoWall.Photo(size: CGSize(width: 400, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 400), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 900, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 3000), caption: ""),
    ])
    (wall.gap, wall.margin, wall.width, wall.columnCount) = (0, 0, 900, 3)
    let layout = try wall.layout()
    #expect(layout.frames[0].size == CGSize(width: 300, height: 228))
    #expect(layout.frames[1].size == CGSize(width: 300, height: 400))
    #expect(layout.frames[2].width == 600)
    #expect(layout.frames[4].height <= 960)
  }

  @Test func `columns of a wall end in a straight line`() throws {
    var wall = PhotoWall(
      (0..<12).map { index in
        PhotoWall.Photo(size: CGSize(width: 300, height: 200 + 10 * index), caption: "")
      }
    )
    wall.columnCount = 3
    let layout = try wall.layout()
    let ends = layout.frames.map(\.maxY).filter { $0 > layout.size.height - 9 }
    #expect(ends.count == 3)
    #expect(Set(ends).count == 1)
  }

  @Test func `the view shows images, captions and the title`() throws {
    var wall = wall(3)
    wall.showsCaptions = true
    wall.title = "Summer"
    wall.cornerRadius = 5
    wall.width = 3 * 300 + 4 * 8
    let layout = try wall.layout()
    let images = (0..<3).map { _ in UIImage.filled(.red, width: 4, height: 4) }
    let view = layout.view(images: images)
    #expect(view.bounds.size == layout.size)
    let photos = Array(view.subviews.dropFirst())
    #expect((view.subviews.first as? UILabel)?.text == "Summer")
    #expect(photos.map(\.frame) == layout.frames)
    #expect(photos.map(\.layer.cornerRadius) == [5, 5, 5])
    for (index, photo) in photos.enumerated() {
      let image = try #require(photo.subviews.first as? UIImageView)
      #expect(image.image === images[index])
      #expect(image.accessibilityLabel == "Photo \(index)")
      #expect((photo.subviews.last as? UILabel)?.text == "Photo \(index)")
    }
  }

  @Test func `margins wider than the wall are rejected`() {
    var wall = wall(2)
    wall.width = 100
    wall.margin = 60
    let error = #expect(throws: PhotoWallError.self) { try wall.layout() }
    #expect(
      error?.description
        == "the wall is 100.0 points wide, and its margins take 120.0; allowed is a width with at"
        + " least 1 point between the margins"
    )
  }
}

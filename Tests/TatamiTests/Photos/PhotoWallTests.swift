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

  @Test func `bricks of a ragged wall have the aspect ratios of their photos`() throws {
    var wall = PhotoWall([
      PhotoWall.Photo(size: CGSize(width: 400, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 400), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 900, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 300), caption: ""),
      PhotoWall.Photo(size: CGSize(width: 300, height: 3000), caption: ""),
    ])
    (wall.gap, wall.margin, wall.width, wall.columnCount) = (0, 0, 900, 3)
    wall.hasRaggedEnd = true
    let layout = try wall.layout()
    #expect(layout.frames[0].size == CGSize(width: 300, height: 228))
    #expect(layout.frames[1].size == CGSize(width: 300, height: 400))
    #expect(layout.frames[2].width == 600)
    #expect(layout.frames[4].height <= 600)
  }

  /// Whether photos touch each point of the lower edge, 1 point apart.
  private func fillsLowerEdge(_ layout: PhotoWallLayout, margin: CGFloat) -> Bool {
    let line = layout.size.height - margin - 1
    return stride(from: margin + 1, to: layout.size.width - margin - 1, by: 1).allSatisfy { x in
      layout.frames.contains { $0.insetBy(dx: -4, dy: 0).contains(CGPoint(x: x, y: line)) }
    }
  }

  @Test(arguments: [PhotoArrangement.bricks, .justified])
  func `a wall ends in a straight line`(arrangement: PhotoArrangement) throws {
    for count in [1, 2, 3, 4, 5, 6, 7, 9, 12, 17, 31, 60] {
      for seed in 1...8 {
        var wall = wall(count, seed: UInt64(100 * count + seed))
        wall.arrangement = arrangement
        let layout = try wall.layout()
        #expect(fillsLowerEdge(layout, margin: wall.margin), "\(count) photos, seed \(seed)")
      }
    }
  }

  @Test(arguments: [PhotoArrangement.bricks, .justified])
  func `a wall fills its size`(arrangement: PhotoArrangement) throws {
    for count in [1, 2, 5, 9, 24] {
      var wall = wall(count, seed: UInt64(count))
      wall.arrangement = arrangement
      (wall.width, wall.height, wall.title) = (640, 480, "Summer")
      let layout = try wall.layout()
      #expect(layout.size.width == 640)
      #expect(abs(layout.size.height - 480) < 1e-6, "\(count) photos")
      #expect(fillsLowerEdge(layout, margin: wall.margin), "\(count) photos")
    }
  }

  @Test func `photos in justified rows keep their aspect ratios`() throws {
    var wall = wall(25)
    wall.arrangement = .justified
    let frames = try wall.layout().frames
    for (photo, frame) in zip(wall.photos, frames) {
      let aspect = min(max(photo.size.width / photo.size.height, 0.3), 4)
      // Edges are at whole points.
      #expect(abs(frame.width - frame.height * aspect) <= 1 + aspect)
    }
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
  }

  @Test func `the last justified row of a ragged wall is not higher than the others`() throws {
    let square = PhotoWall.Photo(size: CGSize(width: 100, height: 100), caption: "")
    var wall = PhotoWall(Array(repeating: square, count: 9))
    (wall.arrangement, wall.width, wall.gap, wall.margin) = (.justified, 400, 0, 0)
    wall.hasRaggedEnd = true
    let frames = try wall.layout().frames
    #expect(frames.allSatisfy { $0.height <= 134 })
  }

  @Test func `a wall too low for photos is rejected`() {
    var wall = wall(2)
    (wall.height, wall.title) = (70, "Summer")
    let error = #expect(throws: PhotoWallError.self) { try wall.layout() }
    #expect(
      error?.description.hasPrefix("the wall is 70.0 points high, and its margins and") == true
    )
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
    #expect(photos.allSatisfy { $0.backgroundColor != nil })
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

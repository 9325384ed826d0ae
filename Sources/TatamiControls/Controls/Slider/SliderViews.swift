import Foundation
import TatamiViews

/// The subviews of a slider, back to front.
@MainActor
struct SliderViews {
  let maximumTrack = UIImageView()
  let minimumTrack = UIImageView()
  let thumb = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()

  var all: [UIImageView] { [maximumTrack, minimumTrack, thumb, minimumImage, maximumImage] }
}

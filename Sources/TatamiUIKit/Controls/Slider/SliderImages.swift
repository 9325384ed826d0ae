/// Images that take the place of a slider's own looks, by state.
struct SliderImages {
  var thumb = ButtonContents.Values<UIImage>()
  var minimumTrack = ButtonContents.Values<UIImage>()
  var maximumTrack = ButtonContents.Values<UIImage>()
}

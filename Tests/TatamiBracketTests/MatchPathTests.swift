import TatamiBracket
import Testing

@Suite struct MatchPathTests {
  @Test(arguments: 1...10)
  func `serial indexes and paths convert in both directions`(numberOfLayers: Int) {
    var index = 0
    for layer in 1...numberOfLayers {
      for item in 0..<(1 << (numberOfLayers - layer)) {
        let path = MatchPath(layer: layer, item: item)
        #expect(path.serialIndex(numberOfLayers: numberOfLayers) == index)
        #expect(MatchPath(serialIndex: index, numberOfLayers: numberOfLayers) == path)
        index += 1
      }
    }
    #expect(MatchPath(serialIndex: index, numberOfLayers: numberOfLayers) == nil)
    #expect(MatchPath(serialIndex: -1, numberOfLayers: numberOfLayers) == nil)
  }

  @Test func `paths outside the bracket have serial indexes`() {
    #expect(MatchPath(layer: 9, item: 70).serialIndex(numberOfLayers: 3) == 77)
    #expect(MatchPath(layer: 0, item: 0).serialIndex(numberOfLayers: 3) == -8)
    #expect(MatchPath(layer: 1, item: 0).serialIndex(numberOfLayers: 0) == nil)
  }

  @Test func `extreme numbers do not trap`() {
    let extremes = [Int.min, Int.min + 1, -1, 0, 1, 61, 62, 63, 64, Int.max - 1, Int.max]
    for layers in extremes {
      for number in extremes {
        let path = MatchPath(serialIndex: number, numberOfLayers: layers)
        #expect(path == nil || path?.serialIndex(numberOfLayers: layers) == number)
        for item in extremes {
          let index = MatchPath(layer: number, item: item).serialIndex(numberOfLayers: layers)
          #expect(index == nil || (1...61).contains(layers))
        }
      }
    }
    let last = (1 << 61) - 2
    #expect(MatchPath(serialIndex: last, numberOfLayers: 61) == MatchPath(layer: 61, item: 0))
  }
}

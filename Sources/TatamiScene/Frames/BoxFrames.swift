import TatamiBox
import TatamiGeometry

/// Answers box documents (box §11).
enum BoxFrames {
  /// Lengths that reach this were limited by nothing, in points.
  private static let unlimited = 1e15

  /// Returns the frames of the active nodes, each in its parent's coordinates.
  static func answer(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let object = try document.object(["layout", "size", "root"])
    let space = try object["size"].map(BoxReader.space) ?? BoxSpace()
    var scene = BoxReader()
    try scene.read(object.required("root"))
    do throws(BoxTreeError) {
      try scene.layOut(in: space)
    } catch {
      throw document.impossible(error.description)
    }
    return .object(["frames": .array(try frames(scene))])
  }

  private static func frames(_ scene: BoxReader) throws(SceneError) -> [SceneValue] {
    var frames: [SceneValue] = []
    for node in scene.activeNodes {
      let frame = scene.frame(of: node)
      guard max(frame.maxX.magnitude, frame.maxY.magnitude) < unlimited else {
        let reason = "node \(node.name) has no limit; give it or a box around it a length or a max"
        throw .impossible(reason: reason, at: node.path)
      }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      frames.append(.array([.string(node.name)] + numbers.map(SceneValue.number)))
    }
    return frames
  }
}

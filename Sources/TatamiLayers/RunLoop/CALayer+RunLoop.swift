extension CALayer {
  /// The run loop of the layer's tree; that of the current environment for a tree without one.
  @MainActor package var runLoop: RunLoopTurn { attachedRunLoop ?? .current }

  /// Attaches the layer and its sublayers to a run loop and starts their animations.
  ///
  /// Layers that are already attached keep their run loop.
  package func attach(to runLoop: RunLoopTurn) {
    guard attachedRunLoop == nil else { return }
    attachAlone(to: runLoop)
    var waiting = inner
    while let layer = waiting.popLast() {
      guard layer.attachedRunLoop == nil else { continue }
      layer.attachAlone(to: runLoop)
      waiting += layer.inner
    }
  }

  private var inner: [CALayer] {
    guard let mask else { return children ?? [] }
    return (children ?? []) + [mask]
  }

  private func attachAlone(to runLoop: RunLoopTurn) {
    attachedRunLoop = runLoop
    insertedInTurn = runLoop.number
    startPendingAnimations(in: runLoop)
  }

  /// Attaches a new sublayer or mask to the run loop of this tree, or this tree to the layer's run
  /// loop.
  func joinRunLoop(of layer: CALayer) {
    if let attachedRunLoop {
      layer.attach(to: attachedRunLoop)
    } else if let runLoop = layer.attachedRunLoop {
      var top = self
      while let above = top.superlayer ?? top.maskedLayer { top = above }
      top.attach(to: runLoop)
    }
  }
}

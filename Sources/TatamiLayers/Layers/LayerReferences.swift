import TatamiGraphics

/// The references of a layer to what it belongs to; each is nil once its object is being released.
struct LayerReferences: ~Copyable {
  private var superlayerReference = BackReference()
  private var maskedLayerReference = BackReference()
  private var hostReference = BackReference()
  /// The host with its conformance, read only while the object is retained.
  private unowned(unsafe) var knownHost: (any LayerHost)?
  /// Whether a view owns the layer.
  private(set) var isHosted = false

  /// The superlayer.
  var superlayer: CALayer? {
    get {
      guard let object = superlayerReference.object else { return nil }
      return unsafeDowncast(object, to: CALayer.self)
    }
    set { superlayerReference = BackReference(newValue) }
  }

  /// The layer that the layer is the mask of.
  var maskedLayer: CALayer? {
    get {
      guard let object = maskedLayerReference.object else { return nil }
      return unsafeDowncast(object, to: CALayer.self)
    }
    set { maskedLayerReference = BackReference(newValue) }
  }

  /// The view that owns the layer.
  var host: (any LayerHost)? {
    get {
      guard let object = hostReference.object else { return nil }
      defer { withExtendedLifetime(object) {} }
      return knownHost
    }
    set {
      hostReference = BackReference(newValue)
      knownHost = newValue
      isHosted = true
    }
  }
}

extension CALayer {
  /// The layer that this one is the mask of.
  final var maskedLayer: CALayer? {
    get { references.maskedLayer }
    set { references.maskedLayer = newValue }
  }

  /// The view that owns the layer.
  package final var host: (any LayerHost)? {
    get { references.host }
    set { references.host = newValue }
  }

  /// Whether a view owns the layer.
  final var isHosted: Bool { references.isHosted }
}

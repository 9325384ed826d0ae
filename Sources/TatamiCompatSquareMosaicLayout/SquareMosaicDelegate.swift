public import Tatami

/// A receiver of changes of the content size.
public typealias SquareMosaicDelegate = MosaicLayoutDelegate

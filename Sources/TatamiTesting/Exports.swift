@_exported public import struct TatamiHost.AccessibilityNode

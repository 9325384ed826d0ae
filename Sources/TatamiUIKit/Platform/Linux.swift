@_exported public import TatamiAlerts
@_exported public import TatamiCollections
@_exported public import TatamiContainers
@_exported public import TatamiControllers
@_exported public import TatamiControls
@_exported public import TatamiDragging
@_exported public import TatamiListContent
@_exported public import TatamiPickers
@_exported public import TatamiStacks
@_exported public import TatamiTables
@_exported public import TatamiViews

import TatamiGraphics

/// Writes a message about a programming mistake to standard error.
package func writeDiagnostic(_ message: String) {
  Diagnostics.report(message)
}

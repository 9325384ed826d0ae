import Foundation
@_exported public import UIKit

/// Writes a message about a programming mistake to the console.
package func writeDiagnostic(_ message: String) {
  NSLog("Tatami: %@", message)
}

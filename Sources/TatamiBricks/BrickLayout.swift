public struct BrickLayout { public static let rowLimit = 1 << 31 }

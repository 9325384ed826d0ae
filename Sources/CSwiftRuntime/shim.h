#pragma once

/// Retains a Swift object and returns it; null if its deinitialization has begun.
///
/// A function of the Swift runtime that has no counterpart in the language. The object's memory must
/// not have been freed: an unowned reference keeps it.
void *_Nullable swift_tryRetain(void *_Nonnull object);

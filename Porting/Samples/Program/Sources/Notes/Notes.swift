// The sources of this program are in the folder Original: an application as Xcode creates it.

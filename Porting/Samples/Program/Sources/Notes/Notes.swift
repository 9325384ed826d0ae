// The sources of this program stand in the folder Original: an application as Xcode makes it.

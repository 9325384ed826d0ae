// The sources of this module are in the folder Original.

// The sources of this module stand in the folder Original.

#pragma once
#include <pango/pangocairo.h>
#include <harfbuzz/hb-ot.h>

// The workloads of the box comparison on Yoga, compiled together with Yoga into one library.
//
// Everything that is timed runs here, so that no call between languages is timed.
#include <malloc.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "Yoga.h"

namespace {

float leafWidth = 57;

YGSize measure(YGNodeRef, float, YGMeasureMode, float, YGMeasureMode) {
  return YGSize{leafWidth, 17};
}

/// Writes the width and the height of a view for a width, which is 0 without a limit.
using MeasureView = void (*)(void* context, int32_t leaf, double width, double* size);

/// A leaf that is measured by a view.
struct ViewLeaf {
  MeasureView measure;
  void* context;
  int32_t index;
};

YGSize measureView(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  const auto* leaf = static_cast<ViewLeaf*>(YGNodeGetContext(node));
  double size[2];
  leaf->measure(leaf->context, leaf->index, mode == YGMeasureModeUndefined ? 0 : width, size);
  return YGSize{static_cast<float>(size[0]), static_cast<float>(size[1])};
}

struct Workload {
  YGConfigRef config = YGConfigNew();
  YGNodeRef root = nullptr;
  std::vector<YGNodeRef> leaves;
  /// The leaves measured by views; empty for leaves of a constant size.
  std::vector<std::unique_ptr<ViewLeaf>> views;
  float width = YGUndefined;

  YGNodeRef box(YGFlexDirection direction) {
    YGNodeRef node = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(node, direction);
    YGNodeStyleSetAlignItems(node, YGAlignFlexStart);
    return node;
  }

  void addLeaf(YGNodeRef parent) {
    YGNodeRef node = YGNodeNewWithConfig(config);
    YGNodeSetMeasureFunc(node, measure);
    YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    leaves.push_back(node);
  }

  void add(YGNodeRef parent, YGNodeRef child) {
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
  }

  YGNodeRef tree(int levels, bool isRow) {
    YGNodeRef node = box(isRow ? YGFlexDirectionRow : YGFlexDirectionColumn);
    for (int i = 0; i < 10; i++) {
      if (levels == 1) {
        addLeaf(node);
      } else {
        add(node, tree(levels - 1, !isRow));
      }
    }
    return node;
  }
};

}  // namespace

extern "C" {

/// Builds a workload: 0 linear, 1 flow, 2 depth, 3 tree (`count` is the number of levels).
void* workload_build(int32_t shape, int32_t count) {
  auto* work = new Workload();
  // No rounding to pixels: the other engines do none.
  YGConfigSetPointScaleFactor(work->config, 0);
  if (shape == 3) {
    work->root = work->tree(count, true);
    return work;
  }
  work->root = work->box(YGFlexDirectionRow);
  if (shape == 1) {
    YGNodeStyleSetFlexWrap(work->root, YGWrapWrap);
    work->width = 500;
  }
  YGNodeRef parent = work->root;
  for (int32_t i = 0; i < (shape == 2 ? count : 1); i++) {
    for (int32_t leaf = 0; leaf < (shape == 2 ? 5 : count); leaf++) work->addLeaf(parent);
    if (shape == 2 && i + 1 < count) {
      YGNodeRef next = work->box(YGFlexDirectionRow);
      work->add(parent, next);
      parent = next;
    }
  }
  return work;
}

void workload_layout(void* pointer) {
  auto* work = static_cast<Workload*>(pointer);
  YGNodeCalculateLayout(work->root, work->width, YGUndefined, YGDirectionLTR);
}

/// Makes views measure the leaves, whose indexes are those of their creation.
void workload_measure_views(void* pointer, MeasureView measure, void* context) {
  auto* work = static_cast<Workload*>(pointer);
  for (YGNodeRef leaf : work->leaves) {
    auto index = static_cast<int32_t>(work->views.size());
    work->views.push_back(std::make_unique<ViewLeaf>(ViewLeaf{measure, context, index}));
    YGNodeSetContext(leaf, work->views.back().get());
    YGNodeSetMeasureFunc(leaf, measureView);
  }
}

/// Writes the frame of a leaf; returns whether it may have changed since the last call.
int32_t workload_changed_leaf(void* pointer, int32_t index, double* frame) {
  YGNodeRef leaf = static_cast<Workload*>(pointer)->leaves[index];
  if (!YGNodeGetHasNewLayout(leaf)) return 0;
  YGNodeSetHasNewLayout(leaf, false);
  frame[0] = YGNodeLayoutGetLeft(leaf);
  frame[1] = YGNodeLayoutGetTop(leaf);
  frame[2] = YGNodeLayoutGetWidth(leaf);
  frame[3] = YGNodeLayoutGetHeight(leaf);
  return 1;
}

/// Sets the width every leaf measures from now on.
void workload_set_leaf_width(float width) { leafWidth = width; }

void workload_touch_all(void* pointer) {
  for (YGNodeRef leaf : static_cast<Workload*>(pointer)->leaves) YGNodeMarkDirty(leaf);
}

void workload_touch_one(void* pointer) {
  auto* work = static_cast<Workload*>(pointer);
  YGNodeMarkDirty(work->leaves[work->leaves.size() / 2]);
}

/// Returns the width of the root, so that results can be compared.
double workload_width(void* pointer) {
  return YGNodeLayoutGetWidth(static_cast<Workload*>(pointer)->root);
}

void workload_free(void* pointer) {
  auto* work = static_cast<Workload*>(pointer);
  YGNodeFreeRecursive(work->root);
  YGConfigFree(work->config);
  delete work;
}

/// Returns the bytes in use on the heap, mapped blocks included.
double workload_heap() {
  struct mallinfo2 info = mallinfo2();
  return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}
}

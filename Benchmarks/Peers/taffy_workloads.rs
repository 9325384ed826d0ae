//! The workloads of the box comparison on Taffy, compiled into a library.
//!
//! Everything that is timed runs here, so that no call between languages is timed.
use std::cell::Cell;
use taffy::prelude::*;

thread_local! {
    /// The width every leaf measures from now on.
    static LEAF_WIDTH: Cell<f32> = const { Cell::new(57.0) };
}

/// A tree and its leaves.
pub struct Workload {
    taffy: TaffyTree<()>,
    root: NodeId,
    leaves: Vec<NodeId>,
    /// Whether leaves have a style with both lengths instead of a measured size.
    is_fixed: bool,
}

fn box_style(direction: FlexDirection) -> Style {
    Style {
        display: Display::Flex,
        flex_direction: direction,
        align_items: Some(AlignItems::FLEX_START),
        flex_shrink: 0.0,
        ..Default::default()
    }
}

fn fixed_style() -> Style {
    let size = Size { width: length(LEAF_WIDTH.get()), height: length(17.0) };
    Style { size, ..leaf_style() }
}

fn leaf_style() -> Style {
    Style { flex_shrink: 0.0, ..Default::default() }
}

impl Workload {
    fn new(shape: i32, count: i32, is_fixed: bool) -> Self {
        let mut taffy = TaffyTree::new();
        // The other engines do not round.
        taffy.disable_rounding();
        let mut root = box_style(FlexDirection::Row);
        if shape == 1 {
            root.flex_wrap = FlexWrap::Wrap;
            root.size.width = length(500.0);
        }
        let root = taffy.new_leaf(root).unwrap();
        let mut work = Workload { taffy, root, leaves: Vec::new(), is_fixed };
        match shape {
            2 => work.add_levels(count),
            3 => work.add_tree(root, count, true),
            _ => work.add_leaves(root, count),
        }
        work
    }

    fn add_leaves(&mut self, parent: NodeId, count: i32) {
        for _ in 0..count {
            let style = if self.is_fixed { fixed_style() } else { leaf_style() };
            let leaf = self.taffy.new_leaf_with_context(style, ()).unwrap();
            self.taffy.add_child(parent, leaf).unwrap();
            self.leaves.push(leaf);
        }
    }

    fn add_box(&mut self, parent: NodeId, direction: FlexDirection) -> NodeId {
        let node = self.taffy.new_leaf(box_style(direction)).unwrap();
        self.taffy.add_child(parent, node).unwrap();
        node
    }

    fn add_levels(&mut self, count: i32) {
        let mut parent = self.root;
        for level in 0..count {
            self.add_leaves(parent, 5);
            if level + 1 < count {
                parent = self.add_box(parent, FlexDirection::Row);
            }
        }
    }

    fn add_tree(&mut self, parent: NodeId, levels: i32, is_row: bool) {
        if levels == 1 {
            return self.add_leaves(parent, 10);
        }
        let direction = if is_row { FlexDirection::Column } else { FlexDirection::Row };
        for _ in 0..10 {
            let child = self.add_box(parent, direction);
            self.add_tree(child, levels - 1, !is_row);
        }
    }

    fn touch(&mut self, index: usize) {
        let leaf = self.leaves[index];
        if self.is_fixed {
            self.taffy.set_style(leaf, fixed_style()).unwrap();
        } else {
            self.taffy.mark_dirty(leaf).unwrap();
        }
    }

    fn lay_out(&mut self) {
        let width = LEAF_WIDTH.get();
        self.taffy
            .compute_layout_with_measure(self.root, Size::MAX_CONTENT, |inputs, _, context, style| {
                taffy::compute_leaf_layout(inputs, style, |_, _| 0.0, |known, _| {
                    let measured = if context.is_some() { (width, 17.0) } else { (0.0, 0.0) };
                    Size {
                        width: known.width.unwrap_or(measured.0),
                        height: known.height.unwrap_or(measured.1),
                    }
                })
            })
            .unwrap();
    }
}

/// Builds a workload: 0 linear, 1 flow, 2 depth, 3 tree (`count` is the number of levels).
#[no_mangle]
pub extern "C" fn taffy_build(shape: i32, count: i32, is_fixed: bool) -> *mut Workload {
    Box::into_raw(Box::new(Workload::new(shape, count, is_fixed)))
}

/// # Safety
/// The pointer was returned by `taffy_build` and has not been freed; the same for the functions below.
#[no_mangle]
pub unsafe extern "C" fn taffy_layout(work: *mut Workload) {
    (*work).lay_out();
}

/// # Safety
/// As above.
#[no_mangle]
pub unsafe extern "C" fn taffy_touch_all(work: *mut Workload) {
    for index in 0..(*work).leaves.len() {
        (*work).touch(index);
    }
}

/// # Safety
/// As above.
#[no_mangle]
pub unsafe extern "C" fn taffy_touch_one(work: *mut Workload) {
    (*work).touch((&(*work).leaves).len() / 2);
}

/// Returns the width of the root, so that results can be compared.
///
/// # Safety
/// As above.
#[no_mangle]
pub unsafe extern "C" fn taffy_width(work: *mut Workload) -> f64 {
    f64::from((*work).taffy.layout((*work).root).unwrap().size.width)
}

/// # Safety
/// As above.
#[no_mangle]
pub unsafe extern "C" fn taffy_free(work: *mut Workload) {
    drop(Box::from_raw(work));
}

/// Sets the width every leaf measures from now on.
#[no_mangle]
pub extern "C" fn taffy_set_leaf_width(width: f32) {
    LEAF_WIDTH.set(width);
}

/**
 * A change of an element's children, or of a text: `target` is the one or the other. Asking which by `instanceof`, for
 * the compiler, would cost every page bytes.
 */
type Change = {
  target: HTMLElement & Text;
  oldValue: string | null;
  addedNodes: NodeListOf<ChildNode>;
  removedNodes: NodeListOf<ChildNode>;
  nextSibling: ChildNode | null;
};

const changes: Array<MutationRecord> = [];
/** Records what others, such as a translator or an extension, change in the page's content. */
export const watcher = new MutationObserver((records) => changes.push(...records));

/**
 * Undoes what was recorded, node by node, newest first: otherwise React would re-render the whole page, without what
 * was typed. Changes to static elements stay, and so do all outside <main>; nodes that were inserted into <body> move
 * to its end, where React ignores them.
 */
export function undoChanges() {
  changes.push(...watcher.takeRecords());
  const newestFirst = changes.splice(0).reverse() as ReadonlyArray<unknown> as ReadonlyArray<Change>;
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of newestFirst) {
    if (target === document.body) {
      // A node that is already last is in nobody's way, and moving an iframe would reload it.
      if (nextSibling) target.append(...[...addedNodes].filter((node) => node.parentNode === target));
      continue;
    }
    const element = 'closest' in target ? target : (target as Node).parentElement;
    if (element?.closest('[data-static]')) continue;
    if (oldValue !== null) {
      target.data = oldValue;
      continue;
    }
    for (const node of addedNodes) node.remove();
    if (nextSibling?.parentNode === target) nextSibling.before(...removedNodes);
    else target.append(...removedNodes);
  }
  watcher.takeRecords();
}

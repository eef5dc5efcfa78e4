type Press = { button: Element; replay: () => void };

/** What was pressed in islands that are not hydrated yet. */
export const held = new Set<Press>();

/** Takes the busy look off the buttons of what is held. @returns it, to be replayed or forgotten. */
export function release(): ReadonlyArray<Press> {
  const released = [...held];
  held.clear();
  for (const { button } of released) button.removeAttribute('aria-busy');
  return released;
}

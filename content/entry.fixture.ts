/** One of a list that the owner may change, counted from its end where `place` is negative. */
export function entry<Item>(list: ReadonlyArray<Item>, place: number): Item {
  const item = list.at(place);
  if (item === undefined) throw new Error(`This test needs a longer list than one of ${list.length}.`);
  return item;
}

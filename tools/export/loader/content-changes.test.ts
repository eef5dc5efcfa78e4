import { undoChanges, watcher } from './content-changes';

test('what an extension put before the page goes to its end; what it took away again stays away, what is last stays', () => {
  document.body.innerHTML = '<main id="content"></main>';
  watcher.observe(document.body, { childList: true });
  const [bar, ruler, frame] = ['bar', 'ruler', 'frame'].map((id) =>
    Object.assign(document.createElement('div'), { id }),
  );
  if (!bar || !ruler || !frame) throw new Error('There is nothing to insert.');
  document.body.prepend(bar);
  // As to measure something.
  document.body.prepend(ruler);
  ruler.remove();
  document.body.append(frame);
  const moves = new MutationObserver(() => {});
  moves.observe(document.body, { childList: true });
  undoChanges();
  expect(Array.from(document.body.children, ({ id }) => id)).toEqual(['content', 'frame', 'bar']);
  // Moving an iframe would load it again.
  expect(moves.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])).toEqual([bar]);
});

test('a text that was changed in place is as the server wrote it again, but in what React leaves alone', () => {
  document.body.innerHTML = '<main><p>Book</p><p data-static>Wash</p></main>';
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no content.');
  watcher.observe(main, { childList: true, characterDataOldValue: true, subtree: true });
  for (const { firstChild } of main.children) (firstChild as Text).data += '!';
  undoChanges();
  expect(main.textContent).toBe('BookWash!');
});

import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';

function Page() {
  return (
    <main>
      <h1>Duncan</h1>
      <IslandBoundary name="ticker">
        <Ticker />
      </IslandBoundary>
    </main>
  );
}

function Ticker() {
  useEffect(() => {
    throw new Error('no such function');
  }, []);
  return (
    <div data-island="ticker">
      <input aria-label="Name" />
    </div>
  );
}

test('an island that fails leaves the page alive, and keeps what the server drew and what was typed', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = '<main><h1>Duncan</h1><div data-island="ticker"><input aria-label="Name"></div></main>';
  document.body.append(container);
  const input = container.querySelector('input');
  if (input) input.value = 'Ada';

  await act(async () => hydrateRoot(container, <Page />));

  expect(container.querySelector('h1')?.textContent).toBe('Duncan');
  expect(container.querySelector('input')?.value).toBe('Ada');
  expect(container.querySelector('[data-scripts="failed"]')).not.toBeNull();
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

import { rememberStopped, wasStopped } from './stopped';

test('the choice to stop the ticker lasts until it is taken back', () => {
  expect(wasStopped()).toBe(false);
  rememberStopped(true);
  expect(wasStopped()).toBe(true);
  rememberStopped(false);
  expect(wasStopped()).toBe(false);
});

test('where the browser refuses storage nothing is known of the ticker and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  expect(() => rememberStopped(true)).not.toThrow();
  expect(wasStopped()).toBeUndefined();
  storage.mockRestore();
});

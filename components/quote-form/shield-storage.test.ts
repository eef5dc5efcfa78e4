test('where site storage is blocked, EmailJS finds none', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  try {
    await import('./shield-storage');
    expect(window.localStorage).toBeUndefined();
  } finally {
    blocked.mockRestore();
  }
});

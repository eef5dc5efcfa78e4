import { inspectorUrl } from './inspector-url';

test('the inspector is asked for the property as it is and the address encoded', () => {
  expect(inspectorUrl('https://dynamix.example/mill-bay')).toBe(
    'https://search.google.com/search-console/inspect?resource_id=https://dynamix.example/&id=https%3A%2F%2Fdynamix.example%2Fmill-bay',
  );
});

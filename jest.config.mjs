import nextJest from 'next/jest.js';

// West of Greenwich, as the business is: a date that is read as UTC and shown as local would be the day before.
process.env.TZ = 'America/Vancouver';

/** Unit tests sit beside their subject; next/jest compiles them as the site is compiled. */
export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Not the journeys (*.spec.ts). Patterns of what to leave out, as below, do nothing in a folder such as "site (1)": jest
  // takes its brackets for theirs.
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/out/'],
  // Jest would leave one processor idle, which is half of some machines; nothing else runs meanwhile.
  maxWorkers: '100%',
  // On a busy machine a form takes long to fill in, and no test asks for speed.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

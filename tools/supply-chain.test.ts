import { readdirSync, readFileSync } from 'node:fs';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
};

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(([folder]) => folder !== '');

test('every version in package.json is exact, and the lock file has it', () => {
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(wanted.map(([name]) => [name, packages[`node_modules/${name}`]?.version])).toEqual(wanted);
});

test('every locked package is from the public registry and carries the hash of its contents', () => {
  const registry = 'https://registry.npmjs.org/';
  const foreign = installed.filter(([, { resolved }]) => !(resolved ?? registry).startsWith(registry));
  expect(foreign.map(([folder]) => folder)).toEqual([]);
  // Programs for other systems, too: npm leaves theirs out when it makes the lock file from installed packages.
  const unsealed = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unsealed.map(([folder]) => folder)).toEqual([]);
});

test('no package that the site is made of runs a script when it is installed, and npm is told to run none', () => {
  const scripted = installed.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  expect(scripted.map(([folder]) => folder)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'save-exact=true', 'engine-strict=true']),
  );
});

test('every action of the workflows is pinned to a commit, with its version beside it', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

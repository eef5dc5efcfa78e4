import type { FolderSize } from '../../folder-size';
import { formatTable } from '../../table';
import type { Goal } from '../goals';
import { ratio } from '../statistics';
import type { MeasuredRun } from './measured-run';

type Build = { run: MeasuredRun; size: FolderSize };
export type ScaleRow = { towns: number; site: Build; bare: Build };
type Step = { name: string; seconds: number; bytes: number };

/** What tools/build.ts prints of its steps: '  next  12.3 s  4.56 MB in out: ...'. */
export function readSteps(output: string): ReadonlyArray<Step> {
  return [...output.matchAll(/^ +(\w+) +([\d.]+) s +([\d.]+) MB in /gm)].map(([, name = '', seconds, megabytes]) => ({
    name,
    seconds: Number(seconds),
    bytes: Number(megabytes) * 1e6,
  }));
}

/** How much a figure of a build grows with each town added between two sizes; 0 where none is. */
function growth(from: ScaleRow, to: ScaleRow, name: 'site' | 'bare', figure: (build: Build) => number): number {
  return from.towns === to.towns ? 0 : (figure(to[name]) - figure(from[name])) / (to.towns - from.towns);
}

/** Prints what each number of towns took, what each added town costs beside the bare exports, and its steps. */
export function printScale(rows: ReadonlyArray<ScaleRow>) {
  const [first] = rows;
  if (!first) return;
  const lines = rows.flatMap((row) =>
    (['site', 'bare'] as const).map((name) => {
      const build = row[name];
      const perTown = (figure: (build: Build) => number) => growth(first, row, name, figure);
      return [
        name === 'site' ? 'this site' : 'bare Next, as many words',
        row.towns,
        build.run.seconds.toFixed(1),
        (build.run.peakMemoryBytes / 1e6).toFixed(0),
        build.size.files,
        (build.size.bytes / 1e6).toFixed(1),
        (perTown(({ run }) => run.seconds) * 1000).toFixed(0),
        perTown(({ size }) => size.files).toFixed(1),
        (perTown(({ size }) => size.bytes) / 1000).toFixed(1),
        (perTown(({ size }) => size.bytes - size.compressedBytes) / 1000).toFixed(1),
      ];
    }),
  );
  const head = ['', 'towns added', 's', 'peak MB', 'files', 'MB'];
  const growthHead = ['ms/town', 'files/town', 'KB/town', 'without .br .gz'];
  console.log(`\n${formatTable([...head, ...growthHead], lines)}`);
  console.log('\nSteps of this site, s (MB in out/ after it)\n');
  const steps = rows.map(({ towns, site }) => ({ towns, steps: readSteps(site.run.output) }));
  const names = steps[0]?.steps.map(({ name }) => name) ?? [];
  console.log(
    formatTable(
      ['towns added', ...names],
      steps.map((row) => [
        row.towns,
        ...row.steps.map(({ seconds, bytes }) => `${seconds.toFixed(1)} (${(bytes / 1e6).toFixed(1)})`),
      ]),
    ),
  );
  printNextAlone(rows);
}

/** What Next alone takes and writes for a town, before the export step, which is a bare export of the same pages. */
function printNextAlone(rows: ReadonlyArray<ScaleRow>) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return;
  const perTown = (figure: (build: Build) => number) => growth(first, last, 'site', figure);
  const next = ({ run }: Build) => readSteps(run.output).find(({ name }) => name === 'next');
  const seconds = perTown((build) => next(build)?.seconds ?? 0);
  const bytes = perTown((build) => next(build)?.bytes ?? 0);
  const times = ratio(
    perTown(({ run }) => run.seconds),
    seconds,
  ).toFixed(2);
  const sizes = ratio(
    perTown(({ size }) => size.bytes),
    bytes,
  ).toFixed(2);
  console.log(
    `\nNext alone: ${(seconds * 1000).toFixed(0)} ms and ${(bytes / 1000).toFixed(0)} KB a town. The whole build takes ${times} of that time, and ${sizes} of those bytes are left.`,
  );
}

/** Growth per added town against the bare export's, and from one size to the next: 1 is linear. */
export function scaleGoals(rows: ReadonlyArray<ScaleRow>): ReadonlyArray<Goal> {
  const [first, earlier, before, last] = [rows[0], rows.at(-3), rows.at(-2), rows.at(-1)];
  if (!first || !last || !before || first === last) return [];
  const seconds = ({ run }: Build) => run.seconds;
  const bytes = ({ size }: Build) => size.bytes;
  const toBare = (figure: (build: Build) => number) =>
    growthRatio(growth(first, last, 'site', figure), growth(first, last, 'bare', figure));
  const goals: ReadonlyArray<Goal> = [
    {
      name: 'time per added town, to bare',
      measured: toBare(seconds),
      max: 2,
      digits: 2,
    },
    {
      name: 'bytes per added town, to bare',
      measured: toBare(bytes),
      max: 1,
      digits: 2,
    },
  ];
  if (!earlier) return goals;
  const bend = (figure: (build: Build) => number) =>
    growthRatio(growth(before, last, 'site', figure), growth(earlier, before, 'site', figure));
  return [
    ...goals,
    { name: `time per town, last step to the one before`, measured: bend(seconds), max: 1.25, digits: 2 },
    { name: `bytes per town, last step to the one before`, measured: bend(bytes), max: 1.05, digits: 2 },
  ];
}

/** Not a number where either seems to get faster with more pages: it was measured on a busy machine. */
function growthRatio(one: number, other: number): number {
  return one > 0 && other > 0 ? ratio(one, other) : Number.NaN;
}

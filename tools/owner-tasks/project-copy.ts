import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { neutralSettings } from '../../content/setting-names';
import { type Change, changedText } from '../changed-text';
import { runChild } from '../child';
import { secondsSince } from '../seconds';

/** A copy of the project, where a tool does what the owner would; what does not go as it should is one of its faults. */
export class ProjectCopy {
  readonly faults: Array<string> = [];

  /** @param settings those of its tools. */
  constructor(
    readonly root: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string) {
    writeFileSync(path.join(this.root, file), text);
  }

  /** @throws with the change that found nothing. */
  edit(file: string, changes: ReadonlyArray<Change>) {
    this.write(file, changedText(file, this.read(file), changes));
  }

  /** Runs `look` with changes in a file, then undoes them. */
  async withEdit(file: string, changes: ReadonlyArray<Change>, look: () => Promise<void>) {
    const whole = this.read(file);
    this.edit(file, changes);
    await look();
    this.write(file, whole);
  }

  /** @returns the tool's output. @throws with that output when the tool fails. */
  async succeed(name: string, ...args: ReadonlyArray<string>): Promise<string> {
    const start = performance.now();
    const { code, output } = await this.tool(name, args);
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
    console.log(`  ${name} ${args.join(' ')} (${secondsSince(start)} s)`);
    return output;
  }

  /** The build must stop with one line that names the file and holds the words. */
  async expectPlainStop(what: string, words: string) {
    const start = performance.now();
    const { code, output } = await this.tool('build.ts', ['--skip', 'cards,icons']);
    const stop = output.slice(output.indexOf('The build stopped:')).trim();
    console.log(`  ${what} (${secondsSince(start)} s)`);
    const says = stop.includes('content/') && stop.includes(words) && !stop.includes('\n');
    if (code === 1 && says) return;
    this.faults.push(
      `The build of ${what} should stop with one line that says “${words}”. It exited ${code}:\n${output}`,
    );
  }

  async expectLaunch(what: string, wantedCode: number, words: string) {
    const { code, output } = await this.tool('launch/launch-check.ts', []);
    if (code === wantedCode && output.includes(words)) return;
    this.faults.push(
      `The launch check of ${what} should exit ${wantedCode} and say “${words}”. It exited ${code}:\n${output}`,
    );
  }

  /** Runs its unit tests without the settings of its tools, as `npm test` does; each that fails is a fault. */
  async runUnitTests() {
    const report = path.join(this.root, '.cache/jest.json');
    const start = performance.now();
    const { code, output } = await this.run(
      ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${report}`],
      neutralSettings,
    );
    if (!existsSync(report)) throw new Error(`The unit tests could not run:\n${output}`);
    const { testResults }: { testResults: ReadonlyArray<{ status: string; message: string }> } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = testResults.filter(({ status }) => status !== 'passed');
    if (code !== 0 && failed.length === 0) throw new Error(`The unit tests could not run:\n${output}`);
    this.faults.push(...failed.map(({ message }) => `A unit test fails after the owner's changes:\n${message}`));
    console.log(`  unit tests (${secondsSince(start)} s)`);
  }

  private tool(name: string, args: ReadonlyArray<string>) {
    return this.run(['--import', 'tsx', `tools/${name}`, ...args], this.settings);
  }

  /** Runs Node there. */
  private run(command: ReadonlyArray<string>, env: Readonly<Record<string, string>>) {
    return runChild(process.execPath, command, {
      cwd: this.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}

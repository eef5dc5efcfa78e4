import { UserError } from '../../content/checks/user-error';

/** One thing that stands between this tree and the public. */
export type Finding = {
  /** A blocker must go before the public sees the site; a warning is for the owner to weigh. */
  level: 'blocker' | 'warning';
  what: string;
  /** A file, with the line where it is known. */
  where: string;
  /** What to do about it. Findings with the same fix are printed together. */
  fix: string;
};

/** A blocker that says what a UserError says. @throws any other error. */
export function blockerFor(error: unknown, where: string, fix: string): Finding {
  if (!(error instanceof UserError)) throw error;
  return { level: 'blocker', what: error.message, where, fix };
}

/** The findings in plain words, blockers first, with a closing line that counts them. */
export function report(findings: ReadonlyArray<Finding>): string {
  const blockers = findings.filter(({ level }) => level === 'blocker');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const closing =
    blockers.length > 0
      ? `Not ready for the public: ${count(blockers.length, 'blocker')}, ${count(warnings.length, 'warning')}.`
      : `Ready for the public: no blockers, ${count(warnings.length, 'warning')}.`;
  return [
    section('BLOCKERS: fix before going public', blockers),
    section('WARNINGS: for your judgement', warnings),
    closing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Characters; longer places push their sentence to the right. */
const whereWidth = 40;

function section(heading: string, findings: ReadonlyArray<Finding>): string {
  if (findings.length === 0) return '';
  const fixes = [...new Set(findings.map(({ fix }) => fix))];
  const blocks = fixes.map((fix) => {
    const lines = findings.filter((finding) => finding.fix === fix);
    return [...lines.map(({ what, where }) => `  ${where.padEnd(whereWidth)}  ${what}`), `    How to fix: ${fix}`].join(
      '\n',
    );
  });
  return [heading, ...blocks].join('\n\n');
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type Cell = string | number;

/** A table for the terminal that is Markdown too: the first column to the left, figures to the right. */
export function formatTable(head: ReadonlyArray<Cell>, rows: ReadonlyArray<ReadonlyArray<Cell>>): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: ReadonlyArray<string>) =>
    `| ${widths.map((width, column) => pad(line[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [format(first), rule, ...rest.map(format)].join('\n');
}

/** Bytes as kilobytes of 1,000 with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function pad(text: string, width: number, column: number) {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

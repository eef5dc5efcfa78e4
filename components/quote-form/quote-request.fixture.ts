/** The form as on the page: a box for each field, which keeps line breaks as a textarea does, and the ticks. */
export function formWith(values: Record<string, string>, ticked: ReadonlyArray<string> = []) {
  const form = document.createElement('form');
  const ticks = ticked.map((name) => [name, 'on'] as const);
  for (const [name, value] of [...Object.entries(values), ...ticks]) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  return form;
}

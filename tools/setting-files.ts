/** The files that may hold settings, in the order in which Next reads them: what is set first wins. */
export function settingFiles(mode: 'production' | 'development' = 'production'): ReadonlyArray<string> {
  return [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'];
}

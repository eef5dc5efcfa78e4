/** What a promise gives; undefined when it fails or takes longer, as a script does that hangs on a weak signal. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([promise.catch(() => undefined), late]);
}

/** What a promise gives; undefined when it fails or takes longer, as a script that hangs on a weak signal. Never rejects. */
export function settledWithin<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([promise.catch(() => undefined), late]);
}

import { stat } from 'node:fs/promises';

/** True for a file that is there and not empty. */
export async function isFilled(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
}

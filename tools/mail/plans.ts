import { isRecord } from '../../content/is-record';

/** What is to happen to the next call (or the next few) whose body contains `match`. */
export type Plan = { times?: number; match?: string } & (
  | { action: 'refuse'; status: number; text: string }
  /** The mail is kept at once and answered late, as when the answer is lost on the way. */
  | { action: 'delay'; milliseconds: number }
  | { action: 'drop' }
);

/** The first plan that fits a call's body, used up once; undefined when none does. */
export function takePlan(plans: Array<Plan>, body: string): Plan | undefined {
  const index = plans.findIndex(({ match = '' }) => body.includes(match));
  const plan = plans[index];
  if (!plan) return undefined;
  const timesLeft = (plan.times ?? 1) - 1;
  if (timesLeft > 0) plans[index] = { ...plan, times: timesLeft };
  else plans.splice(index, 1);
  return plan;
}

/** True for a plan that `takePlan` can follow. */
export function isPlan(value: unknown): value is Plan {
  if (!isRecord(value)) return false;
  const { action, times = 1, match = '' } = value;
  if (!isWhole(times, 1) || typeof match !== 'string') return false;
  switch (action) {
    case 'refuse':
      return isWhole(value.status, 200, 599) && typeof value.text === 'string';
    case 'delay':
      return isWhole(value.milliseconds, 0);
    default:
      return action === 'drop';
  }
}

function isWhole(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER) {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

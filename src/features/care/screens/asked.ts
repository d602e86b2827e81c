import type { CareOfBoat, DamageOut } from '../contract.ts'

/** What is asked for on top of the page. */
export type Asked =
  | { do: 'report' }
  | { do: 'repaired' | 'assess' | 'close'; damage: DamageOut }
  | { do: 'plan' | 'service'; boat: CareOfBoat }

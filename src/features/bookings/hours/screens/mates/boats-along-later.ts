import { later } from '#kit/ui/later.tsx'

/** Only who has chosen a boat can take another one along. */
export const BoatsAlong = later(async () => (await import('./boats-along.tsx')).BoatsAlong)

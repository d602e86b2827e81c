import { later } from '#kit/ui/later.tsx'

/** Only who has chosen a time chooses a boat. */
export const HoursDialog = later(async () => (await import('./hours-boats.tsx')).HoursDialog)

/** Only who has chosen a boat can take another one along. */
export const BoatsAlong = later(async () => (await import('./hours-boats.tsx')).BoatsAlong)

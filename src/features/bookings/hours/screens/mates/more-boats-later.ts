import { later } from '#kit/ui/later.tsx'

/** Only who has chosen a boat can take another one along. */
export const MoreBoats = later(async () => (await import('./more-boats.tsx')).MoreBoats)

import { later } from '#kit/ui/later.tsx'

/** Only who finds nothing free needs it. */
export const JoinWaiting = later(async () => (await import('./join-waiting.tsx')).JoinWaiting)

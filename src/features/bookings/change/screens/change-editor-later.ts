import { later } from '#kit/ui/later.tsx'

/** Only who changes a booking needs it. */
export const ChangeEditor = later(async () => (await import('./change-editor.tsx')).ChangeEditor)

import { useMedia } from '#kit/ui/use-media.ts'

/** From this width on the table and the form of an entry have room side by side. */
const besideWidth = '(width >= 75rem)'

export const useBeside = (): boolean => useMedia(besideWidth)

/** The same, once and without following it. */
export const isBesideNow = (): boolean => matchMedia(besideWidth).matches

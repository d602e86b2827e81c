import type { Background } from '../contract.ts'

/** A picture that a voucher can carry, as the site has it. */
export type CardPicture = {
  background: Background
  /** Its name in the choice. */
  name: string
  alt: string
  src: string
  /** A set of widths. */
  srcSet: string
  width: number
  height: number
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

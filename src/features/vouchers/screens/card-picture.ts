import type { Background } from '../contract.ts'

/** A picture that a voucher can carry, as the site has it. */
export type CardPicture = {
  background: Background
  /** Its name in the choice. */
  name: string
  alt: string
  /** A set of widths, as for `srcset`. */
  avif: string
  webp: string
  width: number
  height: number
  /** Average colour, shown until it has loaded. */
  colour: string
}

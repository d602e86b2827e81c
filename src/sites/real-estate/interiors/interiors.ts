import { interiorAlts } from '#features/properties/content/interiors.ts'
import type { PropertyPicture } from '#features/properties/rules.ts'
import { copiesOf, type Picture } from '../pictures/pictures.ts'
import './placeholders.css'

const addresses = import.meta.glob<string>('./*.avif', { eager: true, query: '?url', import: 'default' })

/** The inside of a property, in all its widths. */
export const interiorOf = (name: PropertyPicture): Picture & { alt: string } => ({
  ...copiesOf(addresses, `${name}-inside`),
  width: 1280,
  height: 853,
  alt: interiorAlts[name],
  'data-picture': `interiors/${name}-inside`,
})

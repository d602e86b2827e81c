import type { PropertyPicture } from '../rules.ts'
import { words } from '../words.ts'

/** What is seen on the pictures `{picture}-inside`. */
export const interiorAlts: Readonly<Record<PropertyPicture, string>> = words.interiors

import type { Listing } from '#features/properties/rules.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { interiorOf } from '../../interiors/interiors.ts'
import { pictureOf } from '../../pictures/pictures.ts'
import { words } from '../words.ts'
import styles from './view-switch.module.css'

/** Every property is seen from outside and from inside. */
export type View = 'outside' | 'inside'

const views: readonly View[] = ['outside', 'inside']

/** That picture of a property, with its alt text. */
export const pictureIn = (view: View, { picture, alt }: Listing) =>
  view === 'inside' ? interiorOf(picture) : { ...pictureOf(picture), alt }

/** Outside, or inside. */
export function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{words.view}</VisuallyHidden>
      </legend>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.choice}
          aria-pressed={view === value}
          onClick={() => onChange(view)}
        >
          {words.views[view]}
        </button>
      ))}
    </fieldset>
  )
}

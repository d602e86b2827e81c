import { listings } from '#features/properties/content/listings.ts'
import { filtered, type PropertyType, propertyTypes } from '#features/properties/rules.ts'
import { words as propertyWords } from '#features/properties/words.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import styles from './filter-bar.module.css'
import { words } from './words.ts'

type FilterBarProps = { value: PropertyType | undefined; onChange: (type: PropertyType | undefined) => void }

/** A button for each kind of property, with how many there are, and one for all. */
export function FilterBar({ value, onChange }: FilterBarProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={hidden.hidden}>{words.show}</legend>
      {[undefined, ...propertyTypes].map((type) => (
        <button
          key={type ?? 'all'}
          type="button"
          className={styles.button}
          aria-pressed={type === value}
          onClick={() => onChange(type)}
        >
          <span className={styles.name}>{type ? propertyWords.typeNames[type] : words.all}</span>
          <span className={styles.count} aria-hidden="true">
            {filtered(listings, type).length}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

import { ExtraBox } from '../../screens/extras/extra-box.tsx'
import type { StaffPreview } from '../contract.ts'
import { words } from '../words.ts'
import styles from './extra-boxes.module.css'

type ExtraBoxesProps = {
  offered: StaffPreview['offer']['extras']
  chosen: readonly string[]
  onExtra: (name: string, wanted: boolean) => void
}

/** What can be taken along, with its price. */
export function ExtraBoxes({ offered, chosen, onExtra }: ExtraBoxesProps) {
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.extras}>
      <legend>{words.extras}</legend>
      {offered.map(({ name, label, price, always }) => (
        <ExtraBox
          key={name}
          label={label}
          price={price}
          checked={always || chosen.includes(name)}
          disabled={always}
          onChange={(wanted) => onExtra(name, wanted)}
        />
      ))}
    </fieldset>
  )
}

import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import styles from './extra-box.module.css'

type ExtraBoxProps = {
  label: string
  price: string
  /** Its name in the form, where it has one. */
  name?: string
  hint?: string | undefined
  checked: boolean
  disabled: boolean
  onChange: (wanted: boolean) => void
}

/** What can be taken along, with its price at the end of the line. */
export const ExtraBox = ({ label, price, ...box }: ExtraBoxProps) => (
  <Checkbox
    className={styles.extra}
    label={
      <span className={styles.label}>
        <span>{label}</span>
        <span className={layout.figures}>{price}</span>
      </span>
    }
    {...box}
  />
)

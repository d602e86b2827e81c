import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { words } from '../../words.ts'
import { levelText } from '../fields/gauge.ts'
import styles from './pier-sheet.module.css'

/** Quarters, which a look tells; eighths are on the dial. */
const quarters = [8, 6, 4, 2, 0]

type LevelChoiceProps = {
  of: 'tank' | 'battery'
  level: number | null
  /** At the check-out. */
  before?: number | undefined
  onChange: (level: number) => void
}

/** How full the tank or the battery is, in one tap. */
export function LevelChoice({ of, level, before, onChange }: LevelChoiceProps) {
  const levels = [...new Set([...quarters, before ?? 8, level ?? 8])].sort((a, b) => b - a)
  return (
    <ChoiceGroup
      legend={
        before === undefined
          ? words.gauges[of]
          : words.levelAndBefore(words.gauges[of], words.before(levelText(before)))
      }
      name="fuel"
      look="chips"
      className={styles.levels ?? ''}
      value={level === null ? undefined : String(level)}
      onChange={(chosen) => onChange(Number(chosen))}
      choices={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
    />
  )
}

import { classNames } from '#kit/ui/class-names.ts'
import styles from './looks.module.css'
import { Chapter, Specimen } from './specimen.tsx'

const pairs = [
  ['page', 'text on page'],
  ['muted', 'muted on page'],
  ['surface', 'text on surface'],
  ['raised', 'text on raised'],
  ['accent', 'on accent'],
  ['accentSoft', 'on accent, soft'],
  ['danger', 'on danger'],
  ['dangerSoft', 'on danger, soft'],
  ['successSoft', 'on success, soft'],
  ['warningSoft', 'on warning, soft'],
] as const

export function Looks() {
  return (
    <Chapter
      id="looks"
      title="Colour and type"
      text="Every site sets these itself; the parts below only ever use them in these pairs."
    >
      <Specimen caption="Colours that stand on each other" wide>
        <ul className={styles.swatches}>
          {pairs.map(([name, label]) => (
            <li key={name} className={classNames(styles.swatch, styles[name])}>
              {label}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen caption="Display, title, heading, large, body, small" wide>
        <div className={styles.scale}>
          <p className={styles.display}>By the lake</p>
          <p className={styles.title}>A boat for the afternoon</p>
          <p className={styles.heading}>What the price includes</p>
          <p className={styles.large}>Bring a jacket, the wind turns in the evening.</p>
          <p>The jetty is behind the boathouse. Ten minutes before you start somebody waits there with the keys.</p>
          <p className={styles.small}>Prices include 19 percent VAT.</p>
        </div>
      </Specimen>
    </Chapter>
  )
}

import { useState } from 'react'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Buttons } from './buttons.tsx'
import { Calendars } from './calendars.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import { Lists } from './lists.tsx'
import { Looks } from './looks.tsx'
import { Messages } from './messages.tsx'
import { Overlays } from './overlays.tsx'
import styles from './specimens.module.css'

const chapters = [
  ['looks', 'Colour and type'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['forms', 'Forms and steps'],
  ['calendars', 'Calendar'],
  ['messages', 'Messages and waiting'],
  ['overlays', 'Dialogs and pictures'],
  ['lists', 'Tables, tabs and links'],
] as const

const shades = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Every part the sites are made of, in every state: for whoever works on it, at /specimens/ of `npm run dev`. */
export function Specimens() {
  const [shade, setShade] = useState<'system' | 'light' | 'dark'>('system')
  return (
    <main className={classNames(styles.page, styles[shade])} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>Kit</h1>
        <p className={styles.lead}>
          Every part the sites are made of, in every state. Each site dresses them in its own colours and type.
        </p>
        <ChoiceGroup
          legend="Shade of this page"
          name="shade"
          look="chips"
          choices={shades}
          value={shade}
          onChange={setShade}
        />
      </header>
      <nav className={styles.contents} aria-label="Chapters">
        <ul>
          {chapters.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.chapters}>
        <Looks />
        <Buttons />
        <Fields />
        <Forms />
        <Calendars />
        <Messages />
        <Overlays />
        <Lists />
      </div>
    </main>
  )
}

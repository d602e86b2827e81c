import { useState } from 'react'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import type { PageMeta } from '#sites/modules.ts'
import { Buttons } from './kit/buttons.tsx'
import { Calendars } from './kit/calendars.tsx'
import { Fields } from './kit/fields.tsx'
import { Forms } from './kit/forms.tsx'
import { Lists } from './kit/lists.tsx'
import { Looks } from './kit/looks.tsx'
import { Messages } from './kit/messages.tsx'
import { Overlays } from './kit/overlays.tsx'
import styles from './kit.module.css'

export const meta: PageMeta = {
  title: 'Kit - Sternsinger',
  description: 'Every part the sites are made of, in every state.',
  noindex: true,
}

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

export default function KitPage() {
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

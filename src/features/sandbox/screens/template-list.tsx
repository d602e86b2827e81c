import { useState } from 'react'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { SandboxTemplate } from '../contract.ts'
import styles from './template-list.module.css'

/** What stands for the messages in the list. */
export const messagesId = 'messages'

type Entry = Pick<SandboxTemplate, 'id' | 'name' | 'group' | 'about'> & { kind: string }

const messages: Entry = {
  id: messagesId,
  name: 'Messages',
  group: 'On the screen',
  kind: 'screen',
  about: 'Banners, toasts and outcomes with their seconds',
}

const marks: Readonly<Record<string, string>> = { mail: 'Mail', pdf: 'PDF', screen: 'Screen' }

type TemplateListProps = {
  templates: readonly SandboxTemplate[]
  chosen: string
  addressOf: (id: string) => string
  onChoose: (id: string) => void
}

/** All templates by group, with a search; on narrow screens a list of the browser's own. */
export function TemplateList({ templates, chosen, addressOf, onChoose }: TemplateListProps) {
  const [search, setSearch] = useState('')
  const entries: readonly Entry[] = [...templates, messages]
  const found = entries.filter((entry) => fits(entry, search))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className={styles.place}>
      <SelectField
        className={styles.select ?? ''}
        label="Template"
        value={entries.some(({ id }) => id === chosen) ? chosen : ''}
        placeholder="Choose a template"
        options={entries.map(({ id, group, name }) => ({ value: id, label: `${group}: ${name}` }))}
        onChange={onChoose}
      />
      <nav className={styles.nav} aria-label="Templates">
        <TextField
          label="Search"
          type="search"
          required={false}
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
        <LiveRegion>{search && `${found.length} of ${entries.length} templates`}</LiveRegion>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className={styles.group}>{group}</h2>
            <ul className={layout.plain}>
              {found
                .filter((entry) => entry.group === group)
                .map(({ id, name, kind }) => (
                  <li key={id}>
                    <Link to={addressOf(id)} className={styles.entry} aria-current={id === chosen ? 'page' : undefined}>
                      {name} <span className={styles.kind}>{marks[kind]}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className={layout.muted}>Nothing is called that</p>}
      </nav>
    </div>
  )
}

const fits = ({ name, group, kind, about }: Entry, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${group} ${marks[kind]} ${about}`.toLowerCase().includes(word))

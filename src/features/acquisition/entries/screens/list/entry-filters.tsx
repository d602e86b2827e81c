import { useEffect, useState } from 'react'
import { regionsOf } from '#kit/shared/regions.ts'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { type Option, SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { stageNames } from '../../../board/screens/stage-badge.tsx'
import { acquisitionTypes, stages } from '../../../contract.ts'
import { countriesWith } from '../../../crawl/screens/countries.tsx'
import styles from './entry-filters.module.css'
import type { FilterName, Filters } from './view.ts'

type EntryFiltersProps = {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  onClear: () => void
  /** How many there are. */
  count: string
}

/** What narrows the list: a search as it is typed, and what entries are. */
export function EntryFilters({ filters, onChange, onClear, count }: EntryFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useTyped(filters.search, (text) => onChange({ search: text }))
  const { country, state } = filters
  const chosen = Object.entries(filters).filter(([name, text]) => name !== 'search' && text !== '').length
  const select = (name: FilterName, label: string, options: readonly Option[]) => (
    <SelectField
      label={label}
      value={filters[name]}
      onChange={(value) => onChange({ [name]: value, ...(name === 'country' && { state: '' }) })}
      required={false}
      disabled={options.length === 0}
      options={[{ value: '', label: name === 'state' && country === '' ? 'Country first' : 'All' }, ...options]}
    />
  )
  const states = regionsOf(country)
  return (
    <search className={styles.filters}>
      <div className={styles.first}>
        <TextField
          className={styles.search ?? ''}
          label="Business, website, email or phone"
          type="search"
          required={false}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <Button variant="secondary" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
      </div>
      <div className={classNames(styles.selects, isOpen && styles.shown)}>
        {select('type', 'Type', named(acquisitionTypes))}
        {select('country', 'Country', countriesWith(country))}
        {states.length === 0 && country !== '' ? (
          <State key={country} state={state} onChange={(text) => onChange({ state: text })} />
        ) : (
          select('state', 'State', named(states.includes(state) || state === '' ? states : [state, ...states]))
        )}
        {select(
          'stage',
          'Stage',
          stages.map((stage) => ({ value: stage, label: stageNames[stage] })),
        )}
        {select('active', 'Active', [
          { value: 'yes', label: 'Active' },
          { value: 'no', label: 'Inactive' },
        ])}
        {select('double', 'Double entries', [{ value: 'yes', label: 'Only double entries' }])}
      </div>
      <p className={styles.count}>
        {count}
        {(chosen > 0 || search !== '') && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </p>
    </search>
  )
}

const named = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

/** Where a country has no presets, states are as somebody typed them. */
function State({ state, onChange }: { state: string; onChange: (text: string) => void }) {
  const [text, setText] = useTyped(state, onChange)
  return <TextField label="State" required={false} autoComplete="off" maxLength={50} value={text} onChange={setText} />
}

/** Milliseconds after which what is typed counts. */
const pause = 200

/** A text that is handed on once it has not changed for a moment; changed elsewhere, it is that. */
function useTyped(kept: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(kept)
  const [handed, setHanded] = useState(kept)
  if (kept !== handed) {
    setHanded(kept)
    setText(kept)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new function each time
  useEffect(() => {
    if (text === handed) return
    const timer = setTimeout(() => {
      setHanded(text)
      onSettle(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, handed])
  return [text, setText] as const
}

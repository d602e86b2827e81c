import { Button } from '#kit/ui/button.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { verbNames } from '../content/verbs.ts'
import { type AuditFilter, getAuditChoices } from '../contract.ts'
import { actionName, kindName, verbOf } from '../rules.ts'
import styles from './audit-log.module.css'

/** As the fields hold them: empty is no filter. */
export const noFilters = { actor: '', kind: '', verb: '', action: '', record: '', from: '', to: '', search: '' }
export type Filters = typeof noFilters

/** What is asked of the server. A day that is half typed is none, and so are fewer letters than an index knows. */
export const queryOf = ({ actor, kind, verb, action, record, from, to, search }: Filters): AuditFilter => ({
  actor: actor === '' ? undefined : Number(actor),
  kind: kind || undefined,
  verb: (verb || undefined) as AuditFilter['verb'],
  action: action || undefined,
  record: record || undefined,
  from: from || undefined,
  to: to || undefined,
  search: search.trim().length < 3 ? undefined : search.trim(),
})

type FilterFieldsProps = { filters: Filters; onChange: (filters: Filters) => void }

export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { data } = useEndpoint(getAuditChoices)
  const set = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value })
  const anyOf = (all: string, options: { value: string; label: string }[], chosen: string) => [
    { value: '', label: all },
    ...options,
    // What is kept chosen but does not occur any more is still shown as chosen.
    ...(chosen === '' || options.some(({ value }) => value === chosen) ? [] : [{ value: chosen, label: chosen }]),
  ]
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const kinds = (data?.kinds ?? []).map((kind) => ({ value: kind, label: kindName(kind) }))
  const actions = (data?.actions ?? [])
    .filter((action) => filters.verb === '' || verbOf(action) === filters.verb)
    .map((action) => ({ value: action, label: actionName(action) }))
  return (
    <search className={styles.filters} aria-label="Filter">
      <TextField
        className={styles.search ?? ''}
        label="Search"
        type="search"
        required={false}
        autoComplete="off"
        maxLength={100}
        placeholder="Words, a name, a reference"
        value={filters.search}
        onChange={set('search')}
      />
      <SelectField
        label="Person"
        required={false}
        options={anyOf('Everybody', people, filters.actor)}
        value={filters.actor}
        onChange={set('actor')}
      />
      <SelectField
        label="Record"
        required={false}
        options={anyOf('Every kind', sorted(kinds), filters.kind)}
        value={filters.kind}
        onChange={set('kind')}
      />
      <SelectField
        label="Done"
        required={false}
        options={anyOf('Anything', verbOptions, filters.verb)}
        value={filters.verb}
        onChange={(verb) => onChange({ ...filters, verb, action: '' })}
      />
      <SelectField
        className={styles.action ?? ''}
        label="Action"
        required={false}
        options={anyOf('Everything', sorted(actions), filters.action)}
        value={filters.action}
        onChange={set('action')}
      />
      <TextField
        label="From"
        type="date"
        required={false}
        max={filters.to || undefined}
        value={filters.from}
        onChange={set('from')}
      />
      <TextField
        label="To"
        type="date"
        required={false}
        min={filters.from || undefined}
        value={filters.to}
        onChange={set('to')}
      />
      {Object.values(filters).some((value) => value !== '') && (
        <Button variant="quiet" className={styles.clear} onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </search>
  )
}

const verbOptions = Object.entries(verbNames).map(([value, label]) => ({ value: value as string, label }))

const sorted = (options: { value: string; label: string }[]) =>
  options.toSorted((a, b) => a.label.localeCompare(b.label))

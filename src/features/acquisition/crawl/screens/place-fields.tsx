import { useState } from 'react'
import { regionsOf } from '#kit/shared/regions.ts'
import { Button } from '#kit/ui/button.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { acquisitionTypes } from '../../contract.ts'
import styles from '../../entries/screens/new/new-entries.module.css'
import type { NewTexts } from '../../entries/screens/new/use-new-entries.ts'
import { CountryNote, countriesWith } from './countries.tsx'

type PlaceFieldsProps = { texts: NewTexts; onType: (part: Partial<NewTexts>) => void }

/** What the new businesses have in common. */
export function PlaceFields({ texts, onType }: PlaceFieldsProps) {
  const { type, country } = texts
  return (
    <div className={styles.place}>
      <SelectField
        label="Type"
        name="type"
        value={type}
        onChange={(value) => onType({ type: value })}
        placeholder="Choose a type"
        options={acquisitionTypes.map((value) => ({ value: value as string, label: value }))}
      />
      <SelectField
        label="Country"
        name="country"
        value={country}
        onChange={(value) => onType({ country: value, state: '' })}
        placeholder="Choose a country"
        options={countriesWith(country)}
      />
      <StateField key={country} texts={texts} onType={onType} />
      <CountryNote country={country} />
    </div>
  )
}

/** Of no state's name. */
const another = '\u2026'

/** One of the country's states, or any that is typed. */
function StateField({ texts: { country, state }, onType }: PlaceFieldsProps) {
  const states = regionsOf(country)
  const [types, setTypes] = useState(state !== '' && !states.includes(state))
  if (country !== '' && (types || states.length === 0)) {
    return (
      <div className={styles.state}>
        <TextField
          label="State"
          name="state"
          maxLength={50}
          autoComplete="off"
          value={state}
          onChange={(text) => onType({ state: text })}
        />
        {states.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              setTypes(false)
              onType({ state: '' })
            }}
          >
            Choose
          </Button>
        )}
      </div>
    )
  }
  return (
    <SelectField
      label="State"
      name="state"
      value={state}
      disabled={country === ''}
      onChange={(value) => (value === another ? setTypes(true) : onType({ state: value }))}
      placeholder={country === '' ? 'Select Country first' : 'Choose a state'}
      options={[
        ...states.map((value) => ({ value, label: value })),
        ...(country === '' ? [] : [{ value: another, label: 'Another one, typed' }]),
      ]}
    />
  )
}

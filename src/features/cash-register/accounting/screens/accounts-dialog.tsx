import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import { monthName } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { type Accounts, accountKeys, accountsForm, type Chart, charts, getAccounts, saveAccounts } from '../contract.ts'
import { usualAccounts } from '../rules/postings.ts'
import { words } from '../words.ts'

type Draft = { [Name in keyof Accounts]: string } & { chart: Chart }

const proposed = { version: 0, chart: 'SKR03', consultant: '', client: '', first_month: 1, ...usualAccounts('SKR03') }
const draftOf = (accounts: Accounts | null) =>
  Object.fromEntries(Object.entries(accounts ?? proposed).map(([name, value]) => [name, String(value)])) as Draft

/** The accounts of the booking batch. Another chart proposes its usual ones. */
export function AccountsDialog({ accounts, onClose }: { accounts: Accounts | null; onClose: () => void }) {
  const { change, field, dialog } = useEdit(
    useState(() => draftOf(accounts)),
    saveAccounts,
    { form: accountsForm, refreshes: [getAccounts], onDone: () => undefined, onClose },
  )
  const months = Array.from({ length: 12 }, (_, i) => {
    return { value: String(i + 1), label: monthName(`2000-${String(i + 1).padStart(2, '0')}-01`) }
  })
  return (
    <EditDialog {...dialog} title={words.changeAccounts}>
      <ChoiceGroup
        legend={words.chart}
        {...field('chart')}
        look="chips"
        onChange={(chart) => change({ chart, ...usualAccounts(chart) })}
        choices={charts.map((value) => ({ value, label: value }))}
      />
      <TextField label={words.consultant} inputMode="numeric" {...field('consultant')} />
      <TextField label={words.client} inputMode="numeric" {...field('client')} />
      <SelectField label={words.firstMonth} {...field('first_month')} options={months} />
      {accountKeys.map((key) => (
        <TextField key={key} label={words.accounts[key]} inputMode="numeric" {...field(key)} />
      ))}
    </EditDialog>
  )
}

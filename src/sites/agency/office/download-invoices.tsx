import { useState } from 'react'
import { downloadInvoices } from '#features/invoices/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { addMonths, type Day, firstOfMonth, monthName } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { download } from '#kit/ui/download.ts'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import styles from './download-invoices.module.css'

/** How far back one chooses by name. */
const monthsBack = 36

/** The invoices of a month, as a file: this month's, the last one's, or those of any other. */
export function DownloadInvoices() {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = useNow(timeZone)?.day
  if (!today) return <Loading what="Loading the months" lines={3} />
  return <Months today={today} />
}

const nameOf = (first: Day) => `${monthName(first)} ${first.slice(0, 4)}`
const monthOf = (first: Day) => first.slice(0, 7)

function Months({ today }: { today: Day }) {
  const first = firstOfMonth(today)
  const months = Array.from({ length: monthsBack }, (_, back) => addMonths(first, -back))
  const [thisMonth = first, lastMonth = first, ...earlier] = months
  const [chosen, setChosen] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { busy, failure, get } = useDownload()
  const submit = () => {
    if (chosen === '') setErrors([{ field: 'month', message: 'Please choose a month' }])
    else get(chosen)
  }
  const button = (label: string, month: Day) => (
    <Button variant="secondary" wide busy={busy === monthOf(month)} onClick={() => get(monthOf(month))}>
      {label}: {nameOf(month)}
    </Button>
  )
  return (
    <div className={layout.stack3}>
      <p className={layout.muted}>PDFs in a zip file, with a list of them for spreadsheets.</p>
      {button('This month', thisMonth)}
      {button('Last month', lastMonth)}
      <Form className={styles.other} onSubmit={submit} errors={errors}>
        <SelectField
          label="Another month"
          name="month"
          placeholder="Choose a month"
          value={chosen}
          onChange={(month) => {
            setChosen(month)
            setErrors([])
          }}
          options={earlier.map((month) => ({ value: monthOf(month), label: nameOf(month) }))}
        />
        <Button type="submit" busy={chosen !== '' && busy === chosen}>
          Download
        </Button>
      </Form>
      {failure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" variant="secondary" onClick={() => get(failure.month)}>
              Try again
            </Button>
          }
        >
          {failure.text}
        </Banner>
      )}
    </div>
  )
}

/** One at a time; a failure stays until the next try. */
function useDownload() {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<{ month: string; text: string }>()
  const get = async (month: string) => {
    if (busy !== undefined) return
    setBusy(month)
    setFailure(undefined)
    try {
      await download(`${downloadInvoices.path}?${new URLSearchParams({ month })}`)
    } catch (error) {
      setFailure({ month, text: (error as Error).message })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, failure, get: (month: string) => void get(month) }
}

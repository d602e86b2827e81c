import { useId, useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getAcquisitionList } from '../../contract.ts'
import { addSuppression, getSuppressions, removeSuppression, type Suppression } from '../contract/suppressions.ts'
import styles from './outgoing.module.css'

const reasons = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Does not exist',
  complained: 'Reported as spam',
  by_hand: 'Added by hand',
} as const

const refreshes = [getSuppressions, getAcquisitionList]

/** Addresses and domains that are never written to, whatever becomes of their entries. */
export function OutgoingSuppressions() {
  const [search, setSearch] = useState('')
  const [before, setBefore] = useState<number[]>([])
  const settled = useSettled(search.trim())
  const query = { search: settled || undefined, before: before.at(-1) }
  const list = useEndpoint(getSuppressions, { query }, { keepPrevious: true })
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={layout.largeSize}>
        Never written to{list.data && list.data.total > 0 ? ` (${list.data.total.toLocaleString('en-US')})` : ''}
      </h2>
      <p className={layout.note}>They stay here when an entry is deleted, and stop it when it is imported again.</p>
      <AddSuppression />
      <TextField
        label="Search the list"
        type="search"
        value={search}
        onChange={(text) => {
          setSearch(text)
          setBefore([])
        }}
        maxLength={100}
        required={false}
        autoComplete="off"
      />
      {list.data ? (
        <>
          {list.data.suppressions.length === 0 && (
            <p className={layout.note}>{settled ? 'None has these letters' : 'Nobody yet'}</p>
          )}
          <ul className={layout.grid}>
            {list.data.suppressions.map((suppression) => (
              <li key={suppression.id} className={styles.message}>
                <Row suppression={suppression} />
              </li>
            ))}
          </ul>
          <div className={layout.row2}>
            {before.length > 0 && (
              <Button variant="secondary" size="small" onClick={() => setBefore(before.slice(0, -1))}>
                Newer
              </Button>
            )}
            {list.data.next !== null && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => setBefore([...before, list.data?.next as number])}
              >
                Older
              </Button>
            )}
          </div>
        </>
      ) : (
        <Pending query={list} what="the list" lines={3} />
      )}
    </section>
  )
}

function AddSuppression() {
  const [value, setValue] = useState('')
  const add = useWrite(addSuppression, {
    refreshes,
    onSuccess: (_, { body }) => {
      setValue('')
      toast(`${body.value} is never written to`)
    },
  })
  const { error } = add
  return (
    <Form
      className={layout.column4}
      errors={error?.errors ?? []}
      onSubmit={() => add.mutate({ body: { value: value.trim(), note: '' } })}
    >
      <FormError message={error?.errors.length ? undefined : error?.message} />
      <TextField
        label="Email address or domain"
        name="value"
        value={value}
        onChange={(text) => {
          setValue(text)
          add.reset()
        }}
        maxLength={253}
        autoComplete="off"
      />
      <div className={layout.row2}>
        <Button type="submit" variant="secondary" busy={add.isPending}>
          Never write to it
        </Button>
      </div>
    </Form>
  )
}

function Row({ suppression }: { suppression: Suppression }) {
  const { id, kind, value, reason, note, added_by: by, at } = suppression
  const remove = useWrite(removeSuppression, {
    refreshes,
    onSuccess: () => toast(`${value} may be written to again`),
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const isTheirWish = reason === 'unsubscribed' || reason === 'complained'
  return (
    <>
      <div className={styles.facts}>
        <p className={layout.strong}>{kind === 'domain' ? `Everybody at ${value}` : value}</p>
        <p className={layout.count}>
          {reasons[reason]}
          {by && ` by ${by}`}, <Moment at={at} />
        </p>
        {note && <p className={layout.count}>{note}</p>}
      </div>
      {!isTheirWish && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Take off the list: ${value}`}
          busy={remove.isPending}
          onClick={() => remove.mutate({ body: { id } })}
        >
          Take off
        </Button>
      )}
    </>
  )
}

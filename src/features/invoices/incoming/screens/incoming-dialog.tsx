import { useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import {
  getIncomingFile,
  getIncomingInvoice,
  getIncomingInvoices,
  type Incoming,
  incomingStates,
  markForm,
  markIncoming,
} from '../contract.ts'
import styles from './incoming-dialog.module.css'

export const stateNames = { new: 'New', checked: 'Checked', paid: 'Paid', rejected: 'Rejected' } as const

type IncomingDialogProps = { invoice: Incoming; today: string; onClose: () => void }

/** An invoice in words, what is wrong with it, and saying what becomes of it. */
export function IncomingDialog({
  invoice: { id: incoming, seller, number, state: before },
  today,
  onClose,
}: IncomingDialogProps) {
  const draft = useState<{ state: Incoming['state']; paid_on: string; reason: string }>({
    state: before,
    paid_on: today,
    reason: '',
  })
  const formOf = (typed: (typeof draft)[0]) => ({ ...typed, incoming, before })
  const edit = useEdit(draft, markIncoming, {
    form: markForm,
    formOf,
    refreshes: [getIncomingInvoices],
    onDone: onClose,
    onClose,
  })
  const { data, ...query } = useEndpoint(getIncomingInvoice, { params: { incoming } })
  return (
    <WriteDialog
      size="large"
      title={`${number} of ${seller}`}
      {...edit.dialog}
      send="Save"
      leave="Close"
      disabled={edit.draft.state === before}
    >
      <ChoiceGroup
        legend="What becomes of it"
        look="chips"
        {...edit.field('state')}
        choices={incomingStates.map((value) => ({ value, label: stateNames[value] }))}
      />
      {edit.draft.state === 'paid' && <TextField label="Paid on" type="date" {...edit.field('paid_on')} />}
      {edit.draft.state === 'rejected' && <TextField label="Reason" maxLength={200} {...edit.field('reason')} />}
      {!data ? (
        <Pending query={query} what="the invoice" />
      ) : (
        <>
          {data.findings.length > 0 && (
            <Banner quiet tone="warning" title="What is wrong with it">
              {data.findings.map(({ rule, text }) => (
                <p key={rule + text}>
                  {text} ({rule})
                </p>
              ))}
            </Banner>
          )}
          {data.parts.map(({ title, rows }) => (
            <section key={title}>
              <h3 className={layout.largeSize}>{title}</h3>
              <dl className={styles.rows}>
                {rows.map(({ name, text }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and may be alike
                  <div key={i}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className={styles.hash}>
            <ButtonLink variant="secondary" size="small" href={fillPath(getIncomingFile.path, { incoming })}>
              Original
            </ButtonLink>{' '}
            {data.file_name} SHA-256 {data.sha256}
          </p>
        </>
      )}
    </WriteDialog>
  )
}

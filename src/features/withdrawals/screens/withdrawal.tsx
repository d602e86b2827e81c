import { type ReactNode, useEffect, useRef } from 'react'
import { readOperator } from '#features/settings/screens/operator.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { Receipt } from '../contract.ts'
import { bookingsAreFixed } from '../rules.instruction.ts'
import { InstructionText } from './instruction-text.tsx'
import { useWithdrawal, type Withdrawing } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

type WithdrawalProps = { addresses: { home: string; terms: string } }

/** Withdrawing from the contract of a voucher, in two steps and without an account (§ 356a BGB). */
export function Withdrawal({ addresses }: WithdrawalProps) {
  const withdrawing = useWithdrawal()
  const { step, receipt } = withdrawing
  if (receipt) return <Done receipt={receipt} homeAddress={addresses.home} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Withdraw from contract</h1>
        <p className={styles.lead}>
          For vouchers ordered here, within 14 days and without a reason. You get a receipt by mail at once.
        </p>
      </header>
      <div className={styles.columns}>
        {step === 'confirm' ? <Confirm withdrawing={withdrawing} /> : <Declare withdrawing={withdrawing} />}
        <aside className={styles.aside} aria-label="About withdrawing">
          <h2>You booked a boat?</h2>
          <p>
            {bookingsAreFixed} What that costs, the <a href={addresses.terms}>terms</a> say.
          </p>
          <InstructionText />
        </aside>
      </div>
    </div>
  )
}

/** What comes into view has the focus, so that it is read at once; not what was there from the start. */
function useArrival(arrives = true) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrives) return
    ref.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [arrives])
  return { ref, id: 'step', tabIndex: -1 }
}

type PartProps = { step: string; title: string; arrives?: boolean; children: ReactNode }

function Part({ step, title, arrives, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="step">
      <p className={styles.step}>{step}</p>
      <h2 className={styles.title} {...useArrival(arrives)}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Declare({
  withdrawing: { draft, step, errors, busy, message, isLinked, change, goOn },
}: {
  withdrawing: Withdrawing
}) {
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <Part step="Step 1 of 2" title="Who withdraws, and from what?" arrives={step !== undefined}>
      <Form className={styles.form} errors={errors} onSubmit={() => void goOn()}>
        <TextField label="Your name" autoComplete="name" maxLength={50} {...field('name')} />
        <TextField
          label="Voucher or order number, or the voucher’s code"
          hint={isLinked ? 'Taken from the link you came by.' : 'It stands in the mail about your order.'}
          autoComplete="off"
          maxLength={100}
          {...field('contract')}
        />
        <TextField
          label="Email for the receipt"
          hint="The address you ordered with, so that we find the order by itself."
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={50}
          {...field('email')}
        />
        <TextArea
          label="Anything to add"
          hint="You need not give a reason."
          optional
          rows={2}
          max={500}
          {...field('comment')}
        />
        <FormError message={message} />
        <Button type="submit" size="large" className={styles.go} busy={busy}>
          Go on
        </Button>
      </Form>
    </Part>
  )
}

function Confirm({ withdrawing: { draft, busy, message, goBack, confirm } }: { withdrawing: Withdrawing }) {
  const { email } = readOperator()
  return (
    <Part step="Step 2 of 2" title="Is this what you declare?">
      <Slip
        rows={[
          ['Name', draft.name],
          ['Contract', draft.contract],
          ['Receipt to', draft.email],
          ['To add', draft.comment],
        ]}
      />
      <p>If it is in time, the voucher’s code ends at once and cannot be used any more.</p>
      {message && (
        <Banner tone="danger" title={message}>
          However often you try, it is put down once. A mail to <a href={`mailto:${email}`}>{email}</a> counts as well.
        </Banner>
      )}
      <div className={styles.ways}>
        <Button size="large" className={styles.go} busy={busy} onClick={() => void confirm()}>
          Confirm withdrawal
        </Button>
        <Button variant="quiet" size="large" disabled={busy} onClick={goBack}>
          Change it
        </Button>
      </div>
    </Part>
  )
}

function Done({ receipt, homeAddress }: { receipt: Receipt; homeAddress: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading} {...useArrival()}>
          We have received your withdrawal
        </h1>
        <p className={styles.news}>{receipt.consequence}</p>
      </header>
      <section className={styles.part} aria-label="Receipt">
        <Slip
          rows={[
            ['Receipt', receipt.reference],
            ['Received', receipt.received],
            ['Name', receipt.name],
            ['Contract', receipt.contract],
            ['Receipt to', receipt.email],
            ['Added', receipt.comment],
          ]}
        />
        <p>The same is on its way to {receipt.email}. Please keep it.</p>
        <div className={styles.ways}>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink variant="quiet" to={homeAddress}>
            To the boats
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

const Slip = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <div className={styles.slip}>
    <p className={styles.declared}>I withdraw from the contract named below.</p>
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </div>
)

import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { later } from '#kit/ui/later.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { bookingsAreFixed } from '../content/instruction.ts'
import { InstructionText } from './instruction-text.tsx'
import { useWithdrawal, type Withdrawing } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'
import { Part } from './withdrawal-part.tsx'

type WithdrawalProps = {
  addresses: { home: string; terms: string }
  /** The contract that the token of a link stands for, as people name it; fails where it stands for none. */
  contractOf: (token: string) => Promise<string>
}

// Only who goes on needs these.
const loadHistory = async () => ({ default: (await import('#kit/ui/step-history.ts')).StepHistory })
const Confirm = later(async () => (await import('./withdrawal-steps.tsx')).Confirm)
const Done = later(async () => (await import('./withdrawal-steps.tsx')).Done)

/** Withdrawing from the contract of a voucher, in two steps and without an account (§ 356a BGB). */
export function Withdrawal({ addresses, contractOf }: WithdrawalProps) {
  const withdrawing = useWithdrawal(contractOf)
  const { flow, receipt } = withdrawing
  const StepHistory = useLater(loadHistory, true)
  return (
    <>
      {StepHistory && <StepHistory {...flow} />}
      {receipt ? (
        <Done receipt={receipt} homeAddress={addresses.home} />
      ) : (
        <Steps withdrawing={withdrawing} termsAddress={addresses.terms} />
      )}
    </>
  )
}

function Steps({ withdrawing, termsAddress }: { withdrawing: Withdrawing; termsAddress: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Withdraw from contract</h1>
        <p className={styles.lead}>
          For vouchers ordered here, within 14 days and without a reason. You get a receipt by mail at once.
        </p>
      </header>
      <div className={styles.columns}>
        {withdrawing.step === 'confirm' ? <Confirm withdrawing={withdrawing} /> : <Declare withdrawing={withdrawing} />}
        <aside className={styles.aside} aria-label="About withdrawing">
          <h2>You booked a boat?</h2>
          <p>
            {bookingsAreFixed} What that costs, the <a href={termsAddress}>terms</a> say.
          </p>
          <InstructionText />
        </aside>
      </div>
    </div>
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

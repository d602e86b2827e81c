import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
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
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <div className={styles.columns}>
        {withdrawing.step === 'confirm' ? <Confirm withdrawing={withdrawing} /> : <Declare withdrawing={withdrawing} />}
        <aside className={styles.aside} aria-label={words.about}>
          <h2>{words.bookedBoat}</h2>
          <p>
            {words.bookingsAreFixed} {said(words.termsSay((text) => <Link to={termsAddress}>{text}</Link>))}
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
  const field = fieldOf(draft, change)
  return (
    <Part step={words.stepOf(1, 2)} title={words.whoAndWhat} arrives={step !== undefined}>
      <Form className={layout.stack5} errors={errors} onSubmit={() => void goOn()}>
        <TextField label={words.yourName} autoComplete="name" maxLength={50} {...field('name')} />
        <TextField
          label={words.contractLabel}
          hint={isLinked ? words.fromLink : words.fromMail}
          autoComplete="off"
          maxLength={100}
          {...field('contract')}
        />
        <TextField label={words.emailLabel} hint={words.emailHint} type="email" maxLength={50} {...field('email')} />
        <TextArea
          label={words.commentLabel}
          hint={words.commentHint}
          optional
          rows={2}
          max={500}
          {...field('comment')}
        />
        <FormError message={message} />
        <Button type="submit" size="large" className={styles.go} busy={busy}>
          {words.goOn}
        </Button>
      </Form>
    </Part>
  )
}

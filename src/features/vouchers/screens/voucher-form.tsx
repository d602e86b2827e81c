import { type ReactNode, useId, useMemo, useState } from 'react'
import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import { currencyName } from '#kit/shared/currency-name.ts'
import { formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { CityField } from '#kit/ui/city-field.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { leastAmount } from '../rules/amount.ts'
import { words } from '../words.ts'
import { BackgroundChoice } from './background-choice.tsx'
import type { CardPicture } from './card-picture.ts'
import { usePrint } from './self-service/use-print.ts'
import type { VoucherOrder } from './use-voucher-order.ts'
import { type Draft, shownAmount } from './voucher-draft.ts'
import styles from './voucher-form.module.css'

const loadInstruction = async () => ({
  default: (await import('#features/withdrawals/screens/instruction-text.tsx')).InstructionText,
})

const loadPreview = async () => ({
  default: (await import('#features/payments/screens/transfer-preview.tsx')).TransferPreview,
})

type VoucherFormProps = {
  pictures: readonly CardPicture[]
  draft: Draft
  onDraft: (draft: Draft) => void
  order: VoucherOrder
  privacyAddress: string
}

const salutations = [
  { value: '', label: words.salutations.none },
  { value: 'Mr.', label: words.salutations.mr },
  { value: 'Ms.', label: words.salutations.ms },
  { value: 'Mx.', label: words.salutations.mx },
] as const

const usualAmounts = ['50', '100', '150', '250']

const notAgreed = { field: 'privacy', message: words.notAgreed }

/** The draft, and what changes it. */
type Entry = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  field: ReturnType<typeof fieldOf<Draft>>
}

/** What stands on the card, who buys it, and how it is paid. */
export function VoucherForm({ pictures, draft, onDraft, order, privacyAddress }: VoucherFormProps) {
  const [agreed, setAgreed] = useState(false)
  const amount = shownAmount(draft.voucherAmount)
  const InstructionText = useLater(loadInstruction, true)
  const TransferPreview = useLater(loadPreview, draft.method === 'transfer' && amount !== undefined)
  const { check, tried, prepareCheck } = order
  const wrong = useMemo(() => check?.(draft).errors ?? [], [check, draft])
  const errors = tried
    ? [...order.errors, ...wrong, ...(agreed ? [] : [notAgreed])]
    : wrong.filter(({ field }) => field === 'voucherAmount')
  const change = (changes: Partial<Draft>) => {
    onDraft({ ...draft, ...changes })
    order.clear()
  }
  const entry = { draft, change, field: fieldOf(draft, change) }
  return (
    <Form className={styles.form} errors={errors} onSubmit={() => void order.send(draft, agreed)}>
      <Card pictures={pictures} isTried={tried} onLeaveAmount={prepareCheck} {...entry} />
      <Details {...entry} />
      <PaymentMethod {...entry} />
      <div className={styles.end}>
        {TransferPreview && draft.method === 'transfer' && amount !== undefined && <TransferPreview amount={amount} />}
        {InstructionText ? <InstructionText /> : <div className={styles.instruction} />}
        <Checkbox
          name="privacy"
          label={said(
            words.agree((text) => (
              <Link to={privacyAddress} target="_blank" rel="noopener">
                {text}
              </Link>
            )),
          )}
          checked={agreed}
          onChange={setAgreed}
        />
        <FormError message={order.message ?? (tried && errors.length > 0 ? words.checkDetails : undefined)} />
        <Essentials draft={draft} />
        <Button type="submit" size="large" className={styles.submit} busy={order.busy}>
          {draft.method === 'transfer' ? words.order : words.orderAndPay}
        </Button>
      </div>
    </Form>
  )
}

type CardProps = Entry & { pictures: readonly CardPicture[]; isTried: boolean; onLeaveAmount: () => void }

function Card({ pictures, isTried, onLeaveAmount, draft, change, field }: CardProps) {
  const print = usePrint(draft.voucherRecipient !== '' || draft.voucherText !== '')
  return (
    <Part title={words.theCard}>
      <BackgroundChoice
        pictures={pictures}
        value={draft.voucherBackground}
        onChange={(voucherBackground) => change({ voucherBackground })}
      />
      <TextField
        label={words.forWhom}
        optional
        maxLength={25}
        autoComplete="off"
        hint={isTried ? undefined : print?.unprintable(draft.voucherRecipient)}
        {...field('voucherRecipient')}
      />
      <TextArea
        label={words.yourText}
        optional
        max={300}
        rows={3}
        hint={isTried ? undefined : print?.unprintable(draft.voucherText)}
        {...field('voucherText')}
      />
      <div className={styles.amount}>
        <TextField
          label={words.amount}
          {...moneyAffix()}
          inputMode="numeric"
          maxLength={6}
          hint={words.amountHint(currencyName(), formatMoney(leastAmount))}
          onBlur={onLeaveAmount}
          {...field('voucherAmount')}
        />
        <div className={styles.amounts}>
          {usualAmounts.map((amount) => (
            <Button
              key={amount}
              variant="secondary"
              size="small"
              aria-pressed={draft.voucherAmount === amount}
              onClick={() => change({ voucherAmount: amount })}
            >
              {formatMoney(Number(amount) * 100)}
            </Button>
          ))}
        </div>
      </div>
    </Part>
  )
}

function Details({ field }: Entry) {
  return (
    <Part title={words.yourDetails}>
      <p className={styles.note}>{words.goesToYou}</p>
      <div className={styles.grid}>
        <ChoiceGroup
          legend={words.salutation}
          look="chips"
          choices={salutations}
          {...field('salutation')}
          className={styles.short}
        />
        <TextField label={words.name} autoComplete="name" maxLength={50} {...field('name')} />
        <TextField label={words.email} type="email" maxLength={50} {...field('email')} />
        <TextField label={words.street} autoComplete="address-line1" maxLength={50} {...field('streetAndNumber')} />
        <TextField
          label={words.additional}
          optional
          autoComplete="address-line2"
          maxLength={50}
          {...field('additional')}
        />
        <CityField label={words.city} maxLength={50} {...field('zipCodeAndCity')} />
      </div>
    </Part>
  )
}

function PaymentMethod({ draft, change }: Entry) {
  return (
    <Part title={words.payment}>
      <ChoiceGroup
        legend={words.paymentMethod}
        hideLegend
        name="payment"
        choices={[
          {
            value: 'transfer',
            label: words.transfer,
            text: words.transferText,
          },
          ...usePayWays().map((way) => ({
            value: way === 'card' ? ('card' as const) : ('provider' as const),
            ...words.online[way],
          })),
        ]}
        value={draft.method}
        onChange={(method) => change({ method })}
      />
    </Part>
  )
}

function Essentials({ draft }: Pick<Entry, 'draft'>) {
  const amount = shownAmount(draft.voucherAmount)
  const recipient = draft.voucherRecipient.trim()
  return (
    <dl className={styles.essentials} aria-label={words.whatYouOrder}>
      <div>
        <dt>{words.orderedFor(recipient)}</dt>
        <dd>{amount === undefined ? '–' : formatMoney(amount)}</dd>
      </div>
      <div>
        <dt>{words.sentByMail}</dt>
        <dd>{formatMoney(0)}</dd>
      </div>
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Cents, formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { words as kitWords } from '#kit/ui/words.ts'
import { StayParked } from '../../parking/screens/parked.tsx'
import { typedMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import { closeTill, getClosings, getTill, type TillReport } from '../contract.ts'
import { words } from '../words.ts'
import { cardExpected, countOf, type Draft, emptyDraft, pieces, piecesOf, usesCard } from './closing-count.ts'
import styles from './closing-dialog.module.css'

type ClosingDialogProps = { user: SignedInUser; report: TillReport; open: boolean; onClose: () => void }

/** Counting and closing. What should be there is shown only once something was counted: one counts, not copies. */
export function ClosingDialog({ user, report, open, onClose }: ClosingDialogProps) {
  const [draft, setDraft] = useKept<Draft>(`till closing ${user.id}`, emptyDraft)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, closing: before.closing || report.closing, ...part }))
  const count = countOf(draft, report)
  const { counted, card, withdrawn, errors } = count
  const isOfEarlier = draft.closing !== 0 && draft.closing !== report.closing

  const startOver = () => {
    setDraft(emptyDraft)
    setTried(false)
  }
  const close = useWrite(closeTill, {
    refreshes: [getTill, getClosings],
    onSuccess: ({ closing, difference }) => {
      const { cash, card } = tillWords.ways
      const both = `${formatMoney(difference)} ${cash}, ${formatMoney(count.cardDifference ?? 0)} ${card}`
      toast(words.periodClosed(closing, count.cardDifference ? both : formatMoney(difference)))
      startOver()
      onClose()
    },
    onError: () => void refresh(getTill, getClosings),
  })
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || close.isPending || counted === undefined || card === undefined) return
    close.mutate({
      body: {
        closing: report.closing,
        counted_cash: counted,
        counted_card: card,
        pieces: piecesOf(draft),
        withdrawn: withdrawn ?? 0,
        note: draft.note,
      },
    })
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.countPeriod(report.closing)} size="large">
      <Form
        className={styles.closing}
        onSubmit={submit}
        errors={tried && errors.length > 0 ? errors : (close.error?.errors ?? [])}
      >
        {isOfEarlier && <EarlierCount counted={draft.closing} closing={report.closing} onStartOver={startOver} />}
        <Drawer draft={draft} change={change} />
        <div className={styles.sums}>
          <StayParked />
          <Sums report={report} draft={draft} change={change} count={count} />
          <FormError message={close.error?.message} />
          <Button type="submit" size="large" wide busy={close.isPending}>
            {words.closeTill}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type EarlierProps = { counted: number; closing: number; onStartOver: () => void }

function EarlierCount({ counted, closing, onStartOver }: EarlierProps) {
  return (
    <Banner
      tone="warning"
      className={styles.wide ?? ''}
      action={
        <Button variant="secondary" onClick={onStartOver}>
          {kitWords.startOver}
        </Button>
      }
    >
      {words.closedMeanwhile(counted, closing)}
    </Banner>
  )
}

type CountProps = { draft: Draft; change: (part: Partial<Draft>) => void }

/** What lies in the drawer, piece by piece. */
function Drawer({ draft, change }: CountProps) {
  return (
    <fieldset className={styles.pieces}>
      <legend>{words.countDrawer}</legend>
      {pieces().map((piece, i) => (
        <label key={piece} className={styles.piece}>
          <span>{formatMoney(piece)}</span>
          <input
            ref={i === 0 ? firstFocus : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder="0"
            value={draft.counts[piece] ?? ''}
            onChange={({ target }) =>
              /^\d*$/.test(target.value) && change({ counts: { ...draft.counts, [piece]: target.value }, cash: '' })
            }
          />
        </label>
      ))}
    </fieldset>
  )
}

const moneyField = () => ({
  ...moneyAffix(),
  maxLength: 10,
  className: styles.money,
})

/** What was counted in all, what of it is taken away, and what it differs by. */
function Sums({
  report,
  draft,
  change,
  count,
}: CountProps & { report: TillReport; count: ReturnType<typeof countOf> }) {
  const { counted, withdrawn, differs } = count
  const field = fieldOf(draft, change)
  return (
    <>
      <TextField
        label={words.countedCash}
        name="counted_cash"
        {...moneyField()}
        value={draft.cash === '' && counted !== undefined ? typedMoney(counted) : draft.cash}
        onChange={(cash) => change({ cash, counts: {} })}
        hint={words.countedCashHint}
      />
      <Difference of="cash" cents={count.cashDifference} />
      <TextField
        label={words.cardTotal}
        name="counted_card"
        optional={!usesCard(report)}
        {...moneyField()}
        // A keyboard of numbers has no minus.
        {...(cardExpected(report) < 0 && { inputMode: 'text' as const })}
        value={draft.card}
        onChange={(value) => change({ card: value })}
      />
      {(usesCard(report) || draft.card !== '') && (
        <Difference of="card" cents={draft.card === '' ? undefined : count.cardDifference} />
      )}
      <TextField
        label={words.toSafe}
        optional
        {...moneyField()}
        {...field('withdrawn')}
        hint={
          counted !== undefined && withdrawn !== undefined && withdrawn <= counted
            ? words.stayInDrawer(formatMoney(counted - withdrawn))
            : undefined
        }
      />
      {differs && <TextField label={words.howDifference} maxLength={200} {...field('note')} />}
    </>
  )
}

/** Keeps its place before it has something to say, so that nothing jumps while it is typed. */
function Difference({ of, cents }: { of: 'cash' | 'card'; cents: Cents | undefined }) {
  const text =
    cents === 0
      ? words.isRight[of]
      : cents && (cents > 0 ? words.tooMuch : words.tooLittle)[of](formatMoney(Math.abs(cents)))
  return (
    <p className={cents === undefined ? styles.unknown : cents === 0 ? styles.right : styles.wrong} role="status">
      {text}
    </p>
  )
}

import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getPrices, type PromoCode } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { ExtrasPart } from '../extras-office/screens/extras-part.tsx'
import { changeWords, ruleSentence } from '../rules/said.ts'
import { nameOf } from '../rules.ts'
import { TermsPart } from '../terms/screens/terms-part.tsx'
import { words } from '../words.ts'
import { Part } from './part.tsx'
import styles from './prices.module.css'
import { PromoDialog } from './promo-dialog.tsx'
import { RemoveDialog, type Removed } from './remove-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { forWords, idleWords, spanWords } from './sentences.ts'

/** What is open above the page. */
type Open = { rule: PriceRule | undefined } | { promo: PromoCode | undefined } | Removed

/** The rules as sentences, and the promo codes with their uses. */
export function Prices({ user }: { user: SignedInUser }) {
  const prices = useEndpoint(getPrices)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const [open, setOpen] = useState<Open>()
  const today = wallClock(timeZone ?? 'UTC').day
  const close = () => setOpen(undefined)
  return (
    <OfficePage
      user={user}
      title={words.prices}
      lead={words.lead}
      actions={
        <>
          <Button onClick={() => setOpen({ rule: undefined })}>{words.addRule}</Button>
          <Button onClick={() => setOpen({ promo: undefined })}>{words.addCode}</Button>
        </>
      }
    >
      {prices.data ? (
        <>
          <Rules rules={prices.data.rules} today={today} onOpen={setOpen} />
          <Codes codes={prices.data.promo_codes} today={today} onOpen={setOpen} />
          <TermsPart today={today} />
        </>
      ) : (
        <Pending query={prices} what={words.thePrices} />
      )}
      <ExtrasPart />
      {open && 'rule' in open && <RuleDialog rule={open.rule} today={today} onClose={close} />}
      {open && 'promo' in open && <PromoDialog promo={open.promo} today={today} onClose={close} />}
      {open && 'what' in open && <RemoveDialog removed={open} onClose={close} />}
    </OfficePage>
  )
}

type ListProps = { today: Day; onOpen: (open: Open) => void }

const Rules = ({ rules, today, onOpen }: ListProps & { rules: readonly PriceRule[] }) => (
  <Part title={words.rules} empty={rules.length === 0 && { title: words.noRules, text: words.noRulesText }}>
    <ul className={styles.cards}>
      {rules.map((rule) => {
        const name = nameOf(rule)
        return (
          <Entry
            key={rule.id}
            name={name}
            sentence={ruleSentence(rule)}
            facts={[forWords(rule), spanWords(rule)]}
            idle={idleWords(rule, today)}
            onChange={() => onOpen({ rule })}
            onRemove={() => onOpen({ what: 'rule', id: rule.id, name })}
          />
        )
      })}
    </ul>
  </Part>
)

const Codes = ({ codes, today, onOpen }: ListProps & { codes: readonly PromoCode[] }) => (
  <Part title={words.codes} empty={codes.length === 0 && { title: words.noCodes, text: words.noCodesText }}>
    <ul className={styles.cards}>
      {codes.map((promo) => {
        const { id, code, uses, max_uses } = promo
        return (
          <Entry
            key={id}
            name={code}
            sentence={changeWords(promo)}
            facts={[spanWords(promo), max_uses === null ? words.uses(uses) : words.usesOf(uses, max_uses)]}
            idle={idleWords(promo, today)}
            onChange={() => onOpen({ promo })}
            onRemove={() => onOpen({ what: 'code', id, name: code })}
          />
        )
      })}
    </ul>
  </Part>
)

type EntryProps = {
  name: string
  sentence: string
  facts: readonly string[]
  /** Why it does not count today. */
  idle: string | undefined
  onChange: () => void
  onRemove: () => void
}

const Entry = ({ name, sentence, facts, idle, onChange, onRemove }: EntryProps) => (
  <li className={styles.card} data-idle={idle === undefined ? undefined : true}>
    <div className={styles.head}>
      <h3 className={styles.name}>{name}</h3>
      {idle !== undefined && <Badge>{idle}</Badge>}
    </div>
    <p className={styles.sentence}>{sentence}</p>
    {facts.map((fact) => (
      <p key={fact} className={layout.note}>
        {fact}
      </p>
    ))}
    <div className={styles.foot}>
      <Button variant="secondary" size="small" aria-label={words.changeOf(name)} onClick={onChange}>
        {words.change}
      </Button>
      <Button variant="quiet" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  </li>
)

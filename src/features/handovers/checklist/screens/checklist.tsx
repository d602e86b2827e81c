import { type ReactNode, useId, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import type { Handover } from '../../contract.ts'
import { Photos } from '../../screens/fields/photos.tsx'
import type { ChangeHandover } from '../../screens/use-handover.ts'
import { words as handoverWords } from '../../words.ts'
import { type ChecklistItem, checkNoteMax, type Moment } from '../contract.ts'
import { itemsOf, noteField, type Sent, textOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './checklist.module.css'

type ChecklistProps = {
  handover: Handover
  step: Moment
  change: ChangeHandover
  checks: Sent | undefined
  onChange: (checks: Sent) => void
}

/** What is looked at in a step, to be ticked with a thumb; nothing where there is no list. */
export function Checklist({ handover, step, change, checks = [], onChange }: ChecklistProps) {
  const id = useId()
  const [isFolded, setFolded] = useState(false)
  const items = itemsOf(handover.checklist, step)
  const checkOf = ({ key }: ChecklistItem) => checks.find(({ item }) => item === key)
  if (items.length === 0) return null
  const isFine = (item: ChecklistItem) => checkOf(item)?.state === 'ok'
  const untouched = items.filter((item) => !item.photo && !checkOf(item))
  const ticked = ({ key: item }: ChecklistItem): Sent[number] => ({ item, state: 'ok', note: '' })
  const put = ({ key }: ChecklistItem, check: Sent[number] | undefined) =>
    onChange([...checks.filter(({ item }) => item !== key), ...(check ? [check] : [])])
  /** All that takes no photo, in one tap; where nothing else is left, the rows make room for what comes next. */
  const tickAll = () => {
    onChange([...checks, ...untouched.map(ticked)])
    setFolded(true)
  }
  const isShort = isFolded && items.every((item) => !item.photo && isFine(item))
  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={layout.largeSize} id={id}>
          {words.checklist}{' '}
          <span className={layout.count}>{handoverWords.countOf(items.filter(checkOf).length, items.length)}</span>
        </h2>
        {untouched.length > 0 ? (
          <Button variant="secondary" size="small" className={styles.all} onClick={tickAll}>
            {words.allFine}
          </Button>
        ) : (
          isShort && (
            <Button variant="quiet" size="small" className={styles.all} onClick={() => setFolded(false)}>
              {words.show}
            </Button>
          )
        )}
      </div>
      {!isShort && (
        <ul className={classNames(layout.stack2, layout.plain)}>
          {items.map((item) => (
            <Row
              key={item.key}
              item={item}
              check={checkOf(item)}
              onChange={(check) => put(item, check)}
              photos={
                <Photos
                  handover={handover}
                  step={step}
                  change={change}
                  of={{
                    item: item.key,
                    text: textOf(item),
                    onTaken: () => checkOf(item) || put(item, ticked(item)),
                  }}
                />
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = {
  item: ChecklistItem
  check: Sent[number] | undefined
  onChange: (check: Sent[number] | undefined) => void
  photos: ReactNode
}

function Row({ item, check, onChange, photos }: RowProps) {
  const text = textOf(item)
  const isBad = check?.state === 'not_ok'
  const { note = '' } = check ?? {}
  const say = (state: 'ok' | 'not_ok') => onChange({ item: item.key, state, note })
  return (
    <li className={styles.row} data-state={check?.state}>
      <Checkbox
        className={styles.tick ?? ''}
        label={text}
        checked={check?.state === 'ok'}
        onChange={(isFine) => (isFine ? say('ok') : onChange(undefined))}
      />
      <Button
        size="small"
        variant={isBad ? 'danger' : 'quiet'}
        className={styles.bad}
        aria-pressed={isBad}
        aria-label={words.notFineOf(text)}
        onClick={() => (isBad ? onChange(undefined) : say('not_ok'))}
      >
        {words.notFine}
      </Button>
      {(isBad || item.photo) && (
        <div className={styles.more}>
          {isBad && (
            <TextField
              label={words.whatIsWrong}
              name={noteField(item.key)}
              maxLength={checkNoteMax}
              autoComplete="off"
              value={note}
              onChange={(typed) => onChange({ item: item.key, state: 'not_ok', note: typed })}
            />
          )}
          {photos}
        </div>
      )}
    </li>
  )
}

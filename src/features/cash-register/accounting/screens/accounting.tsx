import { useState } from 'react'
import { Facts } from '#features/figures/screens/figures.tsx'
import { SheetPart, shareWords } from '#features/figures/screens/part.tsx'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { addMonths, type Day, firstOfMonth, formatDay, monthName, wallClock } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { nameOf } from '#kit/ui/month-choice.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words as uiWords } from '#kit/ui/words.ts'
import { IncomeChart } from '../../books/screens/income-chart.tsx'
import { words as closingWords } from '../../closing/words.ts'
import { exportTakings, getTakings, type Span, spans, splits, type Takings } from '../contract.ts'
import { growthOf, sheetOf } from '../rules/takings.ts'
import { words } from '../words.ts'
import { Papers } from './papers.tsx'

/** What the till took in a month or year beside the year before, and what the tax adviser gets of it. */
export function Accounting({ user, lead }: { user: SignedInUser; lead: string }) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return (
    <OfficePage user={user} title={words.accounting} lead={lead}>
      {timeZone && <OfPeriod today={wallClock(timeZone).day} timeZone={timeZone} />}
    </OfficePage>
  )
}

function OfPeriod({ today, timeZone }: { today: Day; timeZone: string }) {
  const [asked, choose] = useState<{ day: Day; span: Span }>({ day: firstOfMonth(today), span: 'month' })
  const { day, span } = asked
  const query = useEndpoint(getTakings, { query: asked }, { keepPrevious: true })
  const { data } = query
  const go = (by: number) => choose({ span, day: addMonths(day, by * (span === 'month' ? 1 : 12)) })
  return (
    <>
      <div className={layout.line3}>
        <ChoiceGroup
          legend={words.accounting}
          hideLegend
          name="span"
          look="chips"
          value={span}
          onChange={(next) => choose({ day, span: next })}
          choices={spans.map((value) => ({ value, label: words.spans[value] }))}
        />
        <div className={layout.line2}>
          <IconButton label={uiWords.previous} onClick={() => go(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <h2 className={layout.headingSize} aria-live="polite">
            {span === 'month' ? nameOf(day) : day.slice(0, 4)}
          </h2>
          <IconButton label={uiWords.next} onClick={() => go(1)}>
            <ArrowRightIcon />
          </IconButton>
        </div>
      </div>
      {data ? (
        <div className={layout.column5} aria-busy={query.isPlaceholderData}>
          <Report {...data} span={span} />
          {splits.map((split) => (
            <SheetPart
              key={split}
              title={words.splits[split]}
              file={`${exportTakings.path}?${new URLSearchParams({ ...asked, split, language: language() })}`}
              sheet={sheetOf(split, data)}
            />
          ))}
          <Papers from={data.from} to={data.until} timeZone={timeZone} />
        </div>
      ) : (
        <Pending query={query} what={words.theTakings} />
      )}
    </>
  )
}

function Report({ turnover, bars, from, until, before_until, span }: Takings & { span: Span }) {
  const facts = [
    [closingWords.turnover, formatMoney(turnover.amount), words.turnoverText],
    [words.yearBefore, formatMoney(turnover.before), words.until(formatDay(until), formatDay(before_until))],
    [closingWords.difference, formatMoney(turnover.amount - turnover.before), shareWords(growthOf(turnover))],
  ] as const
  const nameOfBar = (i: number) => (span === 'year' ? monthName(addMonths(from, i)).slice(0, 3) : String(i + 1))
  return (
    <>
      <Facts facts={facts} />
      <IncomeChart
        label={closingWords.turnover}
        parts={['turnover', 'before']}
        names={{ turnover: closingWords.turnover, before: words.yearBefore }}
        bars={bars.map(({ amount, before }, i) => ({ name: nameOfBar(i), turnover: amount, before }))}
      />
    </>
  )
}

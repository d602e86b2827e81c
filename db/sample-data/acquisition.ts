import type { Stage } from '#features/acquisition/contract.ts'
import { keysOf } from '#features/acquisition/entries/server/commands/add.ts'
import { languageTo, needsLegalBasis } from '#features/acquisition/outreach/rules.ts'
import { followUpText } from '#features/acquisition/outreach/templates/follow-up.ts'
import { type PresetType, presetOf } from '#features/acquisition/outreach/templates/presets.ts'
import { writeMail } from '#features/acquisition/replies/server/queries/messages.ts'
import { auditLabel } from '#features/audit-log/rules/label.ts'
import { shareSecrets } from '#features/sign-in/server/commands.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { randomToken } from '#kit/server/security/secret.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { addDays, type Day, instantOf, wallClock } from '#kit/shared/day.ts'
import { type SampleBusiness, sampleAnswers, sampleBusinesses } from './acquisition-list.ts'

const by = 'Ada Seewald'

/** A customer that once stood in the list: since so many months it is invoiced. */
type Won = Omit<SampleBusiness, 'stage' | 'active' | 'note'> & { id: number; months: readonly number[] }

type SampleEnv = Pick<Env, 'timeZone' | 'publicUrl' | 'business'>
type Setting = { today: Day; env: SampleEnv; links: SignedLinks }

/** What became of an entry: days before today, of which each follows the one before. */
type Story = {
  added: number
  first?: number
  followUp?: number
  answered?: number
  left?: number
  bounced?: number
  won?: number
}

/** How long ago what happened, the `n`th of those who came as far. */
function storyOf(stage: Stage, n: number): Story {
  const far = 12 + n * 6
  switch (stage) {
    case 'new':
      return { added: n % 28 }
    case 'contacted':
      return { added: 7 + n, first: 1 + (n % 6) }
    case 'followed_up':
      return { added: far + 2, first: far, followUp: far - 7 }
    case 'answered':
      return n % 3 === 0
        ? { added: far + 3, first: far, followUp: far - 7, answered: far - 9 }
        : { added: far + 1, first: far, answered: far - 2 }
    case 'unsubscribed':
      return { added: far + 4, first: far, left: far }
    case 'bounced':
      return { added: far + 1, first: far, bounced: far }
    case 'customer':
      return { added: far + 5, first: far, answered: far - 1, won: far - 9 }
  }
}

/** Businesses of nine countries with what was written to them and what came back, all of it before today. */
export async function addAcquisition(
  tx: Transaction,
  env: SampleEnv,
  today: Day,
  customers: readonly Won[],
): Promise<void> {
  const counts = new Map<Stage, number>()
  const planned = sampleBusinesses.map((business) => {
    const n = counts.get(business.stage) ?? 0
    counts.set(business.stage, n + 1)
    return { business, story: storyOf(business.stage, n), customer: undefined as number | undefined }
  })
  const won = customers.flatMap(({ id, months, ...customer }) => {
    const since = months[0] ?? 0
    const story = { added: since * 31 + 45, first: since * 31 + 40, answered: since * 31 + 38, won: since * 31 + 32 }
    return wonFrom.has(customer.country)
      ? [{ business: { ...customer, stage: 'customer' as const, active: true, note: '' }, story, customer: id }]
      : []
  })
  const { linkKey } = await shareSecrets(tx, { linkKey: randomToken() })
  const setting = { today, env, links: new SignedLinks(linkKey) }
  // As they were added, so that the newest stand on top of the list.
  for (const entry of [...planned, ...won].toSorted((a, b) => b.story.added - a.story.added))
    await addOne(tx, entry, setting)
}

/** Customers from there were found by writing to them. */
const wonFrom = new Set(['Ireland', 'United States', 'Cyprus', 'Australia'])

type Planned = { business: SampleBusiness; story: Story; customer: number | undefined }

async function addOne(tx: Transaction, { business: entry, story, customer }: Planned, setting: Setting): Promise<void> {
  const { today, env } = setting
  const { timeZone } = env
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  const at = (daysAgo: number, hour: number) => instantOf(dayOf(daysAgo), hour, timeZone).toString()
  const happened = [story.first, story.followUp, story.answered, story.left, story.bounced, story.won]
  const last = Math.min(...happened.filter((days) => days !== undefined), story.added)
  const letter = story.first === undefined ? undefined : letterTo(entry, setting)
  const added = at(story.added, story.added === 0 ? wallClock(timeZone).hour / 2 : 9.5)
  const { business, website, email, phone, name, salutation, country, state, type, stage, active, note } = entry
  const row = {
    ...{ business, website, email, phone, name, salutation, country, state, type, stage, active, note },
    ...keysOf({ website, phone, country }),
    ...(letter && { subject: letter.subject, body: letter.body, preset: letter.preset }),
    ...(letter && needsLegalBasis(country) && { ...basisOf(entry), legal_by: by, legal_at: added }),
    stage_at: at(last, last === 0 ? 0 : 16),
    contacted_at: [story.first, story.followUp].flatMap((days) => (days === undefined ? [] : [at(days, 10)])),
    customer_id: customer ?? null,
    created_at: added,
    added_or_changed_by: auditLabel(letter ? 'Sent' : 'Added', by, dayOf(story.followUp ?? story.first ?? story.added)),
  }
  const [inserted] = await tx<{ id: number }[]>`INSERT INTO acquisition_entries ${tx(row as never)} RETURNING id`
  const id = inserted?.id ?? 0
  if (letter && story.first !== undefined) {
    await addHistory(tx, { id, entry, story, letter, at, firstSentOn: dayOf(story.first), setting })
  }
}

/** Why those may be written to whom the law protects from being written to. */
const basisOf = ({ business }: SampleBusiness) =>
  business.length % 2 === 0
    ? {
        legal_basis: 'request',
        legal_note: 'Asked at the boat show in Düsseldorf what a website with booking would cost',
      }
    : { legal_basis: 'consent', legal_note: 'Agreed on the phone, noted the same day' }

type Letter = { subject: string; body: string; preset: PresetType }

function letterTo({ business, type, country }: SampleBusiness, { env: { publicUrl } }: Setting): Letter {
  const rental: PresetType = /yacht|charter|sail|segel/i.test(business)
    ? 'YachtRental'
    : business.length % 3 === 0
      ? 'HalfBoatRental'
      : 'BoatRental'
  const preset = type === 'SupremeShop' ? 'Neutral' : rental
  const { subjects, body } = presetOf(preset, { type, country, business, publicUrl })
  return { subject: subjects[business.length % subjects.length] ?? subjects[0] ?? '', body, preset }
}

type Told = {
  id: number
  entry: SampleBusiness
  story: Story
  letter: Letter
  at: (days: number, hour: number) => string
  firstSentOn: Day
  setting: Setting
}

async function addHistory(tx: Transaction, told: Told): Promise<void> {
  const { id, entry, story, letter, at, firstSentOn, setting } = told
  const { business, type, country, salutation, name, email } = entry
  const language = languageTo(entry)
  const common = { entry_id: id, recipient: email, preset: letter.preset, type, country, language, salutation, name }
  const mail = async (
    kind: 'first' | 'follow_up',
    days: number,
    text: { subject: string; body: string; follows?: number },
  ) => {
    const row = {
      ...{ ...common, ...text, kind, state: 'sent', ordered_by: kind === 'first' ? by : 'Sternsinger' },
      ...{ due_at: at(days, 10), queued_at: at(days, 10), sent_at: at(days, 10), created_at: at(days, 9.5) },
    }
    const [sent] = await tx<{ id: number }[]>`INSERT INTO acquisition_messages ${tx(row as never)} RETURNING id`
    const message = sent?.id ?? 0
    const clock = () => Temporal.Instant.from(row.sent_at)
    const mailed = writeMail(
      { env: setting.env, links: setting.links, clock },
      {
        ...{ id: message, entryId: id, kind, recipient: email, language, salutation, name, business },
        ...{ subject: text.subject, body: text.body, source: 'list', followsKey: '' },
        legalBasis: needsLegalBasis(country) ? basisOf(entry).legal_basis : '',
      },
    )
    await tx`UPDATE acquisition_messages SET mail_text = ${mailed.text}, mail_html = ${mailed.html} WHERE id = ${message}`
    return message
  }
  const { subject, body } = letter
  const first = await mail('first', story.first ?? 0, { subject, body })
  const asked = { language, salutation, name, country, firstSubject: subject, firstSentOn }
  const second =
    story.followUp === undefined
      ? undefined
      : await mail('follow_up', story.followUp, { ...followUpText(asked), follows: first })
  if (entry.stage === 'contacted') {
    // Nobody exists who could be asked again.
    const canceled = {
      ...{ ...common, subject, body: '', kind: 'follow_up', follows: first, state: 'canceled', ordered_by: by },
      ...{ error: `Canceled by ${by}`, due_at: at(story.first ?? 0, 11), created_at: at(story.first ?? 0, 11) },
    }
    await tx`INSERT INTO acquisition_messages ${tx(canceled as never)}`
  }
  const event = (
    kind: string,
    days: number | undefined,
    words: string,
    more: { hour?: number; notedBy?: string } = {},
  ) =>
    days === undefined
      ? undefined
      : tx`
          INSERT INTO acquisition_events (entry_id, message_id, kind, words, at, noted_by)
          VALUES (${id}, ${second ?? first}, ${kind}, ${words}, ${at(days, more.hour ?? 16)}, ${more.notedBy ?? ''})`
  const answers = sampleAnswers[language]
  await event('answered', story.answered, answers[id % answers.length] ?? '')
  await event('unsubscribed', story.left, '', { hour: 15 })
  await event('bounced', story.bounced, '550 5.1.1 The email account that you tried to reach does not exist', {
    hour: 10.5,
  })
  await event('converted', story.won, '', { notedBy: by })
  const reason = story.left === undefined ? (story.bounced === undefined ? undefined : 'bounced') : 'unsubscribed'
  if (reason) {
    await tx`
      INSERT INTO acquisition_suppressions (kind, value, reason, at)
      VALUES ('address', ${email.toLowerCase()}, ${reason}, ${at(story.left ?? story.bounced ?? 0, 15)})`
  }
}

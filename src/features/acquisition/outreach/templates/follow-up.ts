import { monthAndYear } from '#features/invoices/issuing/rules/freeze.ts'
import type { Language } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Spelling, spellingOf } from '../content/spelling.ts'
import { withoutForward } from '../content/subjects.ts'
import { replySubject } from '../rules.ts'

type FirstMail = {
  language: Language
  /** Written above the body, with the name. Where both are empty, the body begins the mail. */
  salutation: string
  name: string
  firstSubject: string
  firstSentOn: Day
  /** Whose way of writing dates in English is taken. */
  country?: string
  /** The how manieth time is asked, and whether it is the last one: the first and only one unless told otherwise. */
  step?: number
  isLast?: boolean
}

/** What is asked when nobody answered: a subject as text, and a body as HTML that goes on after the greeting. */
export function followUpText(first: FirstMail): { subject: string; body: string } {
  const { language, firstSubject, country = '', step = 1, isLast = true } = first
  const isGreeted = `${first.salutation}${first.name}`.trim() !== ''
  const quoted = escaped(withoutForward(firstSubject.trim().replace(/^re: */i, '')))
  const day = writtenDay(first.firstSentOn, language, spellingOf(country))
  // The same, so that mailboxes show both together.
  const subject = replySubject(firstSubject.trim())
  if (language === 'en') {
    const last = isLast ? ', for the last time' : ''
    const asks =
      step === 1
        ? `Perhaps our email got lost among others, so we are asking once more${last}.`
        : `We know how full days are, so here is our question again${last}.`
    return {
      subject,
      body: `<p>On ${day} we wrote to you about “${quoted}”. ${asks}</p><p>Is this of interest to you? A short yes or no is enough: simply reply to this email. If the decision is not yours, we would be grateful if you forwarded it.</p><p>Kind regards</p>`,
    }
  }
  const last = isLast ? ', zum letzten Mal' : ''
  const asks =
    step === 1
      ? `Vielleicht ist unsere E-Mail zwischen anderen untergegangen; deshalb fragen wir noch einmal nach${last}.`
      : `Wir wissen, wie voll Tage sind; deshalb kommt unsere Frage hier noch einmal${last}.`
  const am = isGreeted ? 'am' : 'Am'
  const [open, close] = country === 'Switzerland' ? ['«', '»'] : ['„', '“']
  return {
    subject,
    body: `<p>${am} ${day} haben wir Ihnen zum Thema ${open}${quoted}${close} geschrieben. ${asks}</p><p>Kommt das für Sie infrage? Ein kurzes Ja oder Nein genügt: Antworten Sie einfach auf diese E-Mail. Entscheidet jemand anderes, leiten Sie sie bitte weiter.</p><p>Mit freundlichen ${country === 'Switzerland' ? 'Grüssen' : 'Grüßen'}</p>`,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `3. November 2026`, `3 November 2026`, `November 3, 2026`. */
function writtenDay(day: Day, language: Language, spelling: Spelling): string {
  const date = Number(day.slice(8))
  const month = monthAndYear(language, day)
  if (language === 'de') return `${date}. ${month}`
  return spelling === 'British' ? `${date} ${month}` : month.replace(' ', ` ${date}, `)
}

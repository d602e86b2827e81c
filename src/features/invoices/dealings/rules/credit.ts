import type { Language } from '#kit/shared/countries.ts'
import type { Texts } from '../../issuing/rules/freeze.ts'

/** What is written to the customer with a credit note; the salutation is that of the invoice. */
export const creditTexts = (language: Language, reference: string): Pick<Texts, 'subject' | 'body'> =>
  language === 'de'
    ? {
        subject: `Rechnungskorrektur zur Rechnung ${reference}`,
        body: `<p>mit dieser Rechnungskorrektur nehmen wir unsere Rechnung ${reference} vollständig zurück. Was Sie dafür schon gezahlt haben, erhalten Sie zurück.</p>`,
      }
    : {
        subject: `Credit note for invoice ${reference}`,
        body: `<p>With this credit note we take back our invoice ${reference} in full. Whatever you have paid for it already will be returned to you.</p>`,
      }

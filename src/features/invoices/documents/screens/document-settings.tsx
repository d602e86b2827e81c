import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { errorsOf } from '#kit/shared/fields.ts'
import type { Currency } from '#kit/shared/money.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { type AccountForm, bankAccount, getPaperSettings, type PaperSettings, paperLookForm } from '../contract.ts'
import { AccountList } from './account-list.tsx'
import { PaperPreview, sampleOfCurrency } from './document-preview.tsx'
import styles from './document-settings.module.css'
import { LogoField } from './logo-field.tsx'
import { InvoiceRulesPart } from './rules-dialog.tsx'
import { ThemeFields } from './theme-fields.tsx'

/** How the agency's papers look, what they say and where they are paid to, beside a sample that shows it at once. */
export function PaperSettingsScreen({ user }: { user: SignedInUser }) {
  const settings = useEndpoint(getPaperSettings)
  return (
    <OfficePage
      user={user}
      title="Papers"
      lead="How invoices look, what they say and where they are paid to. What was sent stays as it was."
    >
      <InvoiceWays user={user} />
      {settings.data ? (
        <Bench user={user} settings={settings.data} />
      ) : (
        <Pending query={settings} what="the settings" blocks={4} />
      )}
    </OfficePage>
  )
}

function Bench({ settings }: { user: SignedInUser; settings: PaperSettings }) {
  const [draft, setDraft] = useKept('papers.look', settings.look)
  const [country, setCountry] = useKept('papers.country', 'Germany')
  const [account, setAccount] = useState<AccountForm>()
  const [logos, setLogos] = useState(0)
  const [look, setLook] = useState(settings.look)
  const fits = errorsOf(paperLookForm, draft).length === 0
  if (fits && look !== draft) setLook(draft)
  const shownAccount = account && errorsOf(bankAccount, account).length === 0 ? account : undefined
  const payable = new Set<Currency>(
    [...settings.accounts, ...(shownAccount ? [shownAccount] : [])].map(({ currency }) => currency),
  )
  return (
    <div className={styles.bench}>
      <div className={styles.forms}>
        <section className={styles.part} aria-labelledby="papers-look">
          <h2 id="papers-look">Look and words</h2>
          <LogoField hasLogo={settings.has_logo} onChanged={() => setLogos(logos + 1)} />
          <ThemeFields saved={settings.look} draft={draft} onChange={setDraft} />
        </section>
        <InvoiceRulesPart rules={settings.rules} law={settings.law} />
        <section className={styles.part} aria-labelledby="papers-accounts">
          <h2 id="papers-accounts">Accounts</h2>
          <p className={styles.note}>Invoices are sent in the currencies that have one.</p>
          <AccountList
            accounts={settings.accounts}
            onEdit={(form) => {
              setAccount(form)
              if (form) setCountry(sampleOfCurrency(form.currency))
            }}
          />
        </section>
      </div>
      <PaperPreview
        {...{ country, look, payable, account: shownAccount }}
        onCountry={setCountry}
        version={`${settings.rules.small_business}${settings.has_logo}${logos}${JSON.stringify(settings.accounts)}`}
      />
    </div>
  )
}

import { Unsubscribe, type UnsubscribeWords } from '#features/acquisition/outgoing/screens/unsubscribe.tsx'
import type { PageMeta } from '#sites/modules.ts'

export const meta: PageMeta = {
  title: 'Unsubscribe – Sternsinger',
  description: 'Hear nothing from us any more.',
  noindex: true,
}

const words: UnsubscribeWords = {
  title: 'Unsubscribe',
  loading: 'Looking for your address',
  lead: (address) => (
    <>
      We wrote to <strong>{address}</strong>. Confirm below, and we never will again.
    </>
  ),
  question: 'Who should hear nothing from us?',
  onlyAddress: (address) => `Only ${address}`,
  wholeDomain: (domain) => `Everybody at ${domain}`,
  wholeDomainText: 'No address that ends with it is written to',
  confirm: 'Unsubscribe',
  wait: 'Please wait...',
  doneTitle: 'Done',
  done: (who) => (
    <>
      We never write to <strong>{who}</strong> again.
    </>
  ),
  everybody: (domain) => `anybody at ${domain}`,
  kept: 'We keep the address only to make sure of that.',
  alsoDomain: (domain) => `Also everybody else at ${domain}`,
  badTitle: 'This link does not work',
  bad: 'Something of it is missing. Please open it once more from our mail, or simply answer that mail: we take you off by hand.',
  failedTitle: 'That did not work',
}

export default function UnsubscribePage() {
  return <Unsubscribe words={words} />
}

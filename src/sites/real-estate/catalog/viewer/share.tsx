import { useState } from 'react'
import type { OfferLanguage } from '#features/properties/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { offerWords } from './offer-words.ts'
import styles from './share.module.css'

type ShareProps = { title: string; url: string; language: OfferLanguage }

/** Hands the link to the device's own menu or, where there is none, copies it; where that fails, too, it can be read. */
export function Share({ title, url, language }: ShareProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const canShare = 'share' in navigator
  const hand = async () => {
    setOutcome(undefined)
    if (canShare && (await share({ title, url }))) return
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    setOutcome(copied ? 'copied' : 'notCopied')
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void hand().catch(() => setOutcome('notCopied'))}>
        {canShare ? offerWords[language].share : offerWords[language].copy}
      </Button>
      <p className={styles.outcome} role="status">
        {outcome && offerWords[language][outcome]}
      </p>
      {outcome === 'notCopied' && (
        <input
          className={styles.link}
          aria-label={offerWords[language].notCopied}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}

/** Whether that is done with; who thinks better of it is done, too. */
const share = (data: ShareData) =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

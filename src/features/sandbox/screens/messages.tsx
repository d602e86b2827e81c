import { useEffect, useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { toast } from '#kit/ui/toasts.ts'
import styles from './messages.module.css'
import { type Said, said } from './said.ts'

const tones = { success: 'Success', danger: 'Failure', warning: 'Warning', info: 'Note' }

/** What the product says on the screen, each to be played. */
export function Messages() {
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <header>
        <h2 id="messages">Messages</h2>
        <p className={styles.lead}>
          What the screens say after success and failure, and for how long. Play one to see it.
        </p>
      </header>
      <ul className={styles.list}>
        {said.map((one) => (
          <Message key={`${one.where} ${one.text}`} message={one} />
        ))}
      </ul>
    </section>
  )
}

function Message({ message }: { message: Said }) {
  const { text, where, tone, seconds, how } = message
  const [plays, setPlays] = useState(0)
  useEffect(() => {
    if (plays === 0 || seconds === undefined) return
    const timer = setTimeout(() => setPlays(0), seconds * 1000)
    return () => clearTimeout(timer)
  }, [plays, seconds])
  const play = () => {
    if (how === 'banner') setPlays(seconds === undefined && plays > 0 ? 0 : plays + 1)
    else toast(text, { tone, ...(seconds && { seconds }) })
  }
  return (
    <li className={styles.message}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={layout.note}>
          {where} · {how === 'banner' ? 'in the page' : 'in the corner'} ·{' '}
          {seconds === undefined ? 'stays' : `${seconds} seconds`}
        </p>
      </div>
      <Badge tone={tone}>{tones[tone]}</Badge>
      <Button variant="secondary" size="small" onClick={play} aria-label={`Play "${text}"`}>
        Play
      </Button>
      {plays > 0 && (
        <Banner key={plays} tone={tone} className={styles.played ?? ''}>
          {text}
        </Banner>
      )}
    </li>
  )
}

import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { cancelMail, getMail, listMails, type Mail, resendMail } from '../contract.ts'
import { mayCancel, mayResend } from '../rules.ts'
import { words } from '../words.ts'

/** What staff may do about a mail, each after a question. */
export function MailActions({ mail }: { mail: Mail }) {
  if (mayCancel(mail.state)) {
    return (
      <Action
        mail={mail}
        endpoint={cancelMail}
        label={words.doNotSend}
        question={words.reallyKeep}
        text={(mail.confidential || mail.declinable ? words.willNotGet : words.willNotGetNow)(mail.to, mail.subject)}
        done={words.kept}
      />
    )
  }
  if (mail.confidential || mail.declinable || !mayResend(mail.state)) return null
  return (
    <Action
      mail={mail}
      endpoint={resendMail}
      label={mail.state === 'canceled' ? words.sendAfterAll : words.sendAgain}
      question={words.reallySend(mail.to)}
      text={mail.state === 'unclear' ? words.mayArriveTwice : words.asWritten(mail.subject)}
      done={words.onItsWay}
    />
  )
}

type ActionProps = {
  mail: Mail
  endpoint: typeof cancelMail | typeof resendMail
  label: string
  question: string
  text: string
  done: string
}

function Action({ mail, endpoint, label, question, text, done }: ActionProps) {
  const [asks, setAsks] = useState(false)
  const write = useWrite(endpoint, {
    refreshes: [listMails, getMail],
    onSuccess: () => toast(done),
    onError: (error) => toast(error.message, { tone: 'danger' }),
  })
  const act = async () => {
    await write.mutateAsync({ params: { id: mail.id } }).catch(() => {})
    setAsks(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={question}
        size="small"
        leave={words.leaveIt}
        footer={
          <Button busy={write.isPending} onClick={act}>
            {label}
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
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
    onSuccess: () => {
      setAsks(false)
      toast(done)
    },
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <WriteDialog
          size="small"
          title={question}
          write={write}
          leave={words.leaveIt}
          send={label}
          onSend={() => write.mutate({ params: { id: mail.id } })}
          onClose={() => setAsks(false)}
        >
          <p>{text}</p>
        </WriteDialog>
      )}
    </>
  )
}
